// English: 65a656cfe653

import type { words as english } from '../../en/services/attic-basement-cleanouts';
import type { Shape } from '../../shape';

export const words = {
  metaTitle: 'Vaciar áticos y sótanos en el sur de California',
  metaDescription:
    'Una empresa local vacía el ático, el sótano o el espacio debajo de la escalera, lleva todo al camión y le deja el piso libre.',
  pictureAlt: 'Un baúl viejo de madera, cajas de mudanza, una escalera de tijera, un tapete enrollado y un cuadro.',
  intro:
    'En el ático hace calor, la escalera es empinada y algunas cajas ya estaban ahí cuando usted llegó. Deje que suban los trabajadores de una empresa de acarreo local. En el sur de California hay menos sótanos. Pero las casas antiguas y las de los cerros sí los tienen, y también cuartos bajo tierra y espacios debajo de la escalera. Diga cómo se llega al lugar.',
  description: [
    'La empresa ve la entrada, la escalera de mano o la escalera del sótano, revisa dónde se puede pisar sin peligro y le dice el precio. Después una persona pasa las cosas hacia abajo y otra las saca. En un ático bajo, el trabajo es lento y con cuidado. Un sótano con salida al patio y puerta ancha se vacía mucho más rápido.',
    'Despeje el piso debajo de la entrada y quite del pasillo lo que se puede romper. Si el ático tiene las vigas descubiertas, dígalo: quien pisa entre ellas atraviesa el techo de abajo. Revise que haya luz, o avise si no hay. En verano, pida la cita para la mañana, porque un ático se calienta rápido. Enseñe lo frágil y lo que tiene valor sentimental, para que baje primero.',
    'Los juguetes, los libros, las maletas antiguas y los trastes pueden encontrar otro dueño, si los ratones y la humedad no los tocaron. El cartón y el papel se reciclan si están secos. Las luces de Navidad y los estéreos viejos van con los aparatos electrónicos. La alfombra húmeda, las cajas con moho y el hule espuma que se deshace van a la basura. Mire dentro de cada baúl antes de que baje por la escalera.',
  ],
  categories: [
    {
      title: 'Cajas guardadas',
      description:
        'Cajas de mudanza, cajas de plástico, baúles, maletas y bolsas que nadie abre desde la última mudanza.',
    },
    {
      title: 'Adornos de Navidad y fiestas',
      description:
        'Árboles artificiales, coronas, series de luces, figuras para el jardín y latas de adornos que ya no cuelga.',
    },
    {
      title: 'Libros y papeles',
      description:
        'Libros escolares, revistas, trabajos de la escuela y papeles viejos de impuestos. Saque primero las hojas privadas.',
    },
    {
      title: 'Muebles viejos',
      description: 'Sillas, cunas, lámparas, barandales de cama y mesitas que un día subieron en partes.',
    },
    {
      title: 'Ropa y telas',
      description: 'Abrigos, disfraces, colchas, cortinas y alfombras enrolladas. Si se puede, secos y sin plagas.',
    },
    {
      title: 'Pasatiempos y música',
      description:
        'Máquinas de coser, trenes a escala, discos, partes de estéreo, teclados y manualidades sin terminar.',
    },
    {
      title: 'Equipo del sótano',
      description:
        'Deshumidificadores, bancos de trabajo, máquinas de ejercicio, refrigeradores extra, estantes para vino, repisas, lavadoras y secadoras ya sin mangueras.',
    },
    {
      title: 'Sobrantes de construcción',
      description: 'Azulejo de repuesto, molduras, puertas, mosquiteros, tubos y rollos de aislante limpio y sin usar.',
    },
  ],
  faqs: [
    {
      question: 'Mi ático tiene una entrada muy chica. ¿Se puede vaciar?',
      answer:
        'Por lo general sí, si cabe una persona con una caja. Mida la entrada y tómele una foto desde abajo, con la escalera puesta. Lo que se armó allá arriba puede que se tenga que desarmar. Si lo subieron antes de que hicieran más chica la entrada, dígalo también.',
    },
    {
      question: '¿Qué se tiene que quedar en el ático o en el sótano?',
      answer:
        'No se llevan pintura, solventes, pesticidas, combustible ni desechos médicos. No toque el aislante viejo ni los tubos envueltos: algunos tienen asbesto y un profesional los tiene que analizar. Los ductos, la calefacción y los cables fijos también se quedan, a menos que una persona calificada los haya desconectado y haya dicho que se pueden llevar.',
    },
    {
      question: '¿Es un problema si hay daños por ratones o por agua?',
      answer:
        'Cambia la forma de trabajar, así que dígalo de inmediato. Con excremento, nidos y moho hacen falta mascarillas, guantes y bolsas cerradas. Si es grave, puede que primero tenga que ir una empresa de control de plagas o de restauración. No barra usted el excremento seco: al barrerlo se levanta un polvo que no se debe respirar.',
    },
    {
      question: '¿De qué depende el precio?',
      answer:
        'Las empresas se fijan en el espacio, el peso y el tipo de cosas. Cincuenta cajas de libros pesan mucho más que cincuenta cajas de adornos de Navidad. Diga en su solicitud qué escaleras hay, qué tan alto es el techo y cuánto se camina hasta el camión. Así la primera cotización se acerca al precio que le dan cuando ven todo.',
    },
    {
      question: '¿Conviene que baje las cajas antes?',
      answer:
        'Por favor, no se arriesgue a una caída. Unas pocas cosas ligeras cerca de la entrada están bien, si alguien sostiene la escalera. Ayuda más poner etiquetas de color en todo lo que se queda, para que los trabajadores no tengan que preguntar por cada caja.',
    },
    {
      question: '¿También vacían el espacio bajo la casa (crawl space)?',
      answer:
        'Sí, si una persona alcanza las cosas sin escarbar y sin mover tubos. Diga a la empresa qué tan alto es el espacio, si la tierra está seca y qué tan al fondo están las cosas. Las empresas solo se llevan cosas guardadas. Las reparaciones, las barreras contra la humedad y las plagas son trabajo de otros.',
    },
  ],
} satisfies Shape<typeof english>;
