// English: b8f6b220798b

import type { words as english } from '../../en/services/home-cleaning';
import type { Shape } from '../../shape';

export const words = {
  metaTitle: 'Limpieza de casas, profunda o de ventanas',
  metaDescription:
    'Limpieza de casas cuando ya se llevaron lo viejo, o cualquier otro día, con una empresa local. Si quiere, agregue limpieza profunda o de ventanas.',
  pictureAlt: 'Una cubeta llena de espuma, una escoba, una botella verde con atomizador y una esponja.',
  intro: [
    'Detrás de cada sofá viejo hay un pedazo de piso que no ve un trapeador desde hace años. Pida a una empresa local que limpie su casa, solo eso o después de vaciarla.',
    'Hay dos opciones más. La limpieza profunda llega más lejos: a las esquinas, los zoclos (baseboards) y los lugares que tapaban los muebles. La limpieza de ventanas es para los vidrios: diga cuántos son y a cuáles es difícil llegar.',
    'Describa los cuartos, los pisos y las mascotas que tenga. Diga por teléfono, no en la solicitud, quién abre la puerta y cuándo no hay nadie en casa. Si antes va a haber una recolección, deje un poco de tiempo entre las dos.',
  ],
  description: null,
  categories: [],
  faqs: [],
} satisfies Shape<typeof english>;
