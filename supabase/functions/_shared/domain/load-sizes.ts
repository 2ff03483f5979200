import type { Enums } from '../database.types.ts';
import { loadSize } from '../enums.ts';

/** How full a truck of 15 cubic yards gets, smallest first. */
export const loadSizes = loadSize;

export type LoadSize = Enums<'load_size'>;

/** What the truck of the choices holds: 15 feet long, 7 wide and 4 high inside. */
export const TRUCK_CUBIC_YARDS = 15;

/** How much a load is at most, in cubic yards; a full truck can be more. */
export const cubicYards = {
  'few-items': 2,
  quarter: 4,
  half: 8,
  'three-quarters': 11,
  full: TRUCK_CUBIC_YARDS,
} as const satisfies Record<LoadSize, number>;
