// English: c0679e0bc6e4

import type { words as english } from '../../en/services/yard-waste-cleanup';
import type { Shape } from '../../shape';

export const words = {
  metaTitle: 'Limpieza de yardas: ramas y desechos de jardín',
  metaDescription:
    'Ramas, hojas de palma, pasto cortado o en rollo y macetas rotas: una empresa local carga todo. Mande fotos del montón y reciba una cotización gratis.',
  pictureAlt: 'Una carretilla llena de hojas, dos bolsas de papel con ramas, un rastrillo y troncos cortados.',
  intro:
    'En el bote verde cabe el pasto de una semana, pero no lo que se poda en un fin de semana. Una empresa de acarreo local puede cargar las ramas, las hojas, el pasto en rollo y las macetas rotas que no caben. Describa el montón, sea por los vientos de Santa Ana, por una ladera que limpió o por un césped que va a cambiar, y le buscamos una empresa cercana.',
  description: [
    'El trabajo es sobre todo rastrillar, juntar y cargar. La empresa revisa el montón, el paso a la calle y lo que hay debajo, y después confirma el precio. Las ramas largas se cortan a la medida del camión, y las hojas sueltas van en bolsas o en una lona. La tierra se mueve en carretilla. Con una reja lateral angosta o un terreno en terrazas, hay que dar más vueltas a pie.',
    'Si puede, junte lo verde en un solo lugar, lejos de los aspersores: el pasto mojado pesa mucho más que el seco. Separe las plantas de la tierra, y la tierra de la piedra o el concreto, porque cada cosa va a un lugar distinto. Quite alambres, mangueras de goteo y amarres de plantas. Recoja lo que dejó el perro, deje la reja sin llave y marque los aspersores que una bota puede romper.',
    'Lo verde y limpio se puede volver composta o mantillo (mulch). Por eso vale la pena separar. Las ramas revueltas con plástico o basura por lo general no sirven para composta. La tierra limpia y el concreto roto se pueden volver a usar, si algún lugar los acepta. Las macetas, las orillas de metal y las sillas de jardín se separan como cualquier carga de la casa: si están bien, se donan; si se puede, se reciclan; si no, van al basurero.',
  ],
  categories: [
    {
      title: 'Ramas y arbustos',
      description:
        'Ramas podadas, recortes de setos, enredaderas, bambú y hierba seca de una ladera o de junto a la cerca.',
    },
    {
      title: 'Hojas de palma',
      description:
        'Hojas caídas, tallos con semillas y la base de las hojas. Póngalas aparte en la lista, porque algunos centros de composta no aceptan fibras tan duras.',
    },
    {
      title: 'Hojas y pasto',
      description:
        'Hojas juntadas con rastrillo, agujas de pino, pasto cortado, flores secas y mala hierba, todo suelto o en bolsas.',
    },
    {
      title: 'Pasto en rollo y tierra',
      description:
        'Pasto enrollado, tierra para macetas, tierra de jardín y mantillo viejo. Diga más o menos cuánto es.',
    },
    {
      title: 'Piedra y adoquín',
      description: 'Grava, bloques de orilla, piedras para caminar y un poco de concreto roto, aparte de las plantas.',
    },
    {
      title: 'Troncos y tocones',
      description: 'Pedazos de tronco, leña que ya no quema y tocones que ya sacaron de la tierra.',
    },
    {
      title: 'Macetas y enrejados',
      description:
        'Macetas de barro, tinas de plástico, tablas de camas de siembra, enrejados y canastas colgantes con la tierra seca.',
    },
    {
      title: 'Cosas del patio',
      description:
        'Sillas oxidadas, alberquitas de niños, fuentes rotas, mangueras y sombrillas que dobló la última tormenta.',
    },
  ],
  faqs: [
    {
      question: '¿Las empresas cortan árboles?',
      answer:
        'No. Tumbar un árbol o moler un tocón es trabajo de un servicio de árboles. Las empresas se llevan la madera que ya está en el suelo, y la cortan si no cabe en el camión. Si de todos modos va a venir alguien a podar, pida la recolección para el día siguiente.',
    },
    {
      question: '¿Qué cosas del jardín no se llevan?',
      answer:
        'Pesticidas, veneno para hierbas, químicos de alberca, combustible de podadora y tanques de propano se quedan donde están. Los durmientes de tren y otra madera tratada tienen que ir a un lugar especial: menciónelos y pregunte. Avise a la empresa si hay cactus, roble venenoso (poison oak) o un avispero, antes de que alguien meta la mano en el montón.',
    },
    {
      question: '¿Se llevan ramas y fruta de cítricos?',
      answer:
        'No en una zona de cuarentena por plagas de cítricos, y en California hay varias. Ahí, las hojas, las ramas y la fruta de cítricos no van en la carga. El Departamento de Alimentos y Agricultura de California publica mapas. Pregunte al comisionado de agricultura de su condado, o use su propio bote verde donde su ciudad lo diga. Avise a la empresa si hay cítricos en el montón.',
    },
    {
      question: '¿Qué hace que cueste más o menos?',
      answer:
        'El tamaño del montón y su peso. La tierra, el pasto en rollo y la piedra pesan mucho, y el camión puede llegar a su límite mucho antes de verse lleno. Las ramas secas pesan poco. La empresa le dice el precio final en el lugar, antes de cargar.',
    },
    {
      question: '¿Debo poner las hojas en bolsas?',
      answer:
        'Las bolsas ayudan con las hojas, las agujas de pino y los recortes chicos, sobre todo con viento. Use bolsas de papel, o deje abiertas las de plástico, para que se puedan vaciar en la composta. Las ramas van mejor sueltas, en una sola dirección y con la parte cortada hacia la calle.',
    },
    {
      question: '¿Puede llegar una empresa a un cerro o a un patio cercado?',
      answer:
        'Por lo general sí. Ponga cuántos escalones hay, lo ancho de la reja y qué tan lejos queda la calle. Diga si es difícil estacionarse, como pasa en muchos caminos de los cañones. Así se puede planear desde el principio un camión más chico o una persona más.',
    },
    {
      question: '¿Cómo digo cuánto es?',
      answer:
        'Compare el montón con algo conocido: una tina de baño, la caja de una pickup, un garaje para un carro. En la foto, ponga al lado una escoba o un bote de basura para que se vea el tamaño. Las ramas se aplastan y la tierra pesa más de lo que parece, así que tome una foto de cada cosa.',
    },
  ],
} satisfies Shape<typeof english>;
