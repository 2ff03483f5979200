// English: 93eedf6cf9d4

import type { words as english } from '../en/stop-mail';
import { site } from '../facts/site';
import type { Shape } from '../shape';

/** In a sentence, `before` and `after` go around the contact link. */
export const words = {
  seo: {
    title: 'No recibir más correos',
    description: 'Pida que ya no le lleguen nuestros correos sobre solicitudes.',
  },
  asking: {
    heading: '¿No pidió nuestros correos?',
    lede: `Alguien dio su correo electrónico en una solicitud de recolección en ${site.name}. Presione el botón y ya no enviaremos a esta dirección correos sobre ninguna solicitud.`,
    request: {
      before:
        'La solicitud sigue en pie: una empresa todavía puede llamar al número que dieron en ella y, si a ese número le llegan mensajes de texto, seguirán llegando hasta que de ahí respondan STOP. Si también quiere que se borre la solicitud, ',
      after: '.',
    },
    stop: 'No recibir más correos',
    sending: 'Enviando…',
    offline: 'No hay internet. Deje esta página abierta: su aviso se envía en cuanto vuelva la conexión.',
    failed: 'No se pudo, y los correos todavía pueden llegar. Intente otra vez en un minuto.',
  },
  stopped: {
    heading: 'Ya no le enviaremos correos',
    lede: 'Desde ahora, la dirección que recibió este enlace ya no recibirá correos sobre ninguna solicitud. Uno que ya va en camino todavía puede llegar.',
    help: { before: '¿Cambió de opinión, o después le llega otro correo? ', after: ' y lo arreglamos.' },
  },
  brokenLink: {
    heading: 'A este enlace le falta una parte',
    text: 'Sin esa parte no sabemos a qué dirección dejar de enviar correos.',
    help: {
      before: 'Presione otra vez el enlace del correo, o cópielo completo en la barra de direcciones. Si no sirve, ',
      after: '.',
    },
  },
} satisfies Shape<typeof english>;
