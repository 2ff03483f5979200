// English: f8d9942acab0

import type { words as english } from '../../en/services/attic-basement-cleanouts';
import type { Shape } from '../../shape';
import { prose } from '../../shapes/prose';
import { whereTheyGo } from '../links';

export const words = {
  metaTitle: 'Vaciar áticos y sótanos en el sur de California',
  metaDescription:
    'Una empresa local vacía el ático, el sótano o el espacio debajo de la escalera, lleva todo al camión y le deja el piso libre.',
  pictureAlt: 'Un baúl viejo de madera, cajas de mudanza, una escalera de tijera, un tapete enrollado y un cuadro.',
  intro: [
    'En el ático hace calor, la escalera es empinada y algunas cajas ya estaban ahí cuando usted llegó. Deje que suban los trabajadores de una empresa de acarreo local. También vacían sótanos y espacios debajo de la escalera. Diga cómo se llega al lugar.',
  ],
  description: {
    gettingReady:
      'Despeje el pasillo y el piso debajo de la entrada del ático. Si las vigas están descubiertas o no hay luz, dígalo. En verano, pida la cita para la mañana. Ponga etiquetas en lo que se queda.',
    onTheDay:
      'La empresa ve la entrada y la escalera, revisa dónde se puede pisar y le dice el precio final. Después una persona pasa las cosas hacia abajo y otra las saca.',
    afterwards:
      'Los juguetes, libros y trastes limpios y secos primero se ofrecen en donación. El cartón seco se recicla y los aparatos electrónicos viejos van a centros certificados. Lo húmedo, mohoso o mordido va a la basura.',
  },
  categories: [
    { title: 'Cajas guardadas', description: 'Cajas de mudanza, cajas de plástico, baúles y maletas.' },
    {
      title: 'Adornos de Navidad y fiestas',
      description: 'Árboles artificiales, coronas, series de luces y cajas de adornos.',
    },
    { title: 'Libros y papeles', description: 'Libros, revistas y papeles viejos, sin las hojas privadas.' },
    { title: 'Muebles viejos', description: 'Sillas, cunas, lámparas, barandales de cama y mesitas.' },
    { title: 'Ropa y telas', description: 'Abrigos, disfraces, colchas, cortinas y alfombras enrolladas.' },
    { title: 'Pasatiempos y música', description: 'Máquinas de coser, trenes a escala, discos y teclados.' },
    {
      title: 'Equipo del sótano',
      description: 'Máquinas de ejercicio, refrigeradores, lavadoras y secadoras ya desconectadas.',
    },
    { title: 'Sobrantes de construcción', description: 'Azulejo, molduras, puertas, mosquiteros y aislante sin usar.' },
  ],
  faqs: [
    {
      question: 'Mi ático tiene una entrada muy chica. ¿Se puede vaciar?',
      answer:
        'Por lo general sí, si cabe una persona con una caja. Mande una foto de la entrada desde abajo y diga cuánto mide. Lo que se armó allá arriba puede que primero se tenga que desarmar.',
    },
    {
      question: '¿Qué se tiene que quedar en el ático o en el sótano?',
      answer: prose`No se llevan pintura, solventes, pesticidas, combustible ni desechos médicos: vea ${whereTheyGo}. No toque el aislante viejo ni los tubos envueltos, porque algunos tienen asbesto. Los ductos, la calefacción y los cables fijos también se quedan.`,
    },
    {
      question: '¿Es un problema si hay daños por ratones o por agua?',
      answer:
        'Dígalo en su solicitud. Con excremento y moho hacen falta mascarillas, guantes y bolsas cerradas. Si es grave, puede que primero tenga que ir una empresa de control de plagas o de restauración. No barra el excremento seco: ese polvo no se debe respirar.',
    },
    {
      question: '¿De qué depende el precio?',
      answer:
        'Del espacio que ocupan sus cosas en el camión, de su peso y de qué son; le dicen el precio final antes de cargar.',
    },
  ],
} satisfies Shape<typeof english>;
