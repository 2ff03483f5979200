// English: 2ae0b34b2df5

import type { words as english } from '../../en/services/hoarder-house-cleanup';
import type { Shape } from '../../shape';

export const words = {
  metaTitle: 'Casas con acumulación: ayuda discreta y paciente',
  metaDescription:
    'Una casa llena se puede vaciar con cuidado, cuarto por cuarto. Usted decide a qué ritmo, y una empresa local habla con usted antes de darle una cotización.',
  pictureAlt:
    'Cajas, periódicos amarrados, libros, una maleta, una lámpara, un osito de peluche y dos bolsas llenas en un montón alto.',
  intro:
    'Las cosas se juntan por muchas razones: un duelo, una enfermedad, unos años difíciles. Aquí no hace falta explicar nada. Cuéntenos mucho o poco, como quiera, y una empresa de acarreo local habla con usted antes de darle una cotización. Se puede ir cuarto por cuarto, con discreción, y la persona que vive ahí decide qué se queda.',
  description: [
    'Todo empieza con una plática, y con una visita si usted quiere. Se ponen de acuerdo en dónde empezar, qué no se debe tocar y quién decide cuando hay duda. Los trabajadores primero abren un paso seguro y después siguen de un lugar a otro. Las pausas son normales. Algunas casas toman un solo día. Otras es mejor repartirlas en varias visitas cortas, para que nadie sienta prisa.',
    'Hay que preparar muy poco, y no tiene que limpiar antes de que llegue alguien. Elija un primer cuarto, tal vez un baño o un pasillo. Haga una lista corta de lo que hay que buscar: papeles, llaves, fotos, medicinas, dinero. Busque un lugar tranquilo para las mascotas. Si un familiar o un consejero ofrece apoyo, pídale que venga, porque una cara conocida ayuda.',
    'Lo que usted guarda se queda con usted, en cajas o en una repisa despejada. La ropa, los libros y las cosas de casa en buen estado se pueden donar. El papel, el cartón y el metal se pueden reciclar. Lo que echaron a perder la humedad, las plagas o la comida vieja va en bolsas al basurero. Usted puede cambiar las reglas en cualquier momento, hasta a la mitad de un clóset.',
  ],
  categories: [
    {
      title: 'Papeles y correo',
      description:
        'Periódicos, revistas, catálogos, recibos viejos y cajas aplanadas, cuando ya encontraron los documentos importantes.',
    },
    {
      title: 'Ropa y blancos',
      description:
        'Bolsas de ropa, zapatos, cobijas, toallas y cortinas, en grupos: lo que se guarda, lo que se dona y lo que se va.',
    },
    {
      title: 'Cosas de la cocina',
      description:
        'Trastes, ollas, comida vencida, frascos vacíos, recipientes de plástico y electrodomésticos chicos que ya no sirven.',
    },
    {
      title: 'Muebles y colchones',
      description: 'Sillas, mesas, sofás, camas y repisas, cuando ya se puede llegar a ellos y sacarlos sin peligro.',
    },
    {
      title: 'Cajas y colecciones',
      description:
        'Paquetes sin abrir, figuritas, materiales para manualidades, cintas y libros. Cada grupo lo revisan con usted antes de que salga.',
    },
    {
      title: 'Basura de la casa',
      description:
        'La basura de todos los días que se fue juntando: en bolsas, amarrada y afuera con la menor molestia posible.',
    },
    {
      title: 'Lo que se juntó afuera',
      description:
        'Cosas en el porche, a un lado de la casa, bajo el techo para el carro y en el cuartito de herramientas (shed), también fierro viejo y muebles gastados por el sol y la lluvia.',
    },
    {
      title: 'Electrodomésticos y electrónicos',
      description:
        'Televisiones, radios, computadoras, ventiladores y refrigeradores. Se apartan para centros que tienen equipo para reciclarlos.',
    },
  ],
  faqs: [
    {
      question: '¿Se van a enterar los vecinos?',
      answer:
        'Puede pedir una visita discreta. Póngase de acuerdo con la empresa en dónde se estaciona el camión, qué puerta usan y si las bolsas no dejan ver lo que llevan.',
    },
    {
      question: 'Me da pena la casa. ¿Qué hago?',
      answer:
        'No tiene por qué darle pena. Puede empezar con una foto o con ninguna, y describir las cosas con sus palabras. Deténgase, vaya más despacio o cambie de opinión cuando lo necesite.',
    },
    {
      question: '¿Qué cosas de la casa no se puede llevar la empresa?',
      answer:
        'Pintura, solventes, pesticidas, combustible, armas de fuego, municiones, desechos médicos como agujas, y todo lo que pueda tener asbesto. Si hay excremento de personas o de animales, sangre o mucho moho, primero tiene que ir una empresa de limpieza especializada. Si hay un animal muerto, pregunte a su ciudad. Si aparece una aguja, los trabajadores se detienen ahí. Si tiene duda de algo, déjelo donde está y dígalo.',
    },
    {
      question: '¿Cómo se hace una cotización cuando los cuartos están llenos?',
      answer:
        'La empresa ve el espacio, el peso y el tipo de cosas, hasta donde se alcanza a ver. Como muchas cosas están tapadas por las de enfrente, puede convenir ponerse de acuerdo en una parte a la vez. Primero le dicen el precio de esa parte, y usted puede dejarlo ahí.',
    },
    {
      question: '¿Puedo pedirlo para mis padres o para un inquilino?',
      answer:
        'Sí, con cuidado. La persona que vive ahí tiene que estar de acuerdo, a menos que la ley le permita a usted decidir por ella, y todo sale mejor cuando esa persona ayuda. El dueño no puede sacar las cosas de un inquilino, ni lo que dejó uno que ya se fue, sin los pasos que marca la ley de California. Diga a la empresa quién aprueba cada paso.',
    },
    {
      question: '¿Cómo se cuidan las cosas importantes?',
      answer:
        'Dígales a los trabajadores cuáles son antes de que empiecen: un testamento, joyas, cartas, cierto álbum de fotos. Pida una sola caja con letrero donde pongan lo que encuentren, y revísela en cada pausa. En los lugares donde se guardaba dinero, revise usted los bolsillos, los libros y los sobres.',
    },
  ],
} satisfies Shape<typeof english>;
