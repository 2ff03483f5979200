import { losAngelesTime } from '@functions/domain/los-angeles-clock.ts';
import { PROMISE_HOURS } from '@functions/domain/promise.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Business hours, every day, in milliseconds since midnight in Los Angeles. */
const OPENS = 8 * HOUR_MS;
const CLOSES = 20 * HOUR_MS;

/** How soon a local hauler will contact the customer, in milliseconds of business hours. */
const PROMISE = PROMISE_HOURS * HOUR_MS;

/**
 * The time by which a local hauler will contact the customer: PROMISE_HOURS after the request, counted in business
 * hours, which are 08:00–20:00 every day in Los Angeles. For a request at 11 PM that is 10 AM, for one at 7 PM it is 9
 * AM the next day. Does not depend on the device's time zone.
 *
 * Used where the database returns no time: on the confirmation, because visitors can read only the ids of their new
 * request, and on the tracking page if the response lacks it. Everything else shows the database's `promised_by`; a
 * test checks that the two agree.
 *
 * The business hours come from section 9 of the specification.
 */
export function promisedBy(submittedAt: Date): Date {
  const submittedClock = clockOf(submittedAt.getTime());
  const promisedClock = clockOfPromise(submittedClock);
  const promised = submittedAt.getTime() + promisedClock - submittedClock;
  // Off by an hour if the clocks change in the night between.
  return new Date(promised + (promisedClock % DAY_MS) - clockOf(promised));
}

/** Milliseconds from midnight before the request to the promised time; more than a day if that is tomorrow. */
function clockOfPromise(submittedClock: number): number {
  if (submittedClock < OPENS) return OPENS + PROMISE;
  if (submittedClock + PROMISE <= CLOSES) return submittedClock + PROMISE;
  const countedToday = Math.max(0, CLOSES - submittedClock);
  return DAY_MS + OPENS + PROMISE - countedToday;
}

/** Milliseconds since midnight in Los Angeles. */
function clockOf(moment: number): number {
  const [hours = 0, minutes = 0] = losAngelesTime(moment).split(':').map(Number);
  return hours * HOUR_MS + minutes * MINUTE_MS + (moment % MINUTE_MS);
}
