// English: f7a56d5d89ea

import type { words as english } from '../en/toasts';
import type { Shape } from '../shape';

export const words = { region: 'Avisos', close: 'Cerrar el aviso' } satisfies Shape<typeof english>;
