import { waysToReachReader } from '../readers/ways-to-reach.ts';

/** How a customer may be reached: "call, text or email", in the words that it is given. */
export const waysToReach = waysToReachReader('or');
