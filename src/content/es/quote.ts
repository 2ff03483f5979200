// English: d73cda8d25a9

import type { words as english } from '../en/quote';
import type { Shape } from '../shape';

export const words = {
  asYouLeftIt: 'Su solicitud está aquí como la dejó. Revise que esté bien antes de enviarla.',
} satisfies Shape<typeof english>;
