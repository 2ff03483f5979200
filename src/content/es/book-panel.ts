// English: 33652ac65a20

import type { words as english } from '../en/book-panel';
import type { Shape } from '../shape';

/** The buttons of the panel at the end of a page, unless the page has labels of its own. */
export const words = { book: 'Pedir recolección', contact: 'Escribirnos' } satisfies Shape<typeof english>;
