// English: 4e31d8085a18

import type { words as english } from '../../en/services/estate-cleanouts';
import type { Shape } from '../../shape';
import { prose } from '../../shapes/prose';
import { whereTheyGo } from '../links';

export const words = {
  metaTitle: 'Vaciar la casa de un familiar en Los Ángeles',
  metaDescription:
    'Si un familiar ya no está o se fue a un asilo, hay que vaciar la casa. Una empresa local ayuda al ritmo de la familia y primero piensa en donar.',
  pictureAlt: 'Un reloj de pie, un sillón verde, un florero y un cuadro de paisaje sobre un tapete redondo.',
  intro: [
    'Cuando vacía la casa de un ser querido, usted decide a qué ritmo. Una empresa de acarreo local puede empezar por el garaje y dejar la recámara para otra semana, o esperar hasta que cada quien se haya llevado lo que quiere guardar.',
  ],
  description: {
    gettingReady:
      'Busque primero papeles, llaves, joyas, fotos y cartas. Que cada familiar elija con etiquetas de color, y guarde lo elegido en un cuarto con llave. El avalúo o la venta de cosas (estate sale) va antes.',
    onTheDay:
      'La mayoría de las familias recorre la casa con la empresa antes de mover algo y acuerda un precio por cuarto o por todo. Puede pedir que se detengan si algo parece personal.',
    afterwards:
      'La ropa, las cosas de cocina, los libros y los muebles en buen estado primero se ofrecen en donación. El metal, el papel y los aparatos electrónicos se reciclan. El recibo de donación lo da la organización que recibe las cosas; pregunte antes de la visita.',
  },
  categories: [
    { title: 'Muebles de la casa', description: 'Recámaras, comedores, sofás, gabinetes, escritorios y lámparas.' },
    { title: 'Ropa y blancos', description: 'Abrigos, trajes, zapatos y blancos, con los bolsillos revisados.' },
    { title: 'Cocina y despensa', description: 'Trastes, ollas, electrodomésticos chicos y comida.' },
    { title: 'Libros y discos', description: 'Libros, álbumes, cintas y partituras, sin las cartas.' },
    { title: 'Garaje y jardín', description: 'Herramientas, escaleras, bancos de trabajo, macetas y sillas.' },
    {
      title: 'Electrodomésticos grandes',
      description: 'Refrigeradores, lavadoras, secadoras, estufas y aires de ventana.',
    },
    { title: 'Equipo de cuidado', description: 'Andaderas, sillas de baño, reclinables y sillas de ruedas.' },
    { title: 'Ático y clósets', description: 'Cajas, maletas, adornos de Navidad, manualidades y recuerdos.' },
  ],
  faqs: [
    {
      question: '¿Quién tiene que dar permiso?',
      answer:
        'El albacea (executor), el fiduciario (trustee) u otra persona con autoridad sobre las cosas. Si hay varios herederos, pídales su acuerdo por escrito, aunque sea en un mensaje corto. Las empresas confían en lo que usted les dice.',
    },
    {
      question: '¿Qué cosas de la casa no se pueden llevar?',
      answer: prose`No se llevan pintura, químicos, combustible, agujas, armas de fuego, municiones ni tanques de propano: vea ${whereTheyGo}. Los tanques de oxígeno regresan a quien los surtió. Antes de tocar un arma o municiones, llame a la policía local o al sheriff.`,
    },
    {
      question: 'Vivo lejos. ¿Se puede arreglar de todos modos?',
      answer:
        'Sí, si alguien de su confianza puede abrir la puerta y contestar el teléfono ese día. Diga por teléfono, no en la solicitud, quién es y que ahí no vive nadie. Pida que la primera vuelta por la casa sea por videollamada.',
    },
    {
      question: '¿Cómo calculan el precio?',
      answer:
        'Por cuánto hay en cada cuarto, cuánto pesa y qué es; si la vacían por etapas, le dicen el precio de cada etapa antes de empezarla.',
    },
  ],
} satisfies Shape<typeof english>;
