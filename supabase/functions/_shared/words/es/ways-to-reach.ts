// English: dfcf4271cce0

import { waysToReachReader } from '../readers/ways-to-reach.ts';

/** How a customer may be reached: "llamadas, mensajes de texto o correo", in the words that it is given. */
export const waysToReach = waysToReachReader('o');
