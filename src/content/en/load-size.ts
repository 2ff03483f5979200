import { cubicYards, type LoadSize, TRUCK_CUBIC_YARDS } from '@functions/domain/load-sizes.ts';

const things = {
  'few-items': 'a mattress with its box spring, or a refrigerator',
  quarter: 'a sofa, a mattress and five large bags',
  half: 'a sofa, an armchair, a mattress with its box spring, a dresser and ten large bags',
  'three-quarters': 'the furniture of a living room and a bedroom, a refrigerator and five large bags',
  full: 'the furniture of a one-bedroom apartment, a refrigerator and ten large bags',
} as const satisfies Record<LoadSize, string>;

/** The words of the choice of a load. Separate, because only a few pages need them. */
export const words = {
  question: 'How full is the truck?',
  hint: 'A truck 15 feet long. A guess is enough.',
  clear: 'Clear my choice',
  /** What fits. A large bag has 30 gallons. */
  fits: (size: LoadSize) => {
    const volume =
      size === 'full'
        ? `${TRUCK_CUBIC_YARDS} cubic yards or more`
        : `About ${cubicYards[size]} of ${TRUCK_CUBIC_YARDS} cubic yards`;
    return `${volume}: ${things[size]}.`;
  },
};
