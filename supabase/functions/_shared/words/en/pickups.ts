import type { Proposal } from '../../rules/pickup-contract.ts';
import type { AskedFor } from '../../rules/proposals.ts';

/** From when until when, each as ISO 8601 or a Date. */
export type Window = { from: string | Date; until: string | Date };

/** Made when it is first needed: it takes a slow phone 50 ms. */
let losAngelesClock: Intl.DateTimeFormat | undefined;

/** "Tuesday, November 24, 9:00–11:00 AM", on the clocks of Los Angeles. */
export function windowText(window: Window): string {
  return `${dayText(window.from)}, ${timesText(window)}`;
}

/** The day alone, in Los Angeles: "Tuesday, November 24". */
export function dayText(moment: string | Date): string {
  const { weekday, month, day } = partsOf(moment);
  return `${weekday}, ${month} ${day}`;
}

/** The times alone, in Los Angeles: "9:00–11:00 AM", "11:00 AM–1:00 PM". */
export function timesText({ from, until }: Window): string {
  const [start, end] = [clockOf(from), clockOf(until)];
  return start.half === end.half
    ? `${start.time}–${end.time} ${end.half}`
    : `${start.time} ${start.half}–${end.time} ${end.half}`;
}

/** A time of the day in Los Angeles: "3:20 PM". */
export function timeText(moment: string | Date): string {
  const { time, half } = clockOf(moment);
  return `${time} ${half}`;
}

/** The same of a clock that counts 24 hours, such as `15:20`. */
export function timeOfDayText(clock: string): string {
  const { time, half } = inHalves(...clock.split(':'));
  return `${time} ${half}`;
}

/** An amount in words: "$1,200"; "Nothing" for none. */
export function dollars(amount: number): string {
  return amount === 0 ? 'Nothing' : `$${amount.toLocaleString('en-US')}`;
}

/** What a proposal estimates: "$120–$180", "$150", or that the price is set on inspection. */
export function estimateText({ priceFrom, priceTo = priceFrom }: Pick<Proposal, 'priceFrom' | 'priceTo'>): string {
  if (priceFrom === undefined || priceTo === undefined) return 'Price on inspection';
  return priceFrom === priceTo ? dollars(priceFrom) : `$${priceFrom.toLocaleString('en-US')}–${dollars(priceTo)}`;
}

/** What holds of every price that is named before the pickup, for the customer. */
export function estimateMeaning({ priceFrom }: Pick<Proposal, 'priceFrom'>): string {
  const onInspection =
    'The hauler sets the final price on inspection, before loading. You are free to say no then. You pay when the job is done.';
  return priceFrom === undefined ? onInspection : `This is an estimate. ${onInspection}`;
}

/** What a customer asks for instead of a proposal, as its hauler reads it. */
export const askedHeadings: Record<AskedFor, string> = {
  'other-time': 'The customer asks for another time',
  'other-price': 'The customer asks for another price',
  other: 'The customer has a question',
};

function clockOf(moment: string | Date): { time: string; half: string } {
  const { hour, minute } = partsOf(moment);
  return inHalves(hour, minute);
}

function inHalves(hour?: string, minute?: string): { time: string; half: string } {
  return { time: `${Number(hour) % 12 || 12}:${minute}`, half: Number(hour) < 12 ? 'AM' : 'PM' };
}

// Put together by hand: what Intl writes between the parts of a range is not the same in every browser.
function partsOf(moment: string | Date): Record<string, string> {
  losAngelesClock ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Los_Angeles',
    hourCycle: 'h23',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = losAngelesClock.formatToParts(new Date(moment));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}
