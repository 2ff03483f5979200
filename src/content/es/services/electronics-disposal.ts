// English: d74cb6ebc61f

import { serviceLabels } from '@functions/words/es/services.ts';
import type { words as english } from '../../en/services/electronics-disposal';
import type { Shape } from '../../shape';
import { link, prose } from '../../shapes/prose';
import { whereTheyGo } from '../links';

export const words = {
  metaTitle: 'Recolección de teles y aparatos electrónicos',
  metaDescription:
    'Saque las laptops que ya no prenden y la tele del clóset. Una empresa local las recoge en su puerta y las recibe un centro certificado.',
  pictureAlt: 'Una tele vieja con antena, una laptop, una impresora, un control de videojuegos y un teléfono.',
  intro: [
    'En California, las teles, los monitores y otros aparatos electrónicos no pueden ir a la basura, así que se juntan en los clósets. Una empresa de acarreo local puede recoger en una sola visita la tele de tubo, las laptops que ya no prenden y el cajón de cables, y llevarlos a centros certificados.',
  ],
  description: {
    gettingReady:
      'Copie lo que necesita, cierre la sesión de sus cuentas y borre sus datos. Saque las tarjetas de memoria, las SIM y los discos. Enrolle los cables. Las pilas sueltas no van en la carga.',
    onTheDay:
      'La empresa revisa todo con usted, le dice el precio final y empaca las pantallas. Lo que sirve y lo que no sirve pueden ir juntos, si usted dice cuál es cuál. Por lo general es rápido.',
    afterwards: prose`Lo que todavía funciona se puede donar. Lo demás va a centros certificados, que recuperan metales, plásticos y vidrio y tratan aparte lo que hace daño. ${link('CalRecycle', 'https://calrecycle.ca.gov/Electronics/')} explica (en inglés) qué cuenta como desecho electrónico.`,
  },
  categories: [
    {
      title: 'Teles y proyectores',
      description: 'Pantallas planas, proyectores, teles de tubo, soportes y controles.',
    },
    {
      title: 'Computadoras y laptops',
      description: 'Computadoras, laptops, tabletas y servidores chicos, ya borrados.',
    },
    { title: 'Monitores y pantallas', description: 'Pantallas de oficina, de videojuegos y de tubo.' },
    {
      title: 'Impresoras y copiadoras',
      description: 'Impresoras, escáneres, faxes, trituradoras y copiadoras grandes.',
    },
    { title: 'Teléfonos y aparatos chicos', description: 'Teléfonos, cámaras, lectores de libros, bocinas y GPS.' },
    {
      title: 'Audio y video',
      description: 'Receptores, bocinas, tocadiscos, consolas de videojuegos y reproductores.',
    },
    { title: 'Equipo de red', description: 'Ruteadores, módems, switches y respaldos de luz sin baterías.' },
    {
      title: 'Cables y cargadores',
      description: 'Multicontactos, adaptadores, teclados, ratones, audífonos y cables.',
    },
  ],
  faqs: [
    {
      question: '¿Quién borra mis datos?',
      answer:
        'Usted, antes de la recolección. En teléfonos y tabletas, use la opción de volver a los ajustes de fábrica. En computadoras, use su función de borrar. Si una máquina ya no prende, sáquele el disco duro y guárdelo o destrúyalo.',
    },
    {
      question: '¿Qué aparatos electrónicos no aceptan?',
      answer: prose`Pilas y baterías sueltas, baterías grandes de litio de bicicletas y patinetas eléctricas o de la casa, detectores de humo y aparatos médicos que tocaron líquidos del cuerpo: vea ${whereTheyGo}. Si una batería está hinchada, quemada o le sale líquido, no la toque.`,
    },
    {
      question: '¿Puedo mezclar aparatos electrónicos con otras cosas?',
      answer: prose`Sí. Elija “${serviceLabels['Electronics Disposal']}” junto con cualquier otro servicio en el formulario. La empresa los lleva aparte en el camión, y ayuda si usted ya los juntó en una esquina.`,
    },
    {
      question: '¿De qué depende el precio?',
      answer:
        'De cuántos aparatos son, de su peso y de su tipo: un estante de laptops pesa poco; una tele de tubo pesa mucho y la tienen que tratar con cuidado.',
    },
  ],
} satisfies Shape<typeof english>;
