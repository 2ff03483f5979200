// English: 6f2beaa685c8

import type { words as english } from '../../en/services/mattress-disposal';
import type { Shape } from '../../shape';
import { link, prose } from '../../shapes/prose';

export const words = {
  metaTitle: 'Recolección de colchones y bases de cama',
  metaDescription:
    'King, queen, individual o de cuna: una empresa local saca de la recámara colchones viejos y bases de cama y, donde se puede, los recicla.',
  pictureAlt: 'Un colchón con orilla naranja, parado junto a una base de cama abierta y una almohada.',
  intro: [
    'Un colchón viejo se dobla, pesa mucho y no cabe en un carro. Una empresa de acarreo local lo lleva de la recámara al camión, junto con la base, el armazón de la cama o un futón gastado.',
    prose`Los resortes, la espuma y la madera se pueden reciclar: pregunte a la empresa si el suyo va a reciclaje. Si usted lo puede llevar, el programa ${link('Bye Bye Mattress', 'https://byebyemattress.com/')} de California tiene lugares donde lo reciben gratis. Y la tienda que le entrega un colchón nuevo tiene que ofrecer llevarse el viejo sin cargo extra.`,
    'Quite las sábanas, despeje el pasillo y mantenga seco el colchón. Si hay chinches, dígalo en su solicitud y ciérrelo bien en una bolsa para colchón: no se va a reciclar, y puede que la empresa no lo acepte. Para cotizar hacen falta el tamaño, cuántas piezas son y si hay escaleras.',
  ],
  description: null,
  categories: [],
  faqs: [],
} satisfies Shape<typeof english>;
