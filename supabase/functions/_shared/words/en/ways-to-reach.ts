import { waysToReachReader } from '../readers/ways-to-reach.ts';

/** How a customer can be reached: "call, text or email", with the given words. */
export const waysToReach = waysToReachReader('or');
