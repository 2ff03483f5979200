// English: 8e4a1e8ea129

import type { words as english } from '../en/prices';
import type { Shape } from '../shape';

export const words = {
  crumb: 'Lo que pagó la gente',
  title: 'Precios de recolección: lo que pagó la gente',
  description:
    'Cuánto pagó la gente en el sur de California para que se llevaran sus cosas, según la carga y el servicio. Cómo contamos los precios y qué se cobra aparte.',
  heading: 'Lo que pagó la gente',
  tooFew: 'Mostramos precios a partir de 20 recolecciones de al menos tres empresas.',
  figures: {
    load: 'Según la carga',
    service: 'Según el servicio',
    key: 'La barra es lo que pagó la mitad; el punto es el precio medio. Cada dato viene de al menos 20 recolecciones.',
    choose: 'Elija una carga y pida su cotización.',
    middle: (price) => `precio medio ${price}`,
    and: ', ',
    pickups: (atLeast) => `${atLeast.toLocaleString('en-US')} o más recolecciones`,
    none: 'Aún no hay suficientes recolecciones',
  },
  yours: {
    heading: '¿Y la suya?',
    body: 'Una empresa local ve sus fotos y le da un precio. Es gratis y siempre puede decir que no.',
  },
  sections: [
    {
      id: 'what-moves-a-price',
      heading: 'Qué hace subir el precio',
      parts: [
        { title: 'Las escaleras', body: 'Dígale a la empresa cuántos escalones hay.' },
        {
          title: 'El peso',
          body: 'La tierra o el concreto pueden costar más, aunque ocupen poco espacio en el camión.',
        },
        {
          title: 'El tramo hasta el camión',
          body: 'Un tramo largo puede costar más. Guarde un lugar para estacionarse cerca de la puerta.',
        },
      ],
    },
    {
      id: 'what-costs-extra',
      heading: 'Qué se cobra aparte',
      parts: [
        {
          title: 'Lo que tiene su propio cargo',
          body: 'Los colchones, las llantas y los refrigeradores y los aires acondicionados se pueden cobrar aparte. La empresa se lo dirá primero.',
        },
        {
          title: 'El cargo por la visita o por cancelar, si le avisaron',
          body: 'Si dice que no cuando ya llegaron, o cancela tarde, solo debe algo si la empresa le avisó antes de venir.',
        },
        {
          title: 'Todo lo demás ya está incluido',
          body: 'En California, el precio que le dicen debe incluir todos los cargos obligatorios, menos el envío y los impuestos y cargos del gobierno. La propina la decide usted.',
        },
      ],
    },
  ],
  howWeCount: {
    heading: 'Cómo contamos',
    lede: 'Las empresas nos dicen cuánto pagaron sus clientes. Nosotros hacemos las cuentas.',
    parts: [
      {
        title: 'De dónde salen',
        body: 'Después de la recolección, la empresa puede anotar cuánto se pagó y qué tan lleno iba el camión. El cliente ve las dos cosas y puede decirnos si algo no es correcto.',
      },
      {
        title: 'Qué contamos',
        body: 'Las recolecciones de los últimos 24 meses, un servicio a la vez, sin los precios muy fuera de lo normal o dudosos. Ninguna empresa pesa más de la tercera parte.',
      },
      {
        title: 'Qué mostramos',
        body: 'La mitad pagó entre estos dos precios; una cuarta parte pagó menos y otra cuarta parte pagó más. El precio medio: la mitad pagó menos y la mitad pagó más. Con menos de 20 recolecciones de tres empresas no mostramos nada. Sin nombres.',
      },
    ],
  },
} satisfies Shape<typeof english>;
