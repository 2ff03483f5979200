// English: aec9e6cc1584

import type { words as english } from '../../en/services/yard-waste-cleanup';
import type { Shape } from '../../shape';
import { link, prose } from '../../shapes/prose';
import { whereTheyGo } from '../links';

export const words = {
  metaTitle: 'Limpieza de yardas: ramas y desechos de jardín',
  metaDescription:
    'Ramas, hojas de palma, pasto cortado o en rollo y macetas rotas: una empresa local carga todo. Mande fotos del montón y reciba una cotización gratis.',
  pictureAlt: 'Una carretilla llena de hojas, dos bolsas de papel con ramas, un rastrillo y troncos cortados.',
  intro: [
    'En el bote verde cabe el pasto de una semana, pero no lo que se poda en un fin de semana. Una empresa de acarreo local puede cargar las ramas, las hojas, el pasto en rollo y las macetas rotas que no caben. Describa el montón y le buscaremos una empresa cercana.',
  ],
  description: {
    gettingReady:
      'Junte todo en un lugar, lejos de los aspersores. Separe plantas, tierra y piedra: cada cosa va a un lugar distinto. Quite alambres y mangueras de goteo, abra la reja y marque los aspersores.',
    onTheDay:
      'La empresa revisa el montón, el paso a la calle y lo que hay debajo, y le dice el precio final. Las ramas largas se cortan, las hojas van en bolsas y la tierra en carretilla.',
    afterwards:
      'Lo verde y limpio se puede volver composta o mantillo (mulch): vale la pena separar. La tierra y el concreto limpios se pueden reusar si algún lugar los acepta. Lo revuelto con basura va al basurero.',
  },
  categories: [
    { title: 'Ramas y arbustos', description: 'Ramas podadas, recortes de setos, enredaderas, bambú y hierba.' },
    { title: 'Hojas de palma', description: 'Póngalas aparte: algunos centros de composta no las aceptan.' },
    { title: 'Hojas y pasto', description: 'Hojas, agujas de pino, pasto y mala hierba.' },
    { title: 'Pasto en rollo y tierra', description: 'Pasto enrollado, tierra y mantillo. Diga más o menos cuánto.' },
    { title: 'Piedra y adoquín', description: 'Grava, piedras para caminar y un poco de concreto.' },
    { title: 'Troncos y tocones', description: 'Troncos cortados, leña y tocones ya sacados.' },
    { title: 'Macetas y enrejados', description: 'Macetas, tablas de siembra, enrejados y canastas colgantes.' },
    { title: 'Cosas del patio', description: 'Sillas oxidadas, alberquitas, fuentes, mangueras y sombrillas.' },
  ],
  faqs: [
    {
      question: '¿Las empresas cortan árboles?',
      answer:
        'No. Tumbar un árbol o moler un tocón es trabajo de un servicio de árboles. Las empresas se llevan la madera que ya está en el suelo, y la cortan si no cabe en el camión.',
    },
    {
      question: '¿Qué cosas del jardín no se llevan?',
      answer: prose`No se llevan pesticidas, veneno para hierbas, químicos de alberca, combustible ni tanques de propano: vea ${whereTheyGo}. Pregunte antes por los durmientes de tren y otra madera tratada. Avise si hay cactus, roble venenoso (poison oak) o un avispero.`,
    },
    {
      question: '¿Se llevan ramas y fruta de cítricos?',
      answer: prose`Pregunte antes de ponerlas en la carga. En una zona de cuarentena por plagas de los cítricos no pueden ir. El ${link('Departamento de Alimentos y Agricultura de California', 'https://www.cdfa.ca.gov/plant/acp/regulation.html')} tiene mapas (en inglés), y el comisionado de agricultura de su condado le puede decir más.`,
    },
    {
      question: '¿Qué hace que cueste más o menos?',
      answer:
        'El tamaño del montón y su peso, porque con tierra, pasto en rollo y piedra el camión llega a su límite mucho antes de verse lleno; le dicen el precio final en el lugar.',
    },
  ],
} satisfies Shape<typeof english>;
