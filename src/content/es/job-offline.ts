// English: 1aeeabbe444f

import type { words as english } from '../en/job-offline';
import type { Shape } from '../shape';

/** `time` is "las 11:52 a.m.", or with another day "las 11:52 a.m. de ayer". */
export const words = {
  // One period after "a.m.", too.
  band: (time) => `No hay internet. Así estaba el trabajo a ${time}`.replace(/\.?$/, '.'),
  notOpened: {
    heading: 'No hay internet',
    text: 'Este trabajo no se había abierto en este teléfono. Abra el enlace otra vez cuando tenga señal.',
  },
  mine: {
    link: 'Todos sus trabajos',
    heading: 'Sus trabajos en este teléfono',
    text: 'Como usted los vio la última vez. Para hacer algo con uno, abra el enlace de nuestro correo o mensaje de texto.',
    none: 'En este teléfono no hay trabajos. Abra uno desde nuestro correo o mensaje de texto y también aparecerá aquí.',
    waiting: 'Falta enviar algo.',
  },
  kept: {
    text: 'Guardamos sus trabajos en este teléfono, por 14 días como máximo, para que usted los pueda abrir sin señal.',
    forget: 'Borrar los trabajos de este teléfono',
    unsent: 'Falta enviar algo. Si también lo quiere borrar, presione otra vez.',
    forgotten: 'Sus trabajos ya no están en este teléfono.',
  },
} satisfies Shape<typeof english>;
