// English: 37474527ee02

import type { words as english } from '../../en/services/hot-tub-removal';
import type { Shape } from '../../shape';
import { link, prose } from '../../shapes/prose';

export const words = {
  metaTitle: 'Quitar y llevarse un jacuzzi viejo',
  metaDescription:
    'Una empresa local corta su jacuzzi viejo, saca las partes por la reja y se las lleva. Agregue fotos y reciba una cotización gratis.',
  pictureAlt:
    'Un jacuzzi con lados de madera, la cubierta naranja doblada hacia atrás, escalones de madera y un patito de hule en el agua.',
  intro: [
    'Un jacuzzi que nadie usa ocupa el mejor rincón del patio. Por lo general, las empresas de acarreo locales lo cortan en partes, para que pueda salir por una reja lateral y no por encima del techo.',
    prose`Antes de la cita, vacíe el agua como lo pide su ciudad, no a la calle. Pida a un electricista que desconecte los cables: muchos jacuzzis van conectados directo a 240 voltios. Los químicos del jacuzzi son ${link('desechos peligrosos', '/faq#hazardous-waste')} y no van en la carga.`,
    'Agregue fotos de los cuatro lados, de la reja y de la terraza, si hay una alrededor. Le dicen el precio final antes de cortar. Las partes de metal se pueden reciclar, y la base de concreto se queda, a menos que usted pregunte por ella.',
  ],
  description: null,
  categories: [],
  faqs: [],
} satisfies Shape<typeof english>;
