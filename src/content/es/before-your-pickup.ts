// English: 6b4cc9b33da2

import type { words as english } from '../en/before-your-pickup';
import type { Shape } from '../shape';

/** The words of the page for people whose hauler comes soon. What is never taken is in `never-taken.ts`. */
export const words = {
  title: 'Antes de su recolección: cómo prepararse',
  description:
    '¿Vienen mañana por sus cosas? Quién tiene que estar en casa, cuándo acordar el precio, elevador y estacionamiento, electrodomésticos y lo que no se llevan.',
  crumb: 'Antes de su recolección',
  heading: 'Antes de su recolección',
  lede: '¿Vienen mañana por sus cosas? Revise esta lista hoy en la noche. Casi todo toma un minuto, y no hay que cargar nada pesado.',
  pictureAlt:
    'Dos trabajadores suben un sofá naranja por una rampa a un camión. Detrás hay un refrigerador, una lavadora y una casa con techo de teja.',
  lists: [
    {
      heading: 'Esté en casa o conteste el teléfono',
      points: [
        'Un adulto tiene que estar ahí, o contestar el teléfono, para confirmar el precio antes de que carguen algo.',
        'Si otra persona abre la puerta, dígale a la empresa por teléfono quién es, y dígale a esa persona qué se va y qué se queda.',
        'Deje su teléfono prendido. La llamada puede venir de un número que usted no conoce.',
        'Si la hora ya no le conviene, llame a la empresa o pida otra en su página de seguimiento. Ahí también puede cancelar.',
      ],
    },
    {
      heading: 'Acuerden el precio antes de que carguen',
      points: [
        'No pague nada por adelantado. Usted paga cuando el trabajo está hecho.',
        'El precio de su página de seguimiento es estimado. La empresa ve la carga y le dice el precio final. Nadie debe cargar nada hasta que usted diga que sí.',
        'Si usted dice que no, solo paga la visita si la empresa le avisó antes de venir: a eso se comprometen las empresas con nosotros.',
        'En la primera llamada, pregunte qué formas de pago acepta.',
      ],
    },
    {
      heading: 'Sepa quién está en la puerta',
      points: [
        'En la primera llamada, pregunte el nombre del negocio, el nombre de la persona que va a venir y la hora. Compárelos antes de dejar entrar a alguien.',
        'Cuando una empresa ya aceptó su solicitud en nuestro sitio, su página de seguimiento dice cuál es.',
        'Puede pedir que le enseñen el certificado del seguro.',
        'Si algo no coincide, no abra la puerta. Llame a la empresa o a nosotros.',
      ],
    },
    {
      heading: 'Elevador, asociación de dueños (HOA) y estacionamiento',
      points: [
        'Pregunte a su edificio o a su asociación de dueños (HOA) si quiere un certificado de seguro, y aparte el elevador y la zona de carga. Un certificado puede tardar días, así que avise pronto a la empresa.',
        'Deje libre un lugar cerca de la puerta para el camión, de preferencia en su propia entrada de carros (driveway). Avise a la empresa si hay calles inclinadas o angostas, ramas bajas o barrido de calles.',
        'Despeje el camino de salida: tapetes enrollados, rejas abiertas y luces prendidas. Si hay algo grande, mida la puerta más angosta.',
        'Dé por teléfono las claves de la entrada y los datos de la alarma, no en la solicitud.',
        'Si saca cosas, póngalas en su propia entrada de carros o detrás de la reja, nunca en la banqueta (acera), en la franja de pasto junto a la calle (parkway) ni en la calle: pedir una recolección privada no hace que eso sea legal.',
      ],
    },
    {
      heading: 'Electrodomésticos y jacuzzis',
      points: [
        'Antes de la visita, pida a una persona calificada que cierre y tape las líneas de gas, y que desconecte los hornos conectados directo a la luz, los calentadores de agua y los jacuzzis. Los cables de un jacuzzi le tocan a un electricista.',
        'Vacíe el refrigerador y desconéctelo. Un congelador necesita un día entero para descongelarse, con toallas debajo.',
        'Cierre las llaves del agua de la lavadora o del lavaplatos y vacíe las mangueras.',
        'Deje los refrigeradores, congeladores, lavadoras y secadoras adentro o detrás de una reja con llave, o quíteles las puertas. La ley de California prohíbe dejar uno con la puerta puesta donde los niños puedan llegar.',
      ],
    },
    {
      heading: 'Qué se va y qué se queda',
      points: [
        'Ponga etiquetas: un color para lo que se va y otro para lo que se queda. O junte en un cuarto lo que se queda y cierre la puerta.',
        'Lo que es de otra persona se queda, como una máquina rentada o la bicicleta de alguien que vive con usted.',
        'En una zona de cuarentena por plagas de los cítricos, las hojas, las ramas y la fruta de esos árboles no van en la carga. Pregunte al comisionado de agricultura de su condado.',
      ],
    },
    {
      heading: 'Revise adentro una vez más',
      points: [
        'Busque llaves, papeles, dinero, fotos y joyas en los cajones, los bolsillos, los cojines, las cajas y los libros.',
        'Copie lo que necesita de sus computadoras y teléfonos, cierre la sesión de sus cuentas y borre sus datos. Saque las tarjetas de memoria y las tarjetas SIM.',
        'Triture los papeles que tienen números de cuenta o datos de otras personas.',
        'Quite las pilas de los juguetes, las herramientas y los controles, tape las puntas con cinta y guárdelas para llevarlas a un lugar que las recibe.',
      ],
    },
    {
      heading: 'Niños, mascotas y clima',
      points: [
        'Deje a los niños y a las mascotas en otro cuarto, lejos del camino de salida.',
        'Si es probable que llueva, tape lo que haya dejado afuera. Nadie acepta un sofá empapado como donación.',
        'Si hay una ola de calor, una tormenta o humo, llame a la empresa y elijan otra hora.',
      ],
    },
  ],
  neverTaken: {
    heading: 'Lo que las empresas no se pueden llevar',
    note: 'Guarde bajo llave sus armas de fuego y sus municiones antes de que llegue alguien. Si encuentra alguna, llame a la policía o al sheriff antes de tocarla. Lo demás déjelo donde está, cerrado, y enséñeselo a los trabajadores. El programa de desechos peligrosos del hogar de su condado recibe casi todo eso de los residentes.',
    link: 'Las preguntas comunes dicen a dónde va cada cosa',
  },
  bookPanel: {
    heading: '¿Otra pregunta?',
    text: 'Escríbanos, o pregunte a la empresa que le llame. Si todavía no ha pedido su recolección, la cotización es gratis.',
  },
} satisfies Shape<typeof english>;
