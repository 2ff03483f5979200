// English: 5d7feea0b406

import type { words as english } from '../en/pause';
import type { Shape } from '../shape';

/** In a sentence, `before` and `after` go around the contact link. */
export const words = {
  seo: {
    title: 'Pausar los trabajos nuevos',
    description: 'Pause los trabajos que le ofrecemos, o vuelva a recibirlos.',
  },
  loading: {
    heading: '¿Pausar los trabajos nuevos?',
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
    heading: '¿Pausar los trabajos nuevos?',
    text: 'Ya no le ofreceremos trabajos hasta que usted los pida otra vez, y los que no ha aceptado pasan a otras empresas. Los que ya tiene siguen siendo suyos.',
  },
  paused: { heading: 'Los trabajos nuevos están en pausa', text: 'Los que ya tiene siguen siendo suyos.' },
  resumed: { heading: 'Ya recibe trabajos otra vez', text: 'Los trabajos nuevos le llegarán igual que antes.' },
  actions: { pause: 'Pausar los trabajos nuevos', resume: 'Recibir trabajos otra vez' },
  askUs: { after: ' para recibir trabajos otra vez.' },
} satisfies Shape<typeof english>;
