// English: 52e23d566b0e

import type { words as english } from '../../en/services/furniture-removal';
import type { Shape } from '../../shape';
import { prose } from '../../shapes/prose';
import { whereTheyGo } from '../links';

export const words = {
  metaTitle: 'Recolección de muebles en el sur de California',
  metaDescription:
    '¿Le estorba un sofá, una cómoda o una cama vieja? Una empresa local los saca de cualquier cuarto. Pida en línea en unos 60 segundos una cotización gratis.',
  pictureAlt: 'Un sofá naranja de dos lugares con un cojín verde y uno color crema.',
  intro: [
    'Díganos qué muebles hay que llevarse y dónde están. Una empresa de acarreo local se comunicará con usted y le dará una cotización gratis. Los trabajadores sacan cada mueble de su cuarto, lo bajan por la escalera y lo llevan al camión.',
  ],
  description: {
    gettingReady:
      'Vacíe los cajones y revise debajo de los cojines. Mida la puerta más angosta. En un apartamento, pregunte por el elevador y por el lugar donde se puede estacionar un camión.',
    onTheDay:
      'La empresa ve todo, le dice el precio final y empieza cuando usted dice que sí. Lo que no cabe se desarma. Un sillón toma minutos; una casa llena, casi todo el día.',
    afterwards:
      'Los muebles limpios y resistentes primero se ofrecen en donación. El metal y algo de la madera se reciclan. Lo roto, lo que tiene moho y lo que tiene plagas va a la basura.',
  },
  categories: [
    { title: 'Sofás y sillones', description: 'Sofás, sofás cama, reclinables y sofás en secciones.' },
    { title: 'Camas y armazones', description: 'Cabeceras, tablas, armazones, literas, divanes y cunas.' },
    { title: 'Cómodas y roperos', description: 'Cómodas, mesitas de noche, tocadores y roperos.' },
    { title: 'Comedores', description: 'Mesas, sillas, bancas, bancos altos, aparadores y vitrinas.' },
    { title: 'Escritorios y libreros', description: 'Escritorios, libreros, archiveros y muebles de armar.' },
    { title: 'Muebles de la sala', description: 'Mesas de centro, muebles para la tele, lámparas y tapetes.' },
    { title: 'Muebles de patio', description: 'Mesas de exterior, camastros, columpios, sombrillas y cojines.' },
    { title: 'Muebles muy grandes', description: 'Pianos, mesas de billar y armarios. Descríbalos con detalle.' },
  ],
  faqs: [
    {
      question: '¿Tengo que desarmar los muebles?',
      answer:
        'No, por lo general los trabajadores lo hacen con herramientas de mano. Diga en su solicitud qué está atornillado o fijo en la pared. Si ya empezó, guarde los tornillos en una bolsa.',
    },
    {
      question: '¿Qué muebles no se llevan?',
      answer: prose`Los que están empapados de combustible, solvente u otro químico. Saque de los muebles las latas de pintura y los aerosoles: vea ${whereTheyGo}. Si hay chinches o mucho moho, dígalo en su solicitud: puede que la empresa tenga que envolver ese mueble o que no lo acepte.`,
    },
    {
      question: '¿Van a donar mi sofá viejo?',
      answer:
        'Depende de cómo está y de lo que necesitan las organizaciones locales. Las manchas, los daños de mascotas, los resortes vencidos y el olor a cigarro por lo general dejan fuera un sofá. Pregunte a la empresa a dónde es probable que vaya el suyo.',
    },
    {
      question: '¿Cómo se calcula el precio de llevarse muebles?',
      answer:
        'Sobre todo por el espacio que ocupan en el camión, y por el peso; le dicen el precio final antes de cargar.',
    },
  ],
} satisfies Shape<typeof english>;
