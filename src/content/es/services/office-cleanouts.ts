// English: c44f346d9ffe

import type { words as english } from '../../en/services/office-cleanouts';
import type { Shape } from '../../shape';

export const words = {
  metaTitle: 'Vaciar oficinas y llevarse muebles de oficina',
  metaDescription:
    'Si su oficina se muda, se achica o cierra, una empresa local saca escritorios, cubículos, archivos y pantallas a una hora que permita el edificio.',
  pictureAlt: 'Un escritorio con un monitor, una silla de oficina naranja, un archivero verde y una caja de carpetas.',
  intro:
    'Díganos qué tiene que salir de la oficina y para qué fecha. Una empresa de acarreo local se comunica con usted, le hace preguntas y le da una cotización. Puede desarmar escritorios, cubículos y repisas y sacarlos según su horario de trabajo, de una sola oficina o de un piso entero.',
  description: [
    'En oficinas grandes, por lo general se empieza con una vuelta: la empresa cuenta los lugares de trabajo, revisa el elevador y pregunta por la zona de carga. Se ponen de acuerdo en el precio y el horario. Los trabajadores desarman lo que hace falta, vacían una zona a la vez y dejan libres los pasillos para quien siga trabajando. Una oficina chica muchas veces se puede vaciar en una visita.',
    'Marque con papel de color fuerte lo que se queda y avise la fecha a su personal. Vacíe escritorios y gabinetes, y mande antes los archivos confidenciales a un servicio que los destruya. Pida a quien se encarga de sus computadoras que borre o saque cada disco duro. Pregunte a la administración del edificio por el certificado de seguro, las protecciones del elevador y el horario de la zona de carga, y pase esos datos a la empresa. Con un solo contacto que tenga llaves, todos se ahorran llamadas.',
    'Los buenos escritorios, sillas y pizarrones muchas veces les sirven a escuelas, negocios nuevos y grupos del barrio. Por eso primero se intenta donar. Los gabinetes de acero, los marcos de las divisiones y el papel limpio se pueden reciclar. Las pantallas, los teléfonos y las impresoras salen aparte, para los centros certificados que reciben aparatos electrónicos. La alfombra gastada, las sillas manchadas y el laminado roto van al basurero. Si su negocio tiene metas de reuso, dígalo.',
  ],
  categories: [
    {
      title: 'Escritorios y lugares de trabajo',
      description:
        'Escritorios rectos, de esquina o de altura ajustable, cajoneras con ruedas, extensiones y mostradores de recepción.',
    },
    {
      title: 'Cubículos y divisiones',
      description:
        'Paneles, mamparas contra el ruido, gabinetes de arriba y sus herrajes. Se desarman sección por sección.',
    },
    {
      title: 'Sillas y asientos',
      description:
        'Sillas de trabajo, bancos, sillas de visita, sofás de sala de espera y sillas apilables de la sala de cursos.',
    },
    {
      title: 'Sala de juntas',
      description:
        'Mesas de juntas, muebles bajos, atriles con ruedas, pizarrones blancos, caballetes para hojas y pantallas de proyector enrollables.',
    },
    {
      title: 'Archiveros y gabinetes',
      description: 'Archiveros, repisas, casilleros, gabinetes y cajas fuertes, todos vacíos y sin llave.',
    },
    {
      title: 'Aparatos electrónicos de oficina',
      description:
        'Computadoras, monitores, teléfonos, copiadoras, gabinetes de servidores y cajas de cables, con los datos ya borrados.',
    },
    {
      title: 'Cuarto de descanso',
      description:
        'Microondas, refrigeradores chicos, cafeteras, enfriadores de agua, mesas y máquinas de sodas y botanas que son de ustedes.',
    },
    {
      title: 'Papel y útiles',
      description:
        'Folletos viejos, carpetas, papelería, material de empaque y archivos no confidenciales que pueden ir a reciclaje.',
    },
  ],
  faqs: [
    {
      question: '¿Se puede hacer fuera del horario de trabajo?',
      answer:
        'Pídalo en su solicitud. Las visitas de noche y de fin de semana dependen de la empresa y de lo que permita el edificio, porque los elevadores y las zonas de carga pueden tener horario fijo. Dé dos o tres horarios posibles, y que haya alguien para abrir puertas y apagar la alarma.',
    },
    {
      question: '¿Las empresas destruyen documentos?',
      answer:
        'No lo dé por hecho. Los archivos de clientes, los del personal y todo lo que tenga datos personales los debe destruir un servicio que se dedica a eso, antes de que se vacíe la oficina. Cuando los gabinetes estén vacíos, deje los cajones sin llave. El papel común, como folletos o formas en blanco, puede irse a reciclaje con lo demás.',
    },
    {
      question: '¿Qué no se llevan de una oficina?',
      answer:
        'Solventes de limpieza, pintura, combustible para generadores, desechos médicos o de laboratorio y tanques a presión. Tampoco van en el camión los tubos fluorescentes ni las baterías de plomo de los equipos de respaldo de luz. En California ninguno de los dos puede ir a la basura: entréguelos a un reciclador de esos desechos. Las copiadoras rentadas y las máquinas de sodas rentadas son de otro, y su dueño las debe recoger.',
    },
    {
      question: '¿Cómo se calcula el precio?',
      answer:
        'Depende del espacio en el camión, del peso y del tipo de cosas. Los paneles ocupan poco cuando están desarmados. Las cajas fuertes y los archiveros contra fuego son chicos pero pesan mucho. Si son más que unos cuantos cuartos, invite a la empresa a verlos antes, para que la cotización se acerque al precio final.',
    },
    {
      question: '¿Qué tiene que saber antes el edificio?',
      answer:
        'Aparte el elevador y la zona de carga, y pregunte si hay que avisar de la mudanza. Muchos dueños de edificios piden un certificado de seguro en su propio formato, y puede tardar unos días. Revise en su contrato de renta lo que se tiene que quedar, como persianas o repisas fijas.',
    },
    {
      question: '¿Podemos seguir trabajando mientras tanto?',
      answer:
        'Sí, si dividen el piso en zonas. Vacíen un lado mientras el otro sigue en uso, y empiecen por las bodegas y las salas de juntas. Va a haber algo de ruido de taladros y carritos. Hagan las llamadas en otro lugar para esas horas, y dejen siempre libre el paso a las salidas.',
    },
  ],
} satisfies Shape<typeof english>;
