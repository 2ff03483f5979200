// English: 3eb0eab9916a

import type { words as english } from '../en/actions';
import type { Shape } from '../shape';

export const words = {
  sending: 'Enviando…',
  waiting: 'Esperando señal',
  offline: 'No hay internet. Deje esta página abierta: se envía en cuanto vuelva la conexión.',
  takeBack: 'No enviarlo',
  failed: 'Algo salió mal. Si esta página no lo muestra como hecho, intente otra vez en un minuto.',
} satisfies Shape<typeof english>;
