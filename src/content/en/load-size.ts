import { cubicYards, type LoadSize, TRUCK_CUBIC_YARDS } from '@functions/domain/load-sizes.ts';

const things = {
  'few-items': 'a sofa, a refrigerator, or a mattress with its box spring',
  quarter: 'a sofa, a mattress and five large bags',
  half: 'a sofa, an armchair, a mattress with its box spring, a dresser and ten large bags',
  'three-quarters': 'the furniture from a living room and a bedroom, a refrigerator and five large bags',
  full: 'the furniture from a one-bedroom apartment, a refrigerator and ten large bags',
} as const satisfies Record<LoadSize, string>;

/** The words of the choice of a load. Separate, because only a few pages need them. */
export const words = {
  question: 'How much of a truck will it fill?',
  hint: 'Picture a 15-foot truck. A guess is fine.',
  /** What fits. A large bag has 30 gallons. */
  fits: (size: LoadSize) => {
    const volume =
      size === 'full'
        ? `${TRUCK_CUBIC_YARDS} cubic yards or more`
        : `About ${cubicYards[size]} of ${TRUCK_CUBIC_YARDS} cubic yards`;
    return `${volume}: ${things[size]}.`;
  },
};
