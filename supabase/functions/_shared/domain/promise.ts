/**
 * The business hours within which a local hauler contacts the customer, as all pages and emails say. The deadline of a
 * single request comes from the database: `promised_by`.
 *
 * From section 9 of the specification.
 */
export const PROMISE_HOURS = 2;

/** The time of day, in California, that counts as business hours. Shown with every mention of the promise. */
export const PROMISE_HOURS_OF_DAY = '8 AM–8 PM';

/** What pages claim about most pickups, unless the operator has it measured or left out: `scripts/build/claims.ts`. */
export const PICKUP_CLAIM = '24–48 hours';

/** What pages claim about how soon after booking a hauler can arrive; the same applies. */
export const ARRIVAL_CLAIM = '2–4 hours';
