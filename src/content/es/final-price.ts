// English: fc79cf918b8f

import type { words as english } from '../en/final-price';
import type { Shape } from '../shape';

export const words = {
  finalPrice: 'La empresa de acarreo le dice el precio final antes de cargar, y usted siempre puede decir que no.',
  howCounted: 'De dónde salen estos precios',
  seePaid: 'Lo que pagó la gente',
} satisfies Shape<typeof english>;
