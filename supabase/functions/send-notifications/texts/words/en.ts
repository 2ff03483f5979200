/**
 * Words that all texts share. Except in one kind, a link follows the words. Only times, ZIP codes and phone numbers are
 * inserted, already formatted: with the longest of them, the words of a kind have at most 53 characters, all in GSM-7.
 */
export const words = {
  /** A complete text. */
  text: (brand: string, what: string, link: string) => `${brand}: ${what} ${link}`,
  textWithoutLink: (brand: string, what: string) => `${brand}: ${what}`,
  /** Ends the first text to a number after some time. */
  stop: 'Reply STOP to end',
  /** A time on another day: "10:00 AM Mon". */
  onDay: (time: string, day: string) => `${time} ${day.slice(0, 3)}`,
  /** A day and its times: "Wed, Nov 25, 10:00 AM-12:45 PM". */
  window: (dayText: string, times: string) => {
    const [weekday = '', month = '', day] = dayText.split(' ');
    return `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${day}, ${times}`;
  },
  /** A day: "Nov 25". */
  day: (dayText: string) => {
    const [, month = '', day] = dayText.split(' ');
    return `${month.slice(0, 3)} ${day}`;
  },
  /** "9:00-11:00 AM" */
  times: (timesText: string) => timesText.replace('–', '-'),
};
