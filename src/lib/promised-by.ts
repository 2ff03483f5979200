import { losAngelesClock } from '@functions/domain/los-angeles-clock.ts';
import { PROMISE_HOURS } from '@functions/domain/promise.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Business hours, every day, in milliseconds since midnight on the clocks of Los Angeles. */
const OPENS = 8 * HOUR_MS;
const CLOSES = 20 * HOUR_MS;

/** How soon a local hauler contacts the customer, in milliseconds of business hours. */
const PROMISE = PROMISE_HOURS * HOUR_MS;

/**
 * By when a local hauler contacts the customer: PROMISE_HOURS after the request, counted in business hours, which are
 * 08:00–20:00 every day in Los Angeles. A request of 11 PM is promised by 10 AM, one of 7 PM by 9 AM of the next day.
 * The device's time zone does not matter.
 *
 * For what no answer of the database tells: the confirmation, since who sends a request may read nothing of it but its
 * ids, and the tracking page when its answer comes without the time. Everything else shows what `promised_by` in the
 * database says, which a test holds to be the same.
 *
 * The business hours are those of the specification's section 9.
 */
export function promisedBy(submittedAt: Date): Date {
  const submittedClock = clockOf(submittedAt.getTime());
  const promisedClock = clockOfPromise(submittedClock);
  const promised = submittedAt.getTime() + promisedClock - submittedClock;
  // If the clocks change in the night between, this is an hour off.
  return new Date(promised + (promisedClock % DAY_MS) - clockOf(promised));
}

/** Milliseconds from the midnight before the request to the promised time; more than a day if that is tomorrow. */
function clockOfPromise(submittedClock: number): number {
  if (submittedClock < OPENS) return OPENS + PROMISE;
  if (submittedClock + PROMISE <= CLOSES) return submittedClock + PROMISE;
  const countedToday = Math.max(0, CLOSES - submittedClock);
  return DAY_MS + OPENS + PROMISE - countedToday;
}

/** Milliseconds since midnight on the clocks of Los Angeles. */
function clockOf(moment: number): number {
  const [hours = 0, minutes = 0] = losAngelesClock(moment).slice(11).split(':').map(Number);
  return hours * HOUR_MS + minutes * MINUTE_MS + (moment % MINUTE_MS);
}
