// English: 5d7feea0b406

import type { words as english } from '../en/pause';
import type { Shape } from '../shape';

/** In a sentence, `before` and `after` go around the contact link. */
export const words = {
  seo: {
    title: 'Pausar las ofertas',
    description: 'Pause las ofertas que le enviamos, o vuelva a recibirlas.',
  },
  loading: {
    heading: '¿Pausar las ofertas?',
    lookingUp: 'Cargando…',
    offline: 'No hay internet. Esta página se carga en cuanto vuelva la conexión.',
  },
  lookFailed: {
    heading: 'No pudimos mostrarle esta página',
    text: 'Algo salió mal. Todo sigue como estaba.',
    retry: 'Intentar otra vez',
    help: { before: '¿Vuelve a pasar? ', after: '.' },
  },
  unknownLink: {
    heading: 'No reconocemos este enlace',
    text: 'Quizás una parte se perdió en el camino, o el enlace ya no funciona.',
    help: {
      before:
        'Presione otra vez el enlace de nuestro correo, o cópielo completo en la barra de direcciones. Si no sirve, ',
      after: '.',
    },
  },

  asking: {
    heading: '¿Pausar las ofertas?',
    text: 'Ya no le llegarán ofertas hasta que usted las pida otra vez, y las que no ha aceptado se terminan. Los trabajos que tiene siguen siendo suyos.',
  },
  paused: { heading: 'Las ofertas están en pausa', text: 'Los trabajos que tiene siguen siendo suyos.' },
  resumed: { heading: 'Ya recibe ofertas otra vez', text: 'Las ofertas nuevas le llegan igual que antes.' },
  actions: { pause: 'Pausar las ofertas', resume: 'Recibir ofertas otra vez' },
  askUs: { after: ' para recibir ofertas otra vez.' },
} satisfies Shape<typeof english>;
