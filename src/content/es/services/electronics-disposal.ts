// English: ca3d8011a5b8

import { serviceLabels } from '@functions/words/es/services.ts';
import type { words as english } from '../../en/services/electronics-disposal';
import type { Shape } from '../../shape';

export const words = {
  metaTitle: 'Recolección de teles y aparatos electrónicos',
  metaDescription:
    'Saque las laptops que ya no prenden y la tele del clóset. Una empresa local las recoge en su puerta y las recibe un centro certificado.',
  pictureAlt: 'Una tele vieja con antena, una laptop, una impresora, un control de videojuegos y un teléfono.',
  intro:
    'En California, las teles, los monitores y otros aparatos electrónicos no pueden ir a la basura, así que se juntan en los clósets. Una empresa de acarreo local puede recoger en una sola visita la tele de tubo, las laptops que ya no prenden y el cajón de cables. Las empresas que trabajan con nosotros entregan la carga a centros certificados que reciben estos aparatos. Antes, guarde sus archivos y borre los datos de sus aparatos.',
  description: [
    'Recoger aparatos electrónicos por lo general es rápido. La empresa revisa las cosas con usted, le dice el precio y empaca las pantallas para que no se rompan en el camino. Lo grande, como teles de tubo, plóters o copiadoras, sale rodando en un carrito de carga. Lo que sirve y lo que no sirve puede ir en la misma carga, siempre que usted diga cuál es cuál.',
    'Haga una copia de lo que necesita, cierre la sesión de sus cuentas en cada aparato y borre usted sus datos antes de que llegue la empresa. Saque las tarjetas de memoria, las tarjetas SIM y los discos que estén puestos. Desconecte todo, enrolle los cables y péguelos con cinta a su aparato. Las pilas y baterías sueltas no van en la carga: tape las puntas con cinta, guárdelas separadas unas de otras y llévelas a un lugar que las recibe. Para la cotización basta con contar por tipo, por ejemplo tres monitores y una impresora.',
    'Los aparatos que todavía funcionan se pueden donar después de que usted les borre todo. Todo lo demás va a centros certificados. Ahí los desarman para sacar metales, plásticos y vidrio, y tratan aparte lo que hace daño. El vidrio de las pantallas de tubo tiene plomo, y las pantallas planas pueden tener lámparas con mercurio. Por eso nada de esto puede ir a la basura.',
  ],
  categories: [
    {
      title: 'Teles y proyectores',
      description: 'Pantallas planas, proyectores y teles pesadas de tubo, con sus soportes de pared y sus controles.',
    },
    {
      title: 'Computadoras y laptops',
      description:
        'Computadoras de escritorio, laptops, tabletas, bases de conexión y servidores chicos. Bórreles todo antes.',
    },
    {
      title: 'Monitores y pantallas',
      description:
        'Pantallas de oficina y de videojuegos, pantallas viejas de tubo, bases y los brazos que las sostienen.',
    },
    {
      title: 'Impresoras y copiadoras',
      description:
        'Impresoras de tinta y láser, escáneres, faxes, etiquetadoras, trituradoras de papel y copiadoras grandes.',
    },
    {
      title: 'Teléfonos y aparatos chicos',
      description:
        'Celulares, teléfonos de casa, cámaras, lectores de libros, bocinas inteligentes, monitores de bebé y GPS viejos.',
    },
    {
      title: 'Audio y video',
      description:
        'Receptores, bocinas, tocadiscos, consolas de videojuegos, reproductores de discos y cajas de cable que son de usted.',
    },
    {
      title: 'Equipo de red',
      description:
        'Ruteadores, módems, switches y los gabinetes donde estaban, y equipos de respaldo de luz sin sus baterías de plomo.',
    },
    {
      title: 'Cables y cargadores',
      description: 'Multicontactos, adaptadores, teclados, ratones, audífonos y cables enredados.',
    },
  ],
  faqs: [
    {
      question: '¿Quién borra mis datos?',
      answer:
        'Usted, antes de la recolección. En teléfonos y tabletas, use la opción de volver a los ajustes de fábrica. En computadoras, use su propia función de borrar. Si una máquina ya no prende, sáquele el disco duro y guárdelo o destrúyalo. Para sus archivos privados, no confíe en lo que pase después con el aparato.',
    },
    {
      question: '¿Qué aparatos electrónicos no aceptan?',
      answer:
        'Las pilas y baterías sueltas pueden causar un incendio y no van en la carga. Tampoco las baterías de plomo de los equipos de respaldo de luz. Llévelas a un lugar que las recibe, con las puntas tapadas con cinta. Si una batería está hinchada, quemada o le sale líquido, no la toque y pregunte al programa de desechos peligrosos del hogar de su condado. Las empresas tampoco se llevan detectores de humo, aparatos médicos que tocaron líquidos del cuerpo ni nada empapado de químicos. Las baterías grandes de litio de bicicletas y patinetas eléctricas, o las que guardan energía para la casa, tampoco van en el camión: necesitan un transporte especial.',
    },
    {
      question: '¿De qué depende el precio?',
      answer:
        'De cuántos aparatos son y de qué tipo, de su peso y del espacio que ocupan. Un estante de laptops es chico y ligero. Una tele de tubo pesa mucho y la tienen que tratar con cuidado en el lugar a donde va. Ponga en la lista lo raro, como una máquina de videojuegos de las grandes, para que la empresa lo pueda planear.',
    },
    {
      question: '¿Puedo mezclar aparatos electrónicos con otras cosas?',
      answer: `Sí. Elija “${serviceLabels['Electronics Disposal']}” junto con cualquier otro servicio en el formulario. La empresa los lleva aparte en el camión, porque van a otro lugar. Ayuda si usted ya los juntó en una esquina, lejos de los muebles.`,
    },
    {
      question: '¿Qué tiene de diferente un centro certificado?',
      answer:
        'Trabaja con una norma de reciclaje publicada, y hay auditorías para ver que la cumple. Recupera las partes con valor y lleva el control de las que hacen daño hasta su destino correcto. Las empresas que trabajan con nosotros llevan los aparatos electrónicos a esos centros. Si su negocio necesita papeles de eso, pídalos antes de ponerse de acuerdo en la fecha.',
    },
    {
      question: '¿Cómo preparo una tele que está en la pared?',
      answer:
        'Desconéctela y suelte los cables. Si es grande, deje que los trabajadores la bajen. Dígales si también se va el soporte. Resanar los hoyos le toca a usted. Deje el control con la tele, porque completa es más fácil de regalar.',
    },
  ],
} satisfies Shape<typeof english>;
