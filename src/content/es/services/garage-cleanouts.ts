// English: c333e693c1ac

import type { words as english } from '../../en/services/garage-cleanouts';
import type { Shape } from '../../shape';
import { link, prose } from '../../shapes/prose';
import { whereTheyGo } from '../links';

export const words = {
  metaTitle: 'Limpieza de garajes en el sur de California',
  metaDescription:
    'Vuelva a estacionarse en su garaje. Una empresa local carga las repisas, cajas y cosas viejas que usted señale, y separa lo que se dona o se recicla.',
  pictureAlt:
    'Un garaje con la puerta a medio abrir y cajas adentro. Afuera hay una bicicleta, llantas, una caja de herramientas y una silla.',
  intro: [
    'Un garaje se llena caja por caja, hasta que el carro vive en la calle. Una empresa de acarreo local muchas veces puede vaciarlo en una sola visita. Usted señala lo que se queda y los trabajadores cargan lo demás.',
  ],
  description: {
    gettingReady:
      'Junte contra una pared lo que quiere guardar. Deje en su lugar la pintura, el veneno para hierbas y la gasolina, y enséñeselos a los trabajadores. Mueva sus carros y abra la puerta lateral.',
    onTheDay:
      'Usted enseña lo que se queda y acuerdan el precio final. Los trabajadores avanzan desde la puerta hacia el fondo. Vaciar un garaje por lo general toma de 2 a 4 horas.',
    afterwards:
      'Las herramientas y juguetes que sirven primero se ofrecen en donación. El metal y el cartón se reciclan. Las computadoras van a centros certificados. Las cajas rotas y la alfombra húmeda van a la basura.',
  },
  categories: [
    { title: 'Repisas y gabinetes', description: 'Repisas de metal, gabinetes, tableros y bancos de trabajo.' },
    { title: 'Herramientas y tornillos', description: 'Herramientas de mano y eléctricas, escaleras y cajas.' },
    { title: 'Cajas', description: 'Cajas, adornos de Navidad, papeles viejos y ropa.' },
    { title: 'Cosas de deporte', description: 'Bicicletas, tablas de surf, pesas, caminadoras y casas de campaña.' },
    { title: 'Cosas de niños', description: 'Carriolas, corralitos, carritos y asientos de carro vencidos.' },
    { title: 'Cosas de jardín', description: 'Podadoras sin gasolina, mangueras, carretillas y rastrillos.' },
    {
      title: 'Electrodomésticos del garaje',
      description: 'Refrigeradores, congeladores, lavadoras y calentadores de agua desconectados.',
    },
    { title: 'Cosas del carro', description: 'Parrillas de techo, tapetes y llantas (diga cuántas).' },
  ],
  faqs: [
    {
      question: '¿Tengo que separar todo antes?',
      answer:
        'Solo lo que quiere guardar. Sirve bien una cinta de color o una raya de gis (tiza) en el piso: todo lo de un lado se queda. Si solo se va la mitad del garaje, mande una foto con esas cosas encerradas en un círculo.',
    },
    {
      question: '¿Qué cosas del garaje no se pueden llevar?',
      answer: prose`No se llevan pintura, tíner, aceite de motor, combustible, pesticidas, químicos de alberca, baterías de carro, municiones ni tanques de propano: vea ${whereTheyGo}. Los centros de ${link('PaintCare', 'https://www.paintcare.org/')} reciben gratis la pintura de casa que sobró.`,
    },
    {
      question: '¿Tengo que estar ahí todo el tiempo?',
      answer:
        'Usted u otro adulto debe estar al principio, para confirmar qué se llevan y cuánto cuesta, y al final, para revisar antes de pagar. Entre tanto, tenga prendido el teléfono.',
    },
    {
      question: '¿De qué depende el precio?',
      answer:
        'De cuánto llenan el camión sus cosas, de cuánto pesan y de qué son; con una foto desde cada esquina, la cotización es más exacta.',
    },
  ],
} satisfies Shape<typeof english>;
