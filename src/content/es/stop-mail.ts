// English: 5eba847c9491

import type { words as english } from '../en/stop-mail';
import { site } from '../facts/site';
import type { Shape } from '../shape';

/** In a sentence, `before` and `after` go around the contact link. */
export const words = {
  seo: {
    title: 'Parar nuestros correos',
    description: 'Pare los correos que enviamos a su dirección sobre solicitudes.',
  },
  asking: {
    heading: '¿No pidió nuestros correos?',
    lede: `Alguien dio el correo electrónico de usted en una solicitud de recolección en ${site.name}. Presione el botón y ya no enviamos a esta dirección correos sobre ninguna solicitud que la tenga.`,
    request: {
      before:
        'La solicitud sigue: una empresa puede llamar al número que dieron en ella, y si le llegan mensajes de texto, siguen hasta que responda STOP. Si también quiere que se borre la solicitud, ',
      after: '.',
    },
    stop: 'Parar estos correos',
    sending: 'Enviando…',
    offline: 'No hay internet. Deje esta página abierta: los correos se paran en cuanto vuelva la conexión.',
    failed: 'No se pudo, y todavía no hemos parado los correos. Intente otra vez en un minuto.',
  },
  stopped: {
    heading: 'Ya paramos los correos',
    lede: 'Desde ahora, la dirección que recibió este enlace no recibe correos sobre ninguna solicitud que la tenga. Uno que ya va en camino todavía puede llegar.',
    help: { before: '¿Cambió de opinión, o después le llega otro correo? ', after: ' y lo arreglamos.' },
  },
  brokenLink: {
    heading: 'A este enlace le falta una parte',
    text: 'Al enlace le falta una parte, y así no sabemos a qué dirección dejar de enviarle correos.',
    help: {
      before: 'Presione otra vez el enlace del correo, o cópielo completo en la barra de direcciones. Si no sirve, ',
      after: '.',
    },
  },
} satisfies Shape<typeof english>;
