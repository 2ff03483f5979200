import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';

/** What we promise about the first call, and what you can do if no one calls: in the FAQ and in the terms. */
export const callPromise = `A local hauler will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}). If no one has, tell us on your tracking page. If the hauler does not answer within an hour, we offer the job to others.`;
