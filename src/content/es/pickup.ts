// English: 01c386ce5dd2

import type { words as english } from '../en/pickup';
import type { Shape } from '../shape';

export const words = {
  calendar: {
    add: 'Agregar al calendario',
    file: 'cita.ics',
    addToGoogle: 'Agregar a Google Calendar',
    failed: {
      title: 'No se pudo hacer el archivo del calendario',
      description: 'Revise su conexión y presione otra vez, o apunte la hora.',
    },
  },
} satisfies Shape<typeof english>;
