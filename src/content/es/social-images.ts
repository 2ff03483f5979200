// English: 85d4d8f3d398

import type { words as english } from '../en/social-images';
import { site } from '../facts/site';
import type { Shape } from '../shape';
import { words as siteWords } from './site';

export const words = {
  title: siteWords.serves,
  line: 'Empresas locales que ya revisamos se llevan su basura y sus muebles viejos',
  lines: {
    blog: `Del blog de ${site.name}`,
    services: 'Empresas locales que ya revisamos le cotizan gratis',
    locations: 'Empresas locales que ya revisamos le cotizan gratis',
    others: siteWords.serves,
  },
} satisfies Shape<typeof english>;
