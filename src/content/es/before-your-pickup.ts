// English: 1ba7cfb02e90

import type { words as english } from '../en/before-your-pickup';
import type { Shape } from '../shape';
import { link, prose } from '../shapes/prose';
import { phoneLink } from './links';

/** The words of the page for people whose hauler comes soon. What is never taken is in `never-taken.ts`. */
export const words = {
  title: 'Antes de su recolección: cómo prepararse',
  description:
    '¿Vienen mañana por sus cosas? Quién tiene que estar en casa, cuándo acordar el precio, elevador y estacionamiento, electrodomésticos y lo que no se llevan.',
  crumb: 'Antes de su recolección',
  heading: 'Antes de su recolección',
  lede: 'Revise esta lista en cuanto tenga su cita: algunas cosas toman un día o más.',
  pictureAlt:
    'Dos trabajadores suben un sofá naranja por una rampa a un camión. Detrás hay un refrigerador, una lavadora y una casa con techo de teja.',
  lists: [
    {
      heading: 'Esté en casa o conteste el teléfono',
      points: [
        'Un adulto tiene que estar ahí, o contestar el teléfono, para confirmar el precio antes de que carguen algo.',
        'Deje su teléfono prendido. La llamada puede venir de un número que usted no conoce.',
        prose`Si la hora ya no le conviene, llame a la empresa, o pida otra hora o cancele en su ${link('página de seguimiento', '/track')}.`,
      ],
    },
    {
      heading: 'Acuerden el precio antes de que carguen',
      points: [
        'No pague nada por adelantado. En la primera llamada, pregunte cómo puede pagar cuando el trabajo esté hecho.',
        'La cotización no es el precio final: ese se lo dicen después de ver la carga. Si usted dice que no, solo paga la visita si la empresa le avisó antes de venir.',
        'Si acuerda un precio en su casa, la ley de California puede darle tres días hábiles para cancelar, o cinco si tiene 65 años o más. Pida a la empresa el aviso por escrito.',
      ],
    },
    {
      heading: 'Sepa quién está en la puerta',
      points: [
        'Su página de seguimiento dice qué empresa es. En la primera llamada, pregunte quién va a venir y a qué hora, y compárelo antes de dejar entrar a alguien.',
        prose`Si algo no coincide, no abra la puerta. Llame a la empresa, o a nosotros al ${phoneLink}.`,
      ],
    },
    {
      heading: 'Elevador, asociación de dueños (HOA) y estacionamiento',
      points: [
        'Pregunte a su edificio o a su HOA por el elevador, la zona de carga y el certificado de seguro, que puede tardar días.',
        'Deje libre un lugar cerca de la puerta para el camión y despeje el camino de salida.',
        'Dé por teléfono las claves de la entrada y los datos de la alarma, no en la solicitud.',
        'Si saca cosas, póngalas solo en su propia entrada de carros (driveway) o detrás de la reja, nunca en la banqueta (acera), en la franja de pasto junto a la calle (parkway) ni en la calle: pedir una recolección privada no hace que eso sea legal.',
      ],
    },
    {
      heading: 'Electrodomésticos y jacuzzis',
      points: [
        'Antes de la visita, pida a una persona calificada que tape las líneas de gas y que desconecte los hornos conectados directo a la luz, los calentadores de agua y los jacuzzis.',
        'Vacíe y desconecte el refrigerador; un congelador necesita un día entero para descongelarse. Cierre las llaves del agua de la lavadora o del lavaplatos.',
        'Deje los refrigeradores, congeladores, lavadoras, secadoras y otros aparatos grandes adentro o detrás de una reja con llave, o quíteles las puertas. La ley de California prohíbe dejarlos con la puerta puesta donde los niños puedan llegar.',
      ],
    },
    {
      heading: 'Qué se va y qué se queda',
      points: [
        'Ponga etiquetas: un color para lo que se va y otro para lo que se queda.',
        'Revise adentro una vez más: cajones, bolsillos, cojines y libros. Borre los datos de teléfonos y computadoras, y saque las pilas sueltas.',
        'Deje a los niños y a las mascotas en otro cuarto. Si hay tormenta, mucho calor o humo, elijan otra hora.',
        'Si tiene árboles de cítricos, pregunte antes de poner ramas o fruta en la carga: hay zonas en cuarentena.',
      ],
    },
  ],
  neverTaken: {
    heading: 'Lo que las empresas no se pueden llevar',
    note: 'Guarde bajo llave sus armas de fuego y sus municiones antes de que llegue alguien. Si encuentra alguna, llame a la policía o al sheriff antes de tocarla. Lo demás déjelo cerrado, donde está, y enséñeselo a los trabajadores.',
    link: 'Las preguntas comunes dicen a dónde va cada cosa',
  },
  bookPanel: {
    heading: '¿Otra pregunta?',
    text: 'Escríbanos, o pregunte a la empresa que le llame.',
  },
} satisfies Shape<typeof english>;
