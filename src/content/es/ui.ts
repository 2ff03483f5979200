// English: d6e9950b9b8d

import type { words as english } from '../en/ui';
import type { Shape } from '../shape';

export const words = {
  field: {
    optional: '(opcional)',
    error: 'Error: ',
  },
  mayLackDigit: '¿Falta algún dígito?',
  errorSummary: 'Falta corregir algo',
  honeypot: 'Deje esto vacío',
  writeToUs: { asSentence: 'Escríbanos', withinSentence: 'escríbanos' },
} satisfies Shape<typeof english>;
