// English: 579bf0555766

import { cubicYards, type LoadSize } from '../../domain/load-sizes.ts';

export const loadSizeLabels = {
  'few-items': 'Unas cuantas cosas',
  quarter: 'Un cuarto de camión',
  half: 'Medio camión',
  'three-quarters': 'Tres cuartos de camión',
  full: 'Un camión lleno o más',
} as const satisfies Record<LoadSize, string>;

export const loadSizesInText = {
  'few-items': 'pocas cosas',
  quarter: '1/4 de carga',
  half: 'media carga',
  'three-quarters': '3/4 de carga',
  full: 'carga completa',
} as const satisfies Record<LoadSize, string>;

export function loadVolume(size: LoadSize): string {
  return size === 'full' ? `${cubicYards.full} yardas cúbicas o más` : `unas ${cubicYards[size]} yardas cúbicas`;
}

export function loadWithVolume(size: LoadSize): string {
  return `${loadSizeLabels[size]}, ${loadVolume(size)}`;
}
