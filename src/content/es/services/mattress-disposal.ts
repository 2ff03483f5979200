// English: 98e9570f5361

import type { words as english } from '../../en/services/mattress-disposal';
import type { Shape } from '../../shape';

export const words = {
  metaTitle: 'Recolección de colchones y bases de cama',
  metaDescription:
    'King, queen, individual o de cuna: una empresa local saca de la recámara colchones viejos y bases de cama y, donde se puede, los recicla.',
  pictureAlt: 'Un colchón con orilla naranja, parado junto a una base de cama abierta y una almohada.',
  intro:
    'Un colchón viejo se dobla, pesa mucho y no cabe en un carro. Una empresa de acarreo local lo lleva de la recámara al camión, junto con la base, el armazón de la cama o un futón gastado. Los resortes, la espuma y la madera se pueden reciclar cuando el colchón se desarma: pregunte a la empresa si el suyo va a reciclaje. Si usted lo puede llevar, el programa Bye Bye Mattress de California tiene lugares donde lo reciben gratis. Y la tienda que le entrega un colchón nuevo tiene que ofrecer llevarse el viejo sin cargo extra. Antes de la recolección, quite las sábanas, desconecte la base si es ajustable y despeje el pasillo. Mantenga seco el colchón: mojado es difícil de levantar y más difícil de reciclar. Si hay chinches, dígalo en su solicitud, meta el colchón en una bolsa de plástico hecha para eso y ciérrela bien: no se va a reciclar, y puede que la empresa no lo acepte. Para cotizar, la empresa necesita el tamaño, cuántas piezas son y si hay escaleras.',
  description: [],
  categories: [],
  faqs: [],
} satisfies Shape<typeof english>;
