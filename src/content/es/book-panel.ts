// English: 33652ac65a20

import type { words as english } from '../en/book-panel';
import type { Shape } from '../shape';

export const words = { book: 'Pedir recolección', contact: 'Escribirnos' } satisfies Shape<typeof english>;
