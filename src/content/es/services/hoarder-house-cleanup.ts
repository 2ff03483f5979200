// English: 6c0e0fe8c4b6

import type { words as english } from '../../en/services/hoarder-house-cleanup';
import type { Shape } from '../../shape';
import { prose } from '../../shapes/prose';
import { whereTheyGo } from '../links';

export const words = {
  metaTitle: 'Casas con acumulación: ayuda discreta y paciente',
  metaDescription:
    'Una casa llena se puede vaciar con cuidado, cuarto por cuarto. Usted decide a qué ritmo, y una empresa local habla con usted antes de darle una cotización.',
  pictureAlt:
    'Cajas, periódicos amarrados, libros, una maleta, una lámpara, un osito de peluche y dos bolsas llenas en un montón alto.',
  intro: [
    'Las cosas se juntan por muchas razones: un duelo, una enfermedad, unos años difíciles. Aquí no hace falta explicar nada. Una empresa de acarreo local hablará con usted antes de darle una cotización. Se puede ir cuarto por cuarto, con discreción, y la persona que vive ahí decide qué se queda.',
  ],
  description: {
    gettingReady:
      'No tiene que limpiar antes. Elija un primer cuarto, tal vez un baño o un pasillo. Anote qué hay que buscar: papeles, llaves, fotos, medicinas, dinero. Si un familiar o un consejero ofrece apoyo, invítelo.',
    onTheDay:
      'Acuerdan dónde empezar, qué no se debe tocar y el precio. Los trabajadores abren un paso seguro y siguen de un lugar a otro. Son normales las pausas y varias visitas cortas.',
    afterwards:
      'Lo que usted guarda se queda. La ropa y los libros buenos se pueden donar; el papel y el metal se reciclan. Lo echado a perder va en bolsas al basurero. Mientras algo no esté en el camión, puede cambiar de opinión.',
  },
  categories: [
    { title: 'Papeles y correo', description: 'Periódicos, revistas y recibos, después de encontrar lo importante.' },
    { title: 'Ropa y blancos', description: 'Ropa, zapatos, cobijas y toallas, separados con usted.' },
    { title: 'Cosas de la cocina', description: 'Trastes, ollas, comida vencida, frascos y aparatos chicos.' },
    { title: 'Muebles y colchones', description: 'Sillas, mesas, sofás y camas, cuando se pueda llegar.' },
    { title: 'Cajas y colecciones', description: 'Paquetes, figuritas, manualidades y libros, revisados con usted.' },
    { title: 'Basura de la casa', description: 'Basura de todos los días, en bolsas y con discreción.' },
    { title: 'Lo que se juntó afuera', description: 'Cosas del porche, del patio y del cuartito de herramientas.' },
    {
      title: 'Electrodomésticos y electrónicos',
      description: 'Televisiones, radios, computadoras, ventiladores y refrigeradores.',
    },
  ],
  faqs: [
    {
      question: '¿Se van a enterar los vecinos?',
      answer:
        'Puede pedir una visita discreta: dónde se estaciona el camión, qué puerta usan, bolsas que no dejan ver nada. No tiene por qué darle pena, y puede empezar con una foto o con ninguna.',
    },
    {
      question: '¿Qué cosas de la casa no se puede llevar la empresa?',
      answer: prose`Pintura, químicos, combustible, armas de fuego, municiones, agujas y todo lo que pueda tener asbesto: vea ${whereTheyGo}. Si hay excremento de personas o de animales, sangre o mucho moho, primero tiene que ir una empresa de limpieza de riesgos biológicos.`,
    },
    {
      question: '¿Puedo pedirlo para mis padres o para un inquilino?',
      answer:
        'Sí, con cuidado. La persona que vive ahí tiene que estar de acuerdo, a menos que la ley le permita a usted decidir por ella. El dueño no puede sacar las cosas de un inquilino, ni lo que dejó uno que ya se fue, sin los pasos que marca la ley de California.',
    },
    {
      question: '¿Cómo se hace una cotización cuando los cuartos están llenos?',
      answer: 'Por partes, si usted quiere: primero le dicen el precio de una parte, y usted puede dejarlo ahí.',
    },
  ],
} satisfies Shape<typeof english>;
