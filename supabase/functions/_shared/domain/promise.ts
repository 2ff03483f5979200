/**
 * The business hours within which a local hauler contacts the customer, as all pages and emails say. The deadline of a
 * single request comes from the database: `promised_by`.
 *
 * From section 9 of the specification.
 */
export const PROMISE_HOURS = 2;

/** The time of day, in California, that counts as business hours. Shown with every mention of the promise. */
export const PROMISE_HOURS_OF_DAY = '8 AM–8 PM';
