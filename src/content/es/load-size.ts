// English: 16ed34f6b92a

import { cubicYards, type LoadSize, TRUCK_CUBIC_YARDS } from '@functions/domain/load-sizes.ts';
import type { words as english } from '../en/load-size';
import type { Shape } from '../shape';

const things = {
  'few-items': 'un sofá, un refrigerador, o un colchón con su base',
  quarter: 'un sofá, un colchón y cinco bolsas grandes',
  half: 'un sofá, un sillón individual, un colchón con su base, una cómoda y diez bolsas grandes',
  'three-quarters': 'los muebles de una sala y una recámara, un refrigerador y cinco bolsas grandes',
  full: 'los muebles de un apartamento de una recámara, un refrigerador y diez bolsas grandes',
} as const satisfies Record<LoadSize, string>;

export const words = {
  question: '¿Qué tan lleno queda el camión?',
  hint: 'Un camión de 15 pies de largo. Basta con calcular a ojo.',
  fits: (size) => {
    const volume =
      size === 'full'
        ? `${TRUCK_CUBIC_YARDS} yardas cúbicas o más`
        : `Unas ${cubicYards[size]} de ${TRUCK_CUBIC_YARDS} yardas cúbicas`;
    return `${volume}: ${things[size]}.`;
  },
} satisfies Shape<typeof english>;
