// English: dfcf4271cce0

import { waysToReachReader } from '../readers/ways-to-reach.ts';

/** How a customer can be reached: "llamadas, mensajes de texto o correo", with the given words. */
export const waysToReach = waysToReachReader('o');
