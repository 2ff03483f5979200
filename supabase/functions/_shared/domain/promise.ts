/**
 * Within how many business hours a local hauler contacts the customer: what every page and mail says. When that is for
 * one request, the database computes: `promised_by`.
 *
 * The specification's section 9 names it.
 */
export const PROMISE_HOURS = 2;

/** The hours of the day, in California, in which those business hours are counted: stands beside every promise of them. */
export const PROMISE_HOURS_OF_DAY = '8 AM–8 PM';
