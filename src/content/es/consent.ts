// English: e22608a1e5af

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
  messages: `Acepto que ${site.name} y la empresa local que tome mi solicitud se comuniquen conmigo sobre ella por teléfono o mensaje de texto al número que di, o por correo electrónico. Los mensajes de texto son solo sobre esta solicitud; la cantidad varía, por lo general de 3 a 8 por solicitud. Su compañía de teléfono puede cobrarle por mensajes y datos. Responda STOP para no recibir más mensajes, AYUDA (o HELP) para pedir ayuda. Aceptar no es un requisito para recibir una cotización.`,
  withoutMessages:
    'Si deja vacía esta casilla, de todos modos le llamarán por esta solicitud, y las empresas se comprometen a no mandarle mensajes de texto. Si dio un correo electrónico, ahí le enviamos el enlace de seguimiento, los avisos y una pregunta al final. Nada más. ¿Sin correo? Guarde el enlace de seguimiento.',
} satisfies Shape<typeof english>;
