// English: 398014ab3d4c

import { PROMISE_HOURS } from '@functions/domain/promise.ts';
import type { words as english } from '../en/book-page';
import { pickupTime } from '../facts/claims';
import type { Shape } from '../shape';

export const words = {
  title: 'Pida su recolección: cotización gratis en línea',
  description: `Diga qué se llevan y agregue fotos, en unos 60 segundos. Cotización gratis. Una empresa local se comunicará con usted en menos de ${PROMISE_HOURS} horas (de 8 a.m. a 8 p.m.).`,
  crumb: 'Pedir recolección',
  heading: 'Pida su recolección',
  lede: 'Cuatro pasos cortos, unos 60 segundos. Lo demás lo hacen las empresas locales.',
  promises: [
    'Cotización gratis, sin cargos escondidos: le dicen el precio final antes de cargar y usted puede decir que no',
    `Una empresa local se comunicará con usted en menos de ${PROMISE_HOURS} horas (de 8\u00A0a.m. a 8\u00A0p.m.)`,
    ...(pickupTime ? [`La mayoría de las recolecciones se hacen en ${pickupTime}, muchas veces el mismo día`] : []),
  ],
  call: '¿Quiere preguntar algo primero? Llame al ',
  inEnglish: ' (en inglés)',
} satisfies Shape<typeof english>;
