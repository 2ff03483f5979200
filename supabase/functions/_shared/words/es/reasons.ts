// English: f8857dfe1899

import type { Reason } from '../../domain/reasons.ts';
import { labelReader } from '../readers/labels.ts';

const reasonLabels: Record<Reason, string> = {
  'I no longer need it': 'Ya no lo necesito',
  'I found another solution': 'Encontré otra solución',
  'The price was too high': 'El precio era muy alto',
  'Nobody contacted me': 'Nadie se comunicó conmigo',
  'The date does not suit me': 'La fecha no me conviene',
  'I made a mistake in the request': 'Me equivoqué en la solicitud',
  'Too far away': 'Me queda muy lejos',
  'No time for it': 'No tengo tiempo',
  'Not the kind of job I take': 'No hago ese tipo de trabajo',
  'Too little to go on': 'Faltan datos para decidir',
  'No time for it after all': 'Al final no tengo tiempo',
  'I cannot reach the customer': 'No me puedo comunicar con el cliente',
  'The job is not what was described': 'El trabajo no es lo que se describió',
  'My truck or crew is not available': 'Mi camión o mis trabajadores no están disponibles',
  'The customer no longer needs it': 'El cliente ya no lo necesita',
  'The customer chose somebody else': 'El cliente eligió a alguien más',
  'The customer could not be reached': 'No fue posible comunicarse con el cliente',
  'The items cannot be taken': 'Esas cosas no se pueden llevar',
  'The customer said no to the final price': 'El cliente no aceptó el precio final',
};

/** The label of a stored reason; someone's own words stay as they wrote them. */
export const reasonLabel = labelReader(reasonLabels);
