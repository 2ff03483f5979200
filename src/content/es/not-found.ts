import type { words as english } from '../en/not-found';
import type { Shape } from '../shape';

export const words = {
  title: 'No existe esta página',
  description: 'Esta página no existe.',
  heading: '404',
  lede: 'Esta página ya no está aquí.',
  backToHome: 'Volver al inicio',
  pictureAlt: 'Una caja de cartón vacía con el número 404 en la orilla de la calle, con un calcetín suelto y un cono.',
} satisfies Shape<typeof english>;
