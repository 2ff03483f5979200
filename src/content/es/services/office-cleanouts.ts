// English: 628e196ae481

import type { words as english } from '../../en/services/office-cleanouts';
import type { Shape } from '../../shape';

export const words = {
  metaTitle: 'Vaciar oficinas y llevarse muebles de oficina',
  metaDescription:
    'Si su oficina se muda, se achica o cierra, una empresa local saca escritorios, cubículos, archivos y pantallas a una hora que permita el edificio.',
  pictureAlt: 'Un escritorio con un monitor, una silla de oficina naranja, un archivero verde y una caja de carpetas.',
  intro: [
    'Díganos qué tiene que salir de la oficina y para qué fecha. Una empresa de acarreo local se comunicará con usted, le hará preguntas y le dará una cotización. Puede desarmar escritorios, cubículos y repisas y sacarlos según su horario de trabajo.',
  ],
  description: {
    gettingReady:
      'Marque lo que se queda. Vacíe escritorios y gabinetes, mande los archivos confidenciales a destruir y mande borrar o quitar cada disco duro. Pregunte al edificio por el certificado de seguro, el elevador y los horarios.',
    onTheDay:
      'En oficinas grandes se empieza con una vuelta. Acuerdan el precio y el horario. Los trabajadores desarman lo que hace falta, vacían una zona a la vez y dejan libres los pasillos.',
    afterwards:
      'Los buenos escritorios, sillas y pizarrones primero se ofrecen en donación. El acero y el papel limpio se reciclan. Las pantallas y las impresoras van a centros certificados. La alfombra gastada va al basurero.',
  },
  categories: [
    {
      title: 'Escritorios y lugares de trabajo',
      description: 'Escritorios rectos, de esquina o ajustables, y mostradores.',
    },
    { title: 'Cubículos y divisiones', description: 'Paneles, mamparas contra el ruido y gabinetes altos.' },
    { title: 'Sillas y asientos', description: 'Sillas de trabajo y de visita, bancos y sofás.' },
    { title: 'Sala de juntas', description: 'Mesas, muebles bajos, atriles, pizarrones y pantallas de proyector.' },
    {
      title: 'Archiveros y gabinetes',
      description: 'Archiveros, repisas, casilleros y cajas fuertes, vacíos y abiertos.',
    },
    {
      title: 'Aparatos electrónicos de oficina',
      description: 'Computadoras, teléfonos y copiadoras, con los datos borrados.',
    },
    { title: 'Cuarto de descanso', description: 'Microondas, refrigeradores chicos, cafeteras y enfriadores de agua.' },
    { title: 'Papel y útiles', description: 'Folletos, carpetas, papelería y archivos que no son confidenciales.' },
  ],
  faqs: [
    {
      question: '¿Se puede hacer fuera del horario de trabajo?',
      answer:
        'Pídalo en su solicitud. Las noches y los fines de semana dependen de la empresa y del edificio, porque los elevadores y las zonas de carga pueden tener horario fijo. Que haya alguien para las puertas y la alarma.',
    },
    {
      question: '¿Qué tiene que saber antes el edificio?',
      answer:
        'Cuándo necesita el elevador y la zona de carga. Pregunte qué certificado de seguro piden, que puede tardar días, y si usted puede elegir la empresa: en algunas ciudades, solo la compañía de basura del edificio puede llevarse cosas de los negocios.',
    },
    {
      question: '¿Qué no se llevan de una oficina?',
      answer:
        'Solventes de limpieza, pintura, combustible, desechos médicos o de laboratorio y tanques a presión. Tampoco van en el camión los tubos fluorescentes ni las baterías de plomo, y no pueden ir a la basura: entréguelos a un reciclador de esos desechos. Las máquinas rentadas las recoge su dueño.',
    },
    {
      question: '¿Cómo se calcula el precio?',
      answer:
        'Por el espacio en el camión, el peso y el tipo de cosas; si son más que unos cuantos cuartos, pida que vengan a verlos antes, para que la cotización se acerque al precio final.',
    },
  ],
} satisfies Shape<typeof english>;
