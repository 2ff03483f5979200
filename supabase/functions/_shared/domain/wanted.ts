import { WANTED_DAYS } from './limits.ts';
import { losAngelesDay } from './los-angeles-clock.ts';

// When it should be gone, as the customer says: one of these words, or the day by which, such as `2026-12-03`.

export type WantedWord = 'soon' | 'flexible';

const DAY_MS = 24 * 3_600_000;

export function isWantedWord(wanted: string): wanted is WantedWord {
  return wanted === 'soon' || wanted === 'flexible';
}

/** The first and the last day that can be chosen now, in Los Angeles. */
export function wantedDays(now: Date = new Date()): { first: string; last: string } {
  const first = losAngelesDay(now);
  return { first, last: new Date(Date.parse(first) + WANTED_DAYS * DAY_MS).toISOString().slice(0, 10) };
}

/** In a form, while "By a day" is chosen without a day, which is no answer. */
export const NO_DAY = 'day';

/** What a form checks and sends: no answer if its day cannot be chosen now. Same as `private.corrected_wanted`. */
export function wantedNow(wanted: string, now?: Date): string {
  if (wanted === '' || isWantedWord(wanted)) return wanted;
  const { first, last } = wantedDays(now);
  return first <= wanted && wanted <= last ? wanted : NO_DAY;
}
