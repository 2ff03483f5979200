// English: 4ac0eb6f06f3

import type { words as english } from '../../en/services/estate-cleanouts';
import type { Shape } from '../../shape';

export const words = {
  metaTitle: 'Vaciar la casa de un familiar en Los Ángeles',
  metaDescription:
    'Si un familiar ya no está o se fue a un asilo, hay que vaciar la casa. Una empresa local ayuda al ritmo de la familia y primero piensa en donar.',
  pictureAlt: 'Un reloj de pie, un sillón verde, un florero y un cuadro de paisaje sobre un tapete redondo.',
  intro:
    'Cuando vacía la casa de un ser querido, usted decide a qué ritmo. Una empresa de acarreo local puede empezar por el garaje y dejar la recámara para otra semana. O toda la casa puede esperar, hasta que cada quien se haya llevado lo que quiere guardar. Díganos cómo está todo y qué va primero.',
  description: [
    'La mayoría de las familias recorre la casa una vez con la empresa antes de mover algo. Hablan de qué cuartos están listos, cuáles no, y qué se debe apartar si aparece. El precio se acuerda cuarto por cuarto o por toda la casa. Ese día, por lo general hay un familiar para contestar preguntas, y usted puede pedirles que se detengan si algo parece personal.',
    'Antes de la cita, junte primero los papeles: el testamento, las escrituras, los seguros, los impuestos, los pasaportes y también las llaves. Después las joyas, las fotos y las cartas. Deje que cada familiar elija con etiquetas de color, y guarde bajo llave en un cuarto lo que eligieron. Asegúrese de que esté de acuerdo la persona que tiene el derecho legal de decidir. Si va a venir un valuador o van a vender cosas en la casa (estate sale), deje que eso pase primero.',
    'La ropa, las cosas de cocina, los libros, los blancos y los muebles en buen estado primero se ofrecen en donación. El metal, el papel y los aparatos electrónicos viejos se reciclan donde corresponde. Pregunte antes por los recibos de donación: los da la organización que recibe las cosas. Solo lo muy gastado va al basurero. Si a la persona le importaba cierto tipo de lugar, como las escuelas o los refugios de animales, dígaselo a la empresa.',
  ],
  categories: [
    {
      title: 'Muebles de la casa',
      description: 'Recámaras, comedores, sofás, gabinetes, escritorios y lámparas que la familia no quiere guardar.',
    },
    {
      title: 'Ropa y blancos',
      description:
        'Abrigos, vestidos, trajes, zapatos, ropa de cama y manteles. Revise antes los bolsillos y los cajones.',
    },
    {
      title: 'Cocina y despensa',
      description:
        'Trastes, vasos, ollas, electrodomésticos chicos y la comida de la despensa, del refrigerador y del congelador.',
    },
    {
      title: 'Libros y discos',
      description:
        'Libros y libreros, álbumes, cintas, partituras y revistas, cuando ya encontraron las dedicatorias y las cartas que había adentro.',
    },
    {
      title: 'Garaje y jardín',
      description:
        'Herramientas de mano, escaleras, bancos de trabajo, macetas, sillas de patio y lo que hay en el cuartito de herramientas (shed).',
    },
    {
      title: 'Electrodomésticos grandes',
      description:
        'Refrigeradores, lavadoras, secadoras, estufas y aires de ventana que no se van a quedar con la casa.',
    },
    {
      title: 'Equipo de cuidado',
      description:
        'Andaderas, sillas de baño, barandales de cama, sillones que ayudan a levantarse y sillas de ruedas, limpios para que otros los puedan usar.',
    },
    {
      title: 'Ático y clósets',
      description:
        'Cajas, maletas, adornos de Navidad, materiales para manualidades y recuerdos que nadie quiere guardar.',
    },
  ],
  faqs: [
    {
      question: '¿Cuándo es buen momento para vaciar la casa?',
      answer:
        'Cuando la familia está lista y lo legal está claro. El cierre de la venta o el fin del contrato de renta puede poner una fecha límite. Aun así, puede empezar por los cuartos fáciles, como el garaje o el cuarto de lavado. Deje para el final los lugares más personales, y tómense una pausa.',
    },
    {
      question: '¿Quién tiene que dar permiso?',
      answer:
        'El albacea (executor), el fiduciario (trustee) u otra persona con autoridad sobre las cosas. Si hay varios herederos, pongan el acuerdo por escrito, aunque sea un mensaje corto que todos contestaron. Las empresas confían en lo que usted les dice. Aclaren de quién son las cosas antes de pedir la recolección.',
    },
    {
      question: '¿Qué cosas de la casa no se pueden llevar?',
      answer:
        'No se llevan pintura, pesticidas, solventes, combustible, agujas ni otros desechos médicos. Tampoco armas de fuego, municiones ni tanques de propano. Los tanques de oxígeno regresan a quien los surtió. Para las medicinas que sobraron, pregunte en una farmacia por un buzón donde las reciban. Si hay armas o municiones, llame a la policía local o al sheriff y pida consejo antes de tocarlas.',
    },
    {
      question: '¿Cómo calculan el precio?',
      answer:
        'Ven cuánto hay en cada cuarto, cuánto pesa y qué es. Vaciar una casa con un piano vertical y un taller lleno cuesta más que un apartamento chico. Si la vacían por etapas, cada etapa tiene su precio, y lo confirman cuando ven todo, antes de empezar esa etapa.',
    },
    {
      question: 'Vivo lejos. ¿Se puede arreglar de todos modos?',
      answer:
        'Sí, si alguien de su confianza puede abrir la puerta y contestar ese día. Diga por teléfono, no en la solicitud, quién es y que ahí no vive nadie. Marque en un plano sencillo lo que se queda, y pónganse de acuerdo en cómo van a resolver las preguntas. Vale la pena pedir que la primera vuelta por la casa sea por videollamada.',
    },
    {
      question: '¿Cómo nos preparamos sin agobiarnos?',
      answer:
        'Un cajón o un clóset a la vez, y deténganse cuando todavía tengan energía. Separen solo en tres grupos: guardar, regalar, soltar. Tome una foto de las cosas que le traen recuerdos pero que no puede guardar.',
    },
  ],
} satisfies Shape<typeof english>;
