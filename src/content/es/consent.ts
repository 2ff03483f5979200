// English: 7883dd0bcb4a

import type { consent as english } from '../en/consent';
import { site } from '../facts/site';
import type { Shape } from '../shape';

/**
 * Beside and below the two checkboxes of the last booking step. Changes need a new version in `../facts/consent.ts`.
 * The English file explains what the text must say.
 */
export const consent = {
  terms: {
    before: 'Acepto los ',
    terms: 'Términos del servicio',
    between: ' y la ',
    privacy: 'Política de privacidad',
  },
  messages: `Acepto que ${site.name} y la empresa local que tome mi solicitud se comuniquen conmigo sobre ella por teléfono o mensaje de texto al número que di, o por correo electrónico. Los mensajes de texto son solo sobre esta solicitud; la cantidad varía, por lo general de 3 a 8 por solicitud. Su compañía de teléfono puede cobrarle por mensajes y datos. Responda STOP para no recibir más mensajes, HELP para pedir ayuda. Aceptar no es un requisito para recibir una cotización.`,
  withoutMessages:
    'Si deja esta casilla vacía, una empresa o nuestro equipo le llama por la solicitud que usted hizo, y las empresas se han comprometido a no mandarle mensajes de texto. Si dio un correo electrónico, ahí le enviamos el enlace de seguimiento, lo que cambie en esta solicitud y, cuando ya esté terminada, la pregunta de si se llevaron todo. No enviamos nada más. Si tampoco dio un correo, guarde el enlace de seguimiento: los cambios solo se ven ahí.',
} satisfies Shape<typeof english>;
