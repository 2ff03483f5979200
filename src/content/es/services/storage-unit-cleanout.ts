// English: b3228a017861

import type { words as english } from '../../en/services/storage-unit-cleanout';
import type { Shape } from '../../shape';
import { link, prose } from '../../shapes/prose';

export const words = {
  metaTitle: 'Vaciar una bodega y llevarse las cosas',
  metaDescription:
    'Deje de pagar renta por cosas que ya no usa. Una empresa local se ve con usted en la bodega, carga lo que usted no guarda y se lo lleva.',
  pictureAlt:
    'Una bodega con su puerta naranja a medio abrir, cajas de mudanza, una lámpara de pie y una planta en maceta.',
  intro: [
    'Una bodega es fácil de rentar y difícil de vaciar. Quede de verse en la puerta con una empresa de acarreo local, saque lo que quiere guardar y deje que los trabajadores carguen lo demás.',
    'Diga qué tan grande es la bodega, en qué piso está y qué tan lejos queda la zona de carga. Lleve su llave, y diga la clave de la entrada por teléfono, no en la solicitud. En la oficina le pueden decir las reglas para camiones y elevadores.',
    prose`Busque primero papeles, fotos y cosas de valor, sobre todo si la bodega era de otra persona. Las cosas de casa se separan para donar y reciclar. La gasolina, la pintura y otras ${link('cosas peligrosas', '/faq#hazardous-waste')} no van en el camión.`,
  ],
  description: null,
  categories: [],
  faqs: [],
} satisfies Shape<typeof english>;
