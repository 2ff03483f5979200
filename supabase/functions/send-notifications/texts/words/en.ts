/**
 * What all texts say. A link follows the words of each kind but one. Of what varies only times, ZIP codes and phone
 * numbers are put in, as they are to be read: with the longest of them no words of a kind have more than 53 characters,
 * all of GSM-7.
 */
export const words = {
  /** A text as a whole. */
  text: (brand: string, what: string, link: string) => `${brand}: ${what} ${link}`,
  textWithoutLink: (brand: string, what: string) => `${brand}: ${what}`,
  /** Ends the first text to a number in a while. */
  stop: 'Reply STOP to end',
  /** A time of another day than today: "10:00 AM Mon". */
  onDay: (time: string, day: string) => `${time} ${day.slice(0, 3)}`,
  /** A day and its times: "Wed, Nov 25, 10:00 AM-12:45 PM". */
  window: (dayText: string, times: string) => {
    const [weekday = '', month = '', day] = dayText.split(' ');
    return `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${day}, ${times}`;
  },
  /** "9:00-11:00 AM" */
  times: (timesText: string) => timesText.replace('–', '-'),
};
