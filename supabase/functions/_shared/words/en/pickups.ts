import type { Proposal } from '../../contracts/pickup.ts';
import { losAngelesDay, losAngelesTime } from '../../domain/los-angeles-clock.ts';
import type { AskedFor } from '../../domain/proposals.ts';

/** A time window; each end is ISO 8601 or a Date. */
export type Window = { from: string | Date; until: string | Date };

/** "Tuesday, November 24, 9:00–11:00 AM", Los Angeles time. */
export function windowText(window: Window): string {
  return `${dayText(window.from)}, ${timesText(window)}`;
}

/** Only the day, in Los Angeles: "Tuesday, November 24". */
export function dayText(moment: string | Date): string {
  // Formatted by hand, because Intl puts different separators between the parts in different browsers.
  const day = new Date(losAngelesDay(moment));
  return `${WEEKDAYS[day.getUTCDay()]}, ${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}`;
}

/** A window and a day within a sentence: the same as alone. In Spanish they have one comma less. */
export const [windowInSentence, dayInSentence] = [windowText, dayText];

/** Only the times, in Los Angeles: "9:00–11:00 AM", "11:00 AM–1:00 PM". */
export function timesText({ from, until }: Window): string {
  const [start, end] = [inHalves(losAngelesTime(from)), inHalves(losAngelesTime(until))];
  return start.half === end.half
    ? `${start.time}–${end.time} ${end.half}`
    : `${start.time} ${start.half}–${end.time} ${end.half}`;
}

/** A time of day in Los Angeles: "3:20 PM". */
export function timeText(moment: string | Date): string {
  return timeOfDayText(losAngelesTime(moment));
}

/** The same for a 24-hour time such as `15:20`. */
export function timeOfDayText(clock: string): string {
  const { time, half } = inHalves(clock);
  return `${time} ${half}`;
}

/** An amount in words: "$1,200"; "Nothing" for none. */
export function dollars(amount: number): string {
  return amount === 0 ? 'Nothing' : `$${amount.toLocaleString('en-US')}`;
}

/** What half of the customers paid: "$215 to $290", or "about $215". */
export function rangeText(lower: number, upper: number): string {
  return lower === upper ? `about ${dollars(lower)}` : `${dollars(lower)} to ${dollars(upper)}`;
}

/** The estimate of a proposal: "$120–$180", "$150", or that the price is set on inspection. */
export function estimateText({ priceFrom, priceTo = priceFrom }: Pick<Proposal, 'priceFrom' | 'priceTo'>): string {
  if (priceFrom === undefined || priceTo === undefined) return 'Price set when the hauler sees it';
  return priceFrom === priceTo ? dollars(priceFrom) : `$${priceFrom.toLocaleString('en-US')}–${dollars(priceTo)}`;
}

/** What an estimate means, for the customer. */
export function estimateMeaning({ priceFrom }: Pick<Proposal, 'priceFrom'>): string {
  const onInspection =
    'The hauler sets the final price on inspection, before loading. You’re free to say no then. You pay when the job is done.';
  return priceFrom === undefined ? onInspection : `This is an estimate. ${onInspection}`;
}

/** What a customer asks for instead of a proposal, for its hauler. */
export const askedHeadings: Record<AskedFor, string> = {
  'other-time': 'The customer is asking for another time',
  'other-price': 'The customer is asking for another price',
  other: 'The customer has a question',
};

function inHalves(clock: string): { time: string; half: string } {
  const [hour, minute] = clock.split(':');
  return { time: `${Number(hour) % 12 || 12}:${minute}`, half: Number(hour) < 12 ? 'AM' : 'PM' };
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
