// English: eeb5889a8f56

import type { words as english } from '../en/reviews';
import { site } from '../facts/site';
import type { Shape } from '../shape';

export const words = {
  crumb: 'Opiniones',
  title: 'Opiniones de clientes',
  description: `Lo que dicen de su recolección los clientes de empresas independientes contratadas por medio de ${site.name}: lo bueno y lo malo, en sus propias palabras.`,
  heading: 'Opiniones de clientes',
  lede: 'Lo que los clientes nos dejan publicar, bueno o malo. Solo hay cuatro razones para no publicar una opinión.',
  tooFew: 'Mostramos opiniones cuando ya hay cinco',
  figures: {
    average: {
      term: 'Estrellas en promedio',
      value: (average) => `${average.toFixed(1)} de 5`,
      note: (starred) => `de ${starred} ${starred === 1 ? 'cliente' : 'clientes'}, con opinión publicada o no`,
    },
    allGone: {
      term: 'Dijeron que se llevaron todo',
      value: (allGone, answered) => `${allGone} de ${answered}`,
      note: 'clientes que contestaron',
    },
    published: {
      term: 'Publicadas',
      value: (published, mayPublish) => `${published} de ${mayPublish}`,
      note: 'opiniones que los clientes nos dejan publicar',
    },
    completed: (count) => `Hay ${count} ${count === 1 ? 'solicitud terminada' : 'solicitudes terminadas'}.`,
  },
  list: {
    heading: 'Lo que dicen',
    starsAlone: 'Solo dio estrellas, sin comentario.',
    newest: (count) => `Las ${count} más recientes. Las anteriores cuentan en las cifras.`,
  },
  kept: { heading: 'Lo prometido, contado' },
  how: {
    heading: 'Cómo funcionan las opiniones',
    rules: [
      {
        title: 'Les preguntamos a todos los que podemos',
        body: 'Al día siguiente de que una solicitud se marca como terminada, le preguntamos al cliente si se llevaron todo. Lo hacemos por correo electrónico o mensaje de texto, sea buena o mala la respuesta. A quien no nos dio cómo escribirle, o ya no quiere nuestros mensajes, no le podemos preguntar, y dejamos fuera las solicitudes que parecen un abuso.',
      },
      {
        title: 'No le pagamos a nadie',
        body: 'No damos nada por una opinión. A qué empresa le llega una solicitud no depende de las estrellas.',
      },
      {
        title: 'Se publica si el cliente lo permite',
        body: 'La calificación y el comentario aparecen con un primer nombre y una ciudad solo si el cliente marca una casilla, y solo mientras la deja así.',
      },
      {
        title: 'Primero se lee y nunca se cambia',
        body: 'Alguien lee cada opinión antes de publicarla, y decide sin ver las estrellas. El comentario se queda como el cliente lo escribió.',
      },
      {
        title: 'Se guarda dos años',
        body: 'Una opinión se guarda el mismo tiempo que la solicitud de la que trata: hasta dos años después del último cambio de esa solicitud.',
      },
    ],
    waiting: (count) =>
      count === 1 ? '1 opinión espera a que alguien la lea.' : `${count} opiniones esperan a que alguien las lea.`,
    withheld: {
      title: 'Solo hay cuatro razones para no publicar una opinión',
      reasons: {
        'personal-data': 'Datos personales de otras personas',
        abuse: 'Amenazas, obscenidades, mensajes de odio o acusaciones falsas de delitos o de deshonestidad',
        'not-about-the-pickup': 'No trata de la recolección',
        'not-a-customer': 'No es de un cliente (entonces tampoco cuentan sus estrellas)',
      },
    },
  },
} satisfies Shape<typeof english>;
