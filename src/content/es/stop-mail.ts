import type { words as english } from '../en/stop-mail';
import { site } from '../facts/site';
import type { Shape } from '../shape';

/**
 * The words of the page that stops our emails. In a sentence, `before` and `after` stand around the link to write to us.
 */
export const words = {
  seo: { title: 'Parar nuestros correos', description: 'Pare nuestros correos sobre solicitudes a su dirección.' },
  asking: {
    heading: '¿No pidió nuestros correos?',
    lede: `Alguien dio su correo electrónico en una solicitud de recolección en ${site.name}. Presione el botón y no enviamos a esta dirección más correos sobre ninguna solicitud.`,
    request: {
      before:
        'La solicitud sigue, y una empresa puede llamar al número que se dio en ella. Si también quiere borrarla, ',
      after: '.',
    },
    stop: 'Parar estos correos',
    sending: 'Enviando…',
    offline: 'No hay internet. Deje esta página abierta: los correos se paran en cuanto vuelva la conexión.',
    failed: 'No se pudo, y los correos todavía no están parados. Intente otra vez en un minuto.',
  },
  stopped: {
    heading: 'Ya no le enviamos correos',
    lede: 'Desde ahora no enviamos correos sobre ninguna solicitud a la dirección que recibió este enlace. Uno que ya va en camino todavía puede llegar.',
    help: { before: '¿Cambió de opinión, o llega otro correo después? ', after: ' y lo arreglamos.' },
  },
  brokenLink: {
    heading: 'A este enlace le falta una parte',
    text: 'Una parte se perdió en el camino y no sabemos qué correos hay que parar.',
    help: {
      before: 'Presione otra vez el enlace del correo, o cópielo completo en la barra de direcciones. Si no sirve, ',
      after: '.',
    },
  },
} satisfies Shape<typeof english>;
