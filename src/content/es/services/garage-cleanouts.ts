// English: aa1de8abeac5

import type { words as english } from '../../en/services/garage-cleanouts';
import type { Shape } from '../../shape';

export const words = {
  metaTitle: 'Limpieza de garajes en el sur de California',
  metaDescription:
    'Vuelva a estacionarse en su garaje. Una empresa local carga las repisas, cajas y cosas viejas que usted señale, y separa lo que se dona o se recicla.',
  pictureAlt:
    'Un garaje con la puerta a medio abrir y cajas adentro. Afuera hay una bicicleta, llantas, una caja de herramientas y una silla.',
  intro:
    'Un garaje se llena caja por caja, hasta que el carro vive en la calle. Una empresa de acarreo local muchas veces puede vaciarlo en una sola visita: la caminadora descompuesta, las repisas flojas, las cajas que nadie abre desde hace dos mudanzas. Usted señala lo que se queda y los trabajadores cargan lo demás. Para empezar bastan unas fotos desde la puerta abierta.',
  description: [
    'Primero dan una vuelta juntos por el garaje. Usted enseña lo que se queda, se ponen de acuerdo en el precio final y los trabajadores avanzan desde la puerta hacia el fondo. Lo pesado sube primero al camión y las cajas sueltas van arriba. Vaciar un garaje por lo general toma de 2 a 4 horas. Si marca bien todo lo que se queda, se ahorra tiempo.',
    'Empiece por lo que quiere guardar. Saque las bicicletas, las cajas de Navidad y las buenas herramientas, y júntelas contra una pared o en la entrada de carros (driveway). Después fíjese dónde hay pintura, veneno para hierbas, gasolina y cosas así. Eso no puede ir en el camión: déjelo en su lugar y enséñeselo a los trabajadores. Mueva sus carros, deje sin llave la puerta lateral y abra una o dos cajas para asegurarse de que no hay nada de valor adentro.',
    'En un garaje hay un poco de todo, así que la carga se separa por tipo. Las herramientas, las cosas de deporte y los juguetes que todavía sirven se pueden ofrecer en donación. Las repisas de metal, las bicicletas que ya no sirven y el cartón se pueden reciclar. Las computadoras y los cargadores viejos se apartan para los centros certificados que reciben aparatos electrónicos. Lo que queda, como cajas rotas y alfombra húmeda, se va a la basura.',
  ],
  categories: [
    {
      title: 'Repisas y gabinetes',
      description:
        'Repisas de metal o de madera, gabinetes de pared, tableros para herramientas y bancos de trabajo. Desatorníllelos, o márquelos bien para que se los lleven.',
    },
    {
      title: 'Herramientas y tornillos',
      description:
        'Herramientas oxidadas, herramientas eléctricas que ya no sirven, escaleras, cajas de herramientas y latas de café llenas de tornillos.',
    },
    {
      title: 'Cajas',
      description:
        'Cajas de cartón, cajas de plástico, adornos de Navidad, papeles viejos y ropa que nadie ha sacado en años.',
    },
    {
      title: 'Cosas de deporte',
      description:
        'Bicicletas, tablas de surf, bolsas de golf, bancos de pesas, caminadoras, cosas de campamento y patines que ya no le quedan a nadie.',
    },
    {
      title: 'Cosas de niños',
      description:
        'Carriolas, corralitos, resbaladillas de plástico, carritos montables, asientos de carro para niños ya vencidos y cajas de peluches.',
    },
    {
      title: 'Cosas de jardín',
      description: 'Podadoras de empujar sin gasolina, mangueras, carretillas, macetas, rastrillos y toldos doblados.',
    },
    {
      title: 'Electrodomésticos del garaje',
      description:
        'El segundo refrigerador, un congelador grande, una lavadora que ya no se usa, o un calentador de agua que ya desconectó una persona calificada.',
    },
    {
      title: 'Cosas del carro',
      description:
        'Parrillas de techo, tapetes, fundas de asiento, portabicicletas y llantas gastadas. Diga en la solicitud cuántas llantas hay.',
    },
  ],
  faqs: [
    {
      question: '¿Tengo que separar todo antes?',
      answer:
        'Solo lo que quiere guardar. Sirve bien una cinta de color o una raya de gis (tiza) en el piso: todo lo de un lado se queda. Lo demás se separa al cargar. Si no tiene nada de tiempo para preparar, procure estar ahí, para que la empresa le pregunte por las cajas dudosas.',
    },
    {
      question: '¿Qué cosas de la cochera no se pueden llevar?',
      answer:
        'Todo lo peligroso: pintura, tíner, aceite de motor, combustible, pesticidas, químicos de alberca, municiones y tanques de propano. Déjelos donde están. El programa de desechos peligrosos del hogar de su condado recibe la mayoría, y los centros de PaintCare reciben la pintura de casa que sobró. Las pilas y baterías sueltas van a un lugar que las recibe, y las tiendas que venden baterías de carro aceptan las viejas. Si hay municiones, pregunte a la policía o al sheriff.',
    },
    {
      question: '¿De qué depende el precio?',
      answer:
        'De cuánto llenan el camión sus cosas, de cuánto pesan y de qué son. Un garaje con cartón y ropa pesa poco para su tamaño. Uno con ladrillos, azulejo o discos de pesas pesa mucho. Con una foto desde cada esquina, la cotización es más exacta. En California, el precio que le dicen debe incluir todos los cargos obligatorios, menos el costo de envío y los impuestos y cargos del gobierno.',
    },
    {
      question: '¿Pueden vaciar solo la mitad del garaje?',
      answer:
        'Sí, también se hacen trabajos por partes. Diga en la descripción qué mitad o qué cosas, y mande una foto con esas cosas encerradas en un círculo. Ese día, dé una vuelta con la empresa y pónganse de acuerdo en qué se va y qué se queda antes de que se mueva la primera caja.',
    },
    {
      question: '¿Tengo que estar ahí todo el tiempo?',
      answer:
        'Lo mejor es que usted u otro adulto esté al principio y al final. Primero, usted confirma qué se llevan y cuánto cuesta. Cuando terminen, revise el espacio vacío antes de pagar. Entre tanto puede seguir con su día, siempre que tenga el teléfono prendido por si hay preguntas.',
    },
    {
      question: 'La puerta del garaje no abre. ¿Es un problema?',
      answer:
        'No siempre, si hay una puerta lateral o se puede pasar por la casa. Dígalo en su solicitud y ponga lo ancho del paso. Puede que las cosas grandes tengan que esperar hasta que la puerta principal funcione; si puede, mándela arreglar antes.',
    },
  ],
} satisfies Shape<typeof english>;
