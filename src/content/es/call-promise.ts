// English: 1a8efcad67a7

import { PROMISE_HOURS } from '@functions/domain/promise.ts';
import type { callPromise as english } from '../en/call-promise';
import type { Shape } from '../shape';

export const callPromise: Shape<typeof english> =
  `Una empresa local se comunicará con usted en menos de ${PROMISE_HOURS} horas (de 8 a.m. a 8 p.m.). Si ninguna lo ha hecho, díganoslo en su página de seguimiento. Si la empresa no contesta en una hora, les ofrecemos el trabajo a otras.`;
