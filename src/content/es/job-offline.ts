// English: d3c35152b247

import type { words as english } from '../en/job-offline';
import type { Shape } from '../shape';

/** `time` is "las 11:52 a.m.", or with another day "las 11:52 a.m. de ayer". */
export const words = {
  // One period after "a.m.", too.
  band: (time) => `Sin conexión. Así estaba el trabajo a ${time}`.replace(/\.?$/, '.'),
  notOpened: {
    heading: 'Sin conexión',
    text: 'Este trabajo no se ha abierto antes en este teléfono. Abra el enlace otra vez cuando tenga señal.',
  },
  kept: {
    text: 'Guardamos sus trabajos en este teléfono, por 14 días como máximo, para que se abran sin señal.',
    forget: 'Borrar los trabajos de este teléfono',
    forgotten: 'Sus trabajos ya no están en este teléfono.',
  },
} satisfies Shape<typeof english>;
