// English: 6452a0be1f88

import type { words as english } from '../../en/services/curbside-pickups';
import type { Shape } from '../../shape';
import { prose } from '../../shapes/prose';
import { whereTheyGo } from '../links';

export const words = {
  metaTitle: 'Recolección de cosas grandes afuera de su casa',
  metaDescription:
    'Saque sus cosas a su propia entrada de carros y una empresa local las recoge: muebles, cajas y ramas atadas. Nadie entra a su casa.',
  pictureAlt: 'Un sillón naranja, cajas de mudanza y un bote verde en una entrada de carros, frente a un garaje.',
  intro: [
    'Si sus cosas están en su propia entrada de carros (driveway), junto al garaje o detrás de su reja, una empresa de acarreo local puede cargarlas sin entrar a la casa. Nunca las ponga en la banqueta (acera), en la franja de pasto junto a la calle (parkway) ni en la calle: pedir una recolección privada no hace que eso sea legal.',
  ],
  description: {
    gettingReady:
      'Saque las cosas poco antes de la hora acordada. Si renta, pregunte al dueño dónde. Deje el montón aparte de los botes, cierre los cajones con cinta, cubra lo que es de tela y deje una nota que diga qué se va.',
    onTheDay:
      'La empresa compara el montón con su solicitud y acuerdan el precio, en persona o por teléfono, antes de cargar. Lo que pesa más de 200 libras puede necesitar cuidado especial: menciónelo en su solicitud.',
    afterwards:
      'Lo limpio, seco y en buen estado primero se ofrece en donación. El metal y el cartón se reciclan donde se puede, y los aparatos electrónicos van a centros certificados. El resto va al basurero.',
  },
  categories: [
    { title: 'Sofás y sillones', description: 'Sofás, reclinables, futones y sillas, con lo suelto pegado.' },
    { title: 'Colchones y camas', description: 'Colchones, bases de cama, tablas y cabeceras, secos.' },
    { title: 'Cosas de la casa en cajas', description: 'Cajas cerradas de trastes, libros, juguetes y ropa.' },
    { title: 'Electrodomésticos', description: 'Desconectados y vacíos, detrás de una reja con llave.' },
    { title: 'Ramas atadas', description: 'Ramas amarradas, hojas en bolsas y un poco de poda.' },
    { title: 'Lo que sobró de la mudanza', description: 'Lámparas, espejos, tapetes, ventiladores y tendederos.' },
    { title: 'Restos de remodelación', description: 'Puertas, gabinetes, alfombra, lavabos y escombro en bolsas.' },
    { title: 'Fierro viejo', description: 'Barandales, bicicletas, tubos y asadores sin tanque de propano.' },
  ],
  faqs: [
    {
      question: '¿Tiene que haber alguien en casa?',
      answer:
        'Un adulto tiene que estar ahí, o contestar el teléfono, para confirmar el precio antes de que carguen algo. Si no va a haber nadie, dígalo en la primera llamada, y diga cómo va a pagar.',
    },
    {
      question: '¿Qué cosas nunca se deben sacar?',
      answer: prose`No se llevan pintura, pesticidas, combustible, solventes, desechos médicos ni tanques de propano, ni siquiera vacíos: vea ${whereTheyGo}. Y nunca deje un refrigerador, congelador, lavadora, secadora u otro aparato grande con la puerta puesta donde los niños puedan llegar. Pueden quedar atrapados adentro, y la ley de California lo prohíbe.`,
    },
    {
      question: '¿Puedo sacar las cosas una noche antes?',
      answer:
        'Mejor no. En la banqueta, en el parkway o en la calle se puede considerar tirar basura de manera ilegal (illegal dumping), aunque el camión ya venga en camino. Para su propia entrada de carros, pregunte antes a su asociación de dueños (HOA).',
    },
    {
      question: '¿De qué depende el precio?',
      answer:
        'Del espacio que llena el montón, de su peso y de lo que hay en él: mande una foto del montón completo y le dirán el precio final antes de cargar.',
    },
  ],
} satisfies Shape<typeof english>;
