// English: 15677d03dc62

import type { words as english } from '../en/ui';
import type { Shape } from '../shape';

export const words = {
  field: {
    optional: '(opcional)',
    error: 'Error: ',
    clear: 'Quitar mi respuesta',
  },
  mayLackDigit: '¿Falta algún dígito?',
  errorSummary: 'Falta corregir algo',
  honeypot: 'Deje esto vacío',
  writeToUs: { asSentence: 'Escríbanos', withinSentence: 'escríbanos' },
} satisfies Shape<typeof english>;
