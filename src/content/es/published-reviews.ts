// English: c9e7b230c191

import type { words as english } from '../en/published-reviews';
import { site } from '../facts/site';
import type { Shape } from '../shape';

export const words = {
  heading: 'Lo que dicen los clientes',
  stars: (count) => `${count} de 5 estrellas`,
  hiredThrough: `empresa contratada por medio de ${site.name}`,
  all: 'Todas las opiniones',
} satisfies Shape<typeof english>;
