// English: 26781c5fb294

import type { words as english } from '../en/not-found';
import type { Shape } from '../shape';

export const words = {
  title: 'No existe esta página',
  description: 'Esta página no existe.',
  heading: '404',
  lede: 'Esta página ya no está aquí.',
  backToHome: 'Volver al inicio',
  pictureAlt:
    'En la orilla de la calle, una caja de cartón vacía que dice 404, un calcetín perdido y un cono de tráfico.',
} satisfies Shape<typeof english>;
