import { cubicYards, type LoadSize } from '../../domain/load-sizes.ts';

/** A load as a choice or a fact. */
export const loadSizeLabels = {
  'few-items': 'A few items',
  quarter: 'A quarter of a truck',
  half: 'Half a truck',
  'three-quarters': 'Three quarters of a truck',
  full: 'A full truck or more',
} as const satisfies Record<LoadSize, string>;

/** A load within a sentence, such as that of a text. */
export const loadSizesInText = {
  'few-items': 'a few items',
  quarter: '1/4 of a truck',
  half: 'half a truck',
  'three-quarters': '3/4 of a truck',
  full: 'a full truck',
} as const satisfies Record<LoadSize, string>;

/** What a load takes up: "about 8 cubic yards". */
export function loadVolume(size: LoadSize): string {
  return size === 'full' ? `${cubicYards.full} cubic yards or more` : `about ${cubicYards[size]} cubic yards`;
}

/** A load for haulers: "Half a truck, about 8 cubic yards". */
export function loadWithVolume(size: LoadSize): string {
  return `${loadSizeLabels[size]}, ${loadVolume(size)}`;
}
