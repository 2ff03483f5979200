// English: 3867a7124a39

import type { words as english } from '../en/something-else';
import type { Shape } from '../shape';

export const words = { describe: '¿Otra cosa? Solo descríbala' } satisfies Shape<typeof english>;
