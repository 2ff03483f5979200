// English: c4cc77245353

import type { words as english } from '../en/ui';
import type { Shape } from '../shape';

export const words = {
  field: {
    optional: '(opcional)',
    error: 'Error: ',
  },
  errorSummary: 'Falta corregir algo',
  honeypot: 'Deje esto vacío',
  writeToUs: { asSentence: 'Escríbanos', withinSentence: 'escríbanos' },
} satisfies Shape<typeof english>;
