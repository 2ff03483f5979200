import { losAngelesDay } from '../../supabase/functions/_shared/domain/los-angeles-clock.ts';
import { isOlderThan } from './is-older-than.ts';

/** Older figures are not shown. */
const SHOWN_FOR_DAYS = 7;

/**
 * Figures that are counted once a day, if they are fresh enough for pages to show, with the line that the build logs
 * about them. It begins with their name.
 */
export function currentRows<Row extends { as_of: string }>(
  name: string,
  rows: Row[],
  now = new Date(),
): { rows: Row[]; log: string; isWarning: boolean } {
  const [first] = rows;
  if (!first) return { rows: [], log: `${name}: none counted yet`, isWarning: false };
  const day = losAngelesDay(first.as_of);
  if (isOlderThan(SHOWN_FOR_DAYS, first.as_of, now)) {
    const log = `${name}: NOT SHOWN, because they were counted on ${day}, more than ${SHOWN_FOR_DAYS} days ago. Has the scheduler stopped?`;
    return { rows: [], log, isWarning: true };
  }
  const log = `${name}: ${rows.length} ${rows.length === 1 ? 'figure' : 'figures'}, counted ${day}`;
  return { rows, log, isWarning: false };
}
