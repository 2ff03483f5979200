// English: cebc45ff783b

import type { words as english } from '../en/review';
import type { Shape } from '../shape';

/** In a sentence, `before` and `after` go around the contact link; `until` is a time such as "las 3:40 p.m. de hoy". */
export const words = {
  seo: { title: '¿Se llevaron todo?', description: 'Diga si se llevaron todo en su recolección.' },
  loading: {
    heading: '¿Se llevaron todo?',
    lookingUp: 'Buscando los datos de su recolección…',
    offline: 'No hay internet. Los buscamos en cuanto vuelva la conexión.',
  },
  lookFailed: {
    heading: 'No pudimos mostrarle los datos de su recolección',
    text: 'Algo salió mal. Lo que usted ya contestó sigue igual.',
    retry: 'Intentar otra vez',
    help: { before: '¿Vuelve a pasar? ', after: '.' },
  },
  unknownLink: {
    heading: 'No reconocemos este enlace',
    text: 'Quizás una parte se perdió en el camino, o la solicitud se borró después de que le preguntamos.',
    help: {
      before:
        'Presione otra vez el enlace de nuestro correo o mensaje de texto, o cópielo completo en la barra de direcciones. Si no sirve, ',
      after: '.',
    },
  },

  pickup: (services, city, hauler) => `${services}${city ? ` en ${city}` : ''}${hauler ? `, con ${hauler}` : ''}.`,
  form: {
    heading: '¿Se llevaron todo?',
    onlyThis: 'Solo hay que contestar esta primera pregunta.',
    gone: { yes: 'Se llevaron todo', partly: 'Quedó algo', no: 'No' },
    leftBehind: '¿Qué quedó?',
    cameInWindow: { legend: '¿Llegaron en el horario acordado?', yes: 'Sí', no: 'No' },
    price: {
      legend: '¿El precio fue el que acordaron?',
      choices: {
        'as-agreed': 'Sí',
        lower: 'Pagué menos',
        higher: 'Pagué más',
        'none-agreed': 'No habíamos acordado un precio',
      },
    },
    amountPaid: { label: '¿Cuánto pagó?', hint: 'En dólares, sin centavos.' },
    stars: {
      legend: '¿Cuántas estrellas le da a esta recolección?',
      of: (count) => (count === 1 ? '1 estrella' : `${count} estrellas`),
      none: 'Sin estrellas',
    },
    words: '¿Quiere decir algo más?',
    whoSees: 'La empresa ve qué quedó y lo que usted nos deja publicar, sea bueno o malo.',
    mayPublish: (shown, hasCity) =>
      `Pueden publicar mi calificación y mi comentario con mi primer nombre${hasCity ? ' y mi ciudad' : ''}: “${shown}”`,
    noName: '…',
    withStars: 'Elija también, arriba, cuántas estrellas da.',
    shownName: 'Nombre que se muestra',
    send: 'Enviar',
    close: 'Volver sin enviar',
    goneRequired: 'Diga si se llevaron todo',
    meanwhile: 'Usted ya contestó, quizás en otra pestaña. Si envía esto, reemplaza esa respuesta.',
    leavesSite:
      'Su opinión está en el sitio. Si cambia su respuesta, quitamos la opinión del sitio, y no vuelve hasta que alguien la lea.',
  },
  notSent: {
    couldNotSend: 'No se pudo enviar.',
    tryAgain: 'Intente otra vez en un minuto.',
    closed: 'Ya pasó el plazo para contestar.',
  },

  answered: {
    thanks: 'Gracias.',
    heading: 'Su respuesta',
    toldHauler: (hauler) => `Ya les avisamos a ${hauler} y a nuestro equipo.`,
    told: 'Ya le avisamos a nuestro equipo.',
    toldOfPrice: 'Ya le avisamos a nuestro equipo que usted pagó más de lo acordado.',
    whatNext: { before: 'Tienen su número. Si nadie le llama, ', after: '.' },
    said: 'Lo que usted dijo',
    change: 'Cambiar mi respuesta',
    mayChange: (until) => `Puede cambiar su respuesta hasta ${until}.`,
    mayChangeUntilDay: (day) => `Puede cambiar su respuesta hasta el ${day}.`,
    bookAnother: 'Pedir otra recolección',
    isClosed: (until) => `El plazo para cambiar su respuesta terminó a ${until}.`,
    terms: {
      gone: '¿Se llevaron todo?',
      leftBehind: 'Qué quedó',
      price: '¿El precio fue el que acordaron?',
      amountPaid: 'Cuánto pagó',
      stars: 'Estrellas',
      words: 'Qué más dijo',
    },
  },
  unanswered: {
    heading: 'Ya pasó el plazo para contestar',
    until: (until) => `La pregunta estuvo abierta hasta ${until}.`,
    help: { before: '¿Todavía queda algo? ', after: '.' },
  },
  unsent: 'Lo que no se envió',
  publication: {
    heading: 'En el sitio',
    signed: (shown) => `Su calificación y su comentario, con la firma “${shown}”.`,
    waiting: 'Alguien lee cada opinión antes de publicarla, por lo general en una semana o menos.',
    published: 'Ya publicamos su opinión. Pronto aparecerá en el sitio.',
    publishedWithinAnHour: 'Ya publicamos su opinión. Por lo general aparece en el sitio en menos de una hora.',
    allReviews: 'Ver todas las opiniones',
    withheld: (reason) => (reason ? `No publicamos su opinión: ${reason}.` : 'No publicamos su opinión.'),
    reasons: {
      'personal-data': 'tiene datos personales de otra persona, como un nombre, un número o una dirección',
      abuse: 'tiene amenazas, obscenidades, mensajes de odio o acusaciones falsas de delitos o de deshonestidad',
      'not-about-the-pickup': 'no trata de la recolección',
      'not-a-customer': 'no parece ser de un cliente',
    },
    unpublish: 'Dejar de publicar mi opinión',
    unpublished: 'Guardado: no publicamos su opinión. Si estaba en el sitio, a más tardar en un día ya no está.',
  },
} satisfies Shape<typeof english>;
