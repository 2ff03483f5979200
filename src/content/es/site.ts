// English: c2a147750eac

import type { words as english } from '../en/site';
import { site } from '../facts/site';
import type { Shape } from '../shape';

export const words = {
  serves: 'Servicio en Los Ángeles y el sur de California',
  skylineAlt: `Una maqueta de Los Ángeles: playa, palmeras, las torres del centro, cerros verdes y una autopista con un camión de ${site.name}.`,
} satisfies Shape<typeof english>;
