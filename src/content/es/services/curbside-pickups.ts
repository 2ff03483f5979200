// English: 57476dc78d59

import type { words as english } from '../../en/services/curbside-pickups';
import type { Shape } from '../../shape';

export const words = {
  metaTitle: 'Recolección de cosas grandes afuera de su casa',
  metaDescription:
    'Saque sus cosas a su propia entrada de carros y una empresa local las recoge: muebles, cajas y ramas atadas. Nadie entra a su casa.',
  pictureAlt: 'Un sillón naranja, cajas de mudanza y un bote verde esperan en la orilla de la calle bajo un árbol.',
  intro:
    'Si sus cosas están en su propia entrada de carros (driveway), junto a la puerta del garaje o detrás de su reja, una empresa de acarreo local puede cargarlas ahí sin entrar a la casa. Nunca las ponga en la banqueta (acera), en la franja de pasto junto a la calle (parkway) ni en la calle: pedir una recolección privada no hace que eso sea legal. Mande fotos, pónganse de acuerdo en la hora y después saque todo.',
  description: [
    'La empresa compara lo que hay en su entrada de carros o detrás de la reja con su solicitud. Se ponen de acuerdo en el precio, en persona o por teléfono, y solo entonces empiezan a cargar. Lo que pesa más de 200 libras puede necesitar cuidado especial: avise antes si hay una caja fuerte, un piano o una caminadora grande.',
    'Saque las cosas poco antes de la hora acordada y no días antes, a su propia entrada de carros o detrás de la reja. Si renta, pregunte al dueño o al encargado dónde se pueden poner. Deje el montón aparte de los botes de basura y de las cosas del vecino. Cierre los cajones con cinta, amarre lo suelto y ponga encima una nota que diga qué se va. Los refrigeradores, congeladores, lavadoras y secadoras déjelos adentro o detrás de una reja con llave hasta que llegue la empresa, o quíteles las puertas.',
    'La carga se separa. Lo que está en buen estado se puede donar si quedó seco y limpio. El metal y el cartón se reciclan donde se puede, y los aparatos electrónicos van a centros certificados. El resto va al basurero. Tape los muebles de tela cuando pueda haber lluvia o mucha neblina por la mañana, porque nadie acepta un sofá empapado como donación.',
  ],
  categories: [
    {
      title: 'Sofás y sillones',
      description:
        'Sofás, reclinables, futones y sillas de oficina, con los cojines puestos y lo suelto pegado con cinta.',
    },
    {
      title: 'Colchones y camas',
      description: 'Colchones, bases de cama, tablas y cabeceras. Lo mejor es tenerlos secos, debajo de un plástico.',
    },
    {
      title: 'Cosas de la casa en cajas',
      description:
        'Cajas cerradas de trastes, libros, juguetes y ropa. Que cada una la pueda levantar una sola persona.',
    },
    {
      title: 'Electrodomésticos',
      description:
        'Lavadoras, secadoras, estufas y refrigeradores, desconectados y vacíos. Adentro o detrás de una reja con llave hasta que llegue la empresa.',
    },
    {
      title: 'Ramas atadas',
      description:
        'Ramas cortadas y atadas con mecate, hojas en bolsas y montones chicos de poda junto a la entrada de carros.',
    },
    {
      title: 'Lo que sobró de la mudanza',
      description:
        'Lámparas, espejos, tapetes, ventiladores, tendederos y todo lo que no cupo en el camión de la mudanza.',
    },
    {
      title: 'Restos de remodelación',
      description:
        'Puertas viejas, gabinetes, rollos de alfombra, lavabos y escombro en bolsas del proyecto de un fin de semana.',
    },
    {
      title: 'Fierro viejo',
      description:
        'Barandales de cama, cuadros de bicicleta, asadores sin su tanque de propano, postes de repisas y pedazos de tubo.',
    },
  ],
  faqs: [
    {
      question: '¿Tiene que haber alguien en casa?',
      answer:
        'Un adulto tiene que estar ahí, o contestar el teléfono, para confirmar el precio antes de que carguen algo. Si no va a haber nadie, pónganse de acuerdo en eso en la primera llamada, tenga su teléfono prendido durante el horario de la cita y diga cómo va a pagar, porque se paga cuando el trabajo está hecho.',
    },
    {
      question: '¿Qué hago con algo muy pesado?',
      answer:
        'No lo arrastre sin ayuda. Diga más o menos cuánto pesa y dónde está ahora, para que la empresa sepa si hace falta otra persona o un carrito de carga. Si no se puede sacar sin peligro, pida que lo recojan adentro.',
    },
    {
      question: '¿Qué cosas nunca se deben sacar?',
      answer:
        'No se llevan pintura, pesticidas, combustible, solventes, desechos médicos ni tanques de propano, ni siquiera vacíos. Guárdelos donde los niños y las mascotas no alcancen, y un tanque de propano siempre al aire libre, hasta que pueda llevarlos al programa de desechos peligrosos del hogar de su condado. No mueva un recipiente que no conoce. Si hay municiones, llame a la policía o al sheriff. Las pilas y baterías sueltas van a un lugar que las recibe. El vidrio roto va en una caja con letrero.',
    },
    {
      question: '¿Puede esperar afuera un refrigerador o una lavadora?',
      answer:
        'No donde los niños puedan llegar. Un niño puede quedar atrapado adentro, y la ley de California (Código Penal 402b) prohíbe dejar en un lugar así un refrigerador, un congelador, una lavadora o una secadora que alguien desechó, con la puerta puesta. Déjelos adentro o detrás de una reja con llave hasta que llegue la empresa, o quíteles las puertas.',
    },
    {
      question: '¿De qué depende el precio?',
      answer:
        'Depende del espacio que llena el montón, de su peso y del tipo de cosas que hay. Mande una foto del montón completo: si está ordenado, es más fácil calcular. Si después agrega algo, la cotización puede cambiar. En California, el precio que le dicen debe incluir todos los cargos obligatorios, menos el costo de envío y los impuestos y cargos del gobierno.',
    },
    {
      question: '¿Puedo sacar las cosas una noche antes?',
      answer:
        'Mejor no, y nunca a la banqueta, al parkway ni a la calle. Eso puede contar como dejar basura ilegalmente, aunque sea por una noche y aunque el camión ya venga en camino. Para ponerlas en su propia entrada de carros, pregunte antes a su asociación de dueños (HOA). Si están detrás de la reja, es menos probable que quien pasa abra las cajas o agregue algo al montón.',
    },
  ],
} satisfies Shape<typeof english>;
