import type { Enums } from '../database.types.ts';
import { loadSize } from '../enums.ts';

/** How much of a truck of 15 cubic yards a load fills, smallest first. */
export const loadSizes = loadSize;

export type LoadSize = Enums<'load_size'>;

/** What the truck of the choices holds: 15 feet long, 7 wide and 4 high inside. */
export const TRUCK_CUBIC_YARDS = 15;

/** The largest volume of each load, in cubic yards. More than a full truck also counts as `full`. */
export const cubicYards = {
  'few-items': 2,
  quarter: 4,
  half: 8,
  'three-quarters': 11,
  full: TRUCK_CUBIC_YARDS,
} as const satisfies Record<LoadSize, number>;
