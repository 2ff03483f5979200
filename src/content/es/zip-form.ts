// English: 60dcd05e1555

import { zipInvalid } from '@functions/words/es/zip-invalid.ts';
import type { words as english } from '../en/zip-form';
import type { Shape } from '../shape';

export const words = {
  label: 'Código postal (ZIP)',
  quote: 'Pedir cotización gratis',
  invalid: zipInvalid,
  outOfState: 'Solo trabajamos en California, pero de todos modos puede pedirla.',
} satisfies Shape<typeof english>;
