// English: 58a94a040dd9

import { type RefusalWords, refusalReader } from '../readers/refusals.ts';
import { knownFieldError } from './errors.ts';
import { statusLabel } from './statuses.ts';

/**
 * Why a function refused. `status` is the label of the request's status, feminine because it is about "la solicitud".
 */
export const refusals = {
  malformed: 'Lo que se envió no tiene la forma correcta.',
  'key-required': 'Hace falta una clave de API válida.',
  'post-required': 'Use POST.',
  'too-large': 'Lo que se envió es demasiado grande.',
  'too-many-requests': 'Son demasiados intentos. Intente otra vez en un minuto.',
  fault: 'Algo salió mal de nuestro lado.',
  'request-unknown': 'No encontramos en nuestro sistema una solicitud con ese número de seguimiento.',
  'job-unknown': 'No hay un trabajo con este enlace.',
  'desk-unknown': 'Este enlace ya no sirve.',
  'review-unknown': 'No reconocemos este enlace.',
  'job-not-accepted': 'Primero acepte este trabajo, por favor.',
  'job-moves-forwards': ({ status }) =>
    status === undefined
      ? 'No se puede volver a un paso anterior. Este trabajo ya va más adelante.'
      : `No se puede volver a un paso anterior. El estado de este trabajo ya es “${status}”.`,
  'job-is-yours': 'Usted tiene este trabajo. Si no puede hacerlo, devuélvalo.',
  'job-taken': 'Otra empresa tomó este trabajo.',
  'job-declined': 'Usted dijo que este trabajo no le interesa.',
  'job-returned': 'Usted ya no tiene este trabajo.',
  'job-closed': ({ status = 'cerrada' }) => `La solicitud de este trabajo está ${status.toLowerCase()}.`,
  'offer-expired': 'Esta oferta ya venció.',
  'call-first':
    'Usted tiene trabajos de clientes a los que todavía no ha llamado. Llámeles primero, presione “Ya le llamé” en la página de cada trabajo y después acepte más.',
  'not-yet':
    'Este trabajo es primero para las empresas que hablan el idioma del cliente. Se abre para usted en unos minutos: entonces presione otra vez.',
  'request-closed': ({ status = 'cerrada' }) =>
    `Esta solicitud ya está ${status.toLowerCase()}, así que ya no se puede cambiar.`,
  'request-changed': 'Esta solicitud acaba de cambiar. Intente otra vez.',
  'too-many': 'Estos datos han cambiado demasiadas veces. Intente otra vez mañana o escríbanos.',
} satisfies RefusalWords;

const textOfCode = refusalReader(refusals, knownFieldError, statusLabel);

/** Like the English one, but a message without a code is in English, so it is not shown. */
export const refusalText: typeof textOfCode = ({ code, status } = {}, ownWords) =>
  textOfCode({ code, status }, ownWords);
