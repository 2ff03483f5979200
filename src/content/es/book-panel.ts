// English: 107413f682a8

import type { words as english } from '../en/book-panel';
import type { Shape } from '../shape';

export const words = { book: 'Pedir cotización gratis', contact: 'Escribirnos' } satisfies Shape<typeof english>;
