// English: 31c035d69fd1

import type { words as english } from '../en/zip-form';
import type { Shape } from '../shape';

export const words = {
  label: 'Código postal (ZIP)',
  quote: 'Pedir cotización gratis',
  invalid: 'Escriba un código postal (ZIP) de 5 números',
  outOfState: 'Trabajamos en California, pero de todos modos puede preguntar.',
} satisfies Shape<typeof english>;
