import type { words as english } from '../en/sections';
import type { Shape } from '../shape';

/** The words of sections that several pages have. */
export const words = {
  readMore: 'Leer más',
} satisfies Shape<typeof english>;
