// English: ce34b5a4ab8b

import type { words as english } from '../../en/services/furniture-removal';
import type { Shape } from '../../shape';

export const words = {
  metaTitle: 'Recolección de muebles en el sur de California',
  metaDescription:
    '¿Le estorba un sofá, una cómoda o una cama vieja? Una empresa local los saca de cualquier cuarto. Pida en línea en unos 60 segundos una cotización gratis.',
  pictureAlt: 'Un sofá naranja de dos lugares con un cojín verde y uno color crema.',
  intro:
    'Díganos qué muebles hay que llevarse y dónde están. Una empresa de acarreo local se comunica con usted y le da una cotización gratis. Los trabajadores sacan cada mueble de su cuarto, lo bajan por la escalera y lo llevan al camión.',
  description: [
    'La empresa primero ve los muebles y le dice el precio final antes de que alguien los levante. Después planea la salida: por qué puerta, por qué descanso de la escalera y qué mueble va primero. Los sofás grandes en secciones se separan por sus ganchos, y a las camas y las mesas les quitan las patas. Un sillón puede salir en minutos. Una casa llena de muebles toma buena parte del día.',
    'Antes de la cita, vacíe cajones, repisas y clósets, y revise debajo de los cojines. Si un mueble entró antes de una remodelación, mida la puerta más angosta. Levante los tapetes que se arrugan y deje a sus mascotas en otro cuarto. En un edificio de apartamentos, pregunte al encargado por el elevador y por el lugar donde se puede estacionar un camión. Las fotos de cada mueble ayudan a la empresa a traer suficiente gente.',
    'Los muebles limpios y resistentes primero se ofrecen en donación, siempre que una organización local los acepte. Los armazones de metal y algo de la madera maciza se pueden reciclar. La tela rota, el aglomerado hinchado y todo lo que tiene plagas por lo general acaba en la basura, porque nadie puede volver a usarlo sin riesgo. Si un mueble está bueno para usarse otra vez, dígalo en su solicitud y mencione los daños que tenga.',
  ],
  categories: [
    {
      title: 'Sofás y sillones',
      description:
        'Sofás, sofás de dos lugares, sofás cama, reclinables y sofás en secciones, también los que primero hay que desarmar.',
    },
    {
      title: 'Camas y armazones',
      description:
        'Cabeceras, tablas, armazones de metal, literas, divanes y cunas. También el colchón, si lo pone en la lista.',
    },
    {
      title: 'Cómodas y roperos',
      description:
        'Cómodas, roperos, mesitas de noche, tocadores y zapateras. Vacíelos antes de que lleguen por ellos.',
    },
    {
      title: 'Comedores',
      description:
        'Mesas con extensiones, sillas, bancas, bancos altos, aparadores y la vitrina pesada que está contra la pared.',
    },
    {
      title: 'Escritorios y libreros',
      description:
        'Escritorios de casa, libreros, archiveros, repisas de cubos y muebles de armar que ya pasaron por muchas mudanzas.',
    },
    {
      title: 'Muebles de la sala',
      description: 'Mesas de centro, muebles para la tele, taburetes, mesitas, lámparas de pie y tapetes enrollados.',
    },
    {
      title: 'Muebles de patio',
      description:
        'Mesas de exterior, sillas para asolearse, columpios, sombrillas con su base y cojines que el sol despintó.',
    },
    {
      title: 'Muebles muy grandes',
      description:
        'Pianos verticales, mesas de billar, centros de entretenimiento y armarios grandes. Descríbalos con detalle, porque hay que planear más.',
    },
  ],
  faqs: [
    {
      question: '¿Tengo que desarmar los muebles?',
      answer:
        'No, por lo general los trabajadores pueden hacerlo con herramientas de mano. De todos modos ayuda decir qué está atornillado o fijo en la pared. Si ya empezó, guarde los tornillos en una bolsa: es más probable que se done un mueble que se puede volver a armar.',
    },
    {
      question: '¿Qué muebles no se llevan?',
      answer:
        'Los muebles de casa rotos sí se los llevan. Lo que está empapado de combustible, solvente u otro químico, no. Antes, saque de los muebles las latas de pintura y los aerosoles. Si hay chinches o mucho moho, dígalo en su solicitud: puede que ese mueble se tenga que envolver, o que la empresa no lo acepte.',
    },
    {
      question: '¿Cómo se calcula el precio de llevarse muebles?',
      answer:
        'Sobre todo por el espacio que ocupan en el camión. El peso cuenta en las vitrinas y los sofás cama, y también el tipo de material. La empresa confirma el precio en el lugar, antes de cargar. Mencione desde el principio las escaleras largas, para que la primera cotización se acerque a la realidad. En California, el precio que le dicen debe incluir todos los cargos obligatorios, menos el costo de envío y los impuestos y cargos del gobierno.',
    },
    {
      question: '¿Puedo pedir que se lleven una sola silla?',
      answer:
        'Sí. Se puede pedir por una sola cosa, y con una foto clara la empresa sabe la mayor parte de lo que necesita para cotizar. Si tiene también una lámpara o un librero viejo que ha ido dejando para después, póngalos juntos en la lista y todo se va en la misma visita.',
    },
    {
      question: '¿Van a donar mi sofá viejo?',
      answer:
        'Depende de cómo está y de lo que las organizaciones locales necesitan en ese momento. Las manchas, los daños de mascotas, los resortes vencidos y el olor a cigarro muchas veces dejan fuera un mueble de tela. Nadie se lo puede prometer: pregunte a la empresa a dónde es probable que vaya el suyo. El recibo de donación viene de la organización que recibe el mueble, si es que da uno.',
    },
    {
      question: '¿Y si la escalera es angosta o es un tercer piso sin elevador?',
      answer:
        'Ponga en la descripción los pisos, las vueltas angostas y si no hay elevador. Así la empresa puede planear suficiente gente, correas y un carrito de carga. Si el mueble entró por una ventana o por un balcón, dígalo también, porque puede que tenga que salir por ahí.',
    },
  ],
} satisfies Shape<typeof english>;
