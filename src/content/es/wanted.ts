// English: f461066c99f1

import type { words as english } from '../en/wanted';
import type { Shape } from '../shape';

export const words = {
  question: '¿Para cuándo se lo deben llevar?',
  hint: 'Las empresas lo ven antes de aceptar.',
  choices: {
    soon: 'Lo antes posible',
    day: 'Con fecha límite',
    flexible: 'Cualquier día está bien',
  },
  by: 'A más tardar el',
} satisfies Shape<typeof english>;
