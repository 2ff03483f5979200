import type { CitySlug } from '../facts/cities';
import type { ReviewCounts } from '../shapes/published-review';

// Only the build reads this file; pages contain nothing of it unless the build adds it.

/**
 * Sample reviews for demos and the development server. They are fictional, and publishing fake reviews is illegal: 16
 * CFR 465.2.
 */
export const samples: readonly { words: string; name: string; city: CitySlug; stars: number }[] = [
  {
    words:
      'I sent three photos of our garage before lunch. It was cleared the next morning, and I finally parked inside.',
    name: 'Denise R.',
    city: 'torrance',
    stars: 5,
  },
  {
    words: 'I paid the price we agreed on at the door. The old sofa went down two flights and never touched a wall.',
    name: 'Marco T.',
    city: 'glendale',
    stars: 5,
  },
  {
    words: 'Clearing my mother’s house was hard. The hauler was patient, and set aside a box of photos I had missed.',
    name: 'Linda H.',
    city: 'fullerton',
    stars: 5,
  },
];

const inWords = (count: number) => count.toLocaleString('en-US');
const dateOf = (day: string) => new Date(`${day}T12:00`).toLocaleDateString('en-US', { dateStyle: 'long' });

/** Sentences that the build adds to pages: they are smaller than the code that would create them. */
export const words = {
  /** Above samples. */
  sampleNote: 'Samples, not real reviews',
  /** As fictional as the sample reviews, and not beside them. */
  sampleClaim: 'Trusted by thousands (sample)',
  /** @param month such as `2026-11`. */
  pickup(services: readonly string[], month: string): string {
    const ofYear = new Date(`${month}-15`).toLocaleDateString('en-US', { month: 'long', year: 'numeric' });
    // Non-breaking, so that no line begins with the dot.
    return [services.join(', '), ofYear].join('\u00A0· ');
  },
  counts: ({ asked, answered, published }: ReviewCounts) =>
    `${inWords(asked)} ${asked === 1 ? 'customer was' : 'customers were'} asked, ${inWords(answered)} answered, ${inWords(published)} ${published === 1 ? 'review is' : 'reviews are'} published.`,
  /**
   * @param hours within how many hours of the day, `hoursOfDay`, a call is promised.
   * @param day the last of the 90 days, such as `2026-11-22`.
   */
  promise: (percent: number, requests: number, day: string, hours: number, hoursOfDay: string) =>
    `${percent}% of ${inWords(requests)} requests were reached within ${hours} hours (${hoursOfDay}), by our haulers’ and team’s own reports, in the 90 days before ${dateOf(day)}`,
  /** `PICKUP_CLAIM` or `ARRIVAL_CLAIM` in the language of the pages. */
  claim: (hours: string) => hours,
  /**
   * @param day the last of the 90 days, such as `2026-11-22`.
   * @param percentWithin4Hours null if it isn't said.
   */
  pickups(percent: number, pickups: number, day: string, percentWithin4Hours: number | null): string {
    const sooner = percentWithin4Hours === null ? '' : ` (${percentWithin4Hours}% within 4 hours)`;
    return `${percent}% of ${inWords(pickups)} booked pickups were done within 48 hours of the request, in the 90 days before ${dateOf(day)}${sooner}.`;
  },
  /** How often our word was kept. */
  kept: {
    said: {
      came: 'Came in the agreed time, customers say:',
      price: 'Final price at or under the estimate:',
      gone: 'Everything gone, customers say:',
    },
    count: (kept: number, counted: number) => `${inWords(kept)} of ${inWords(counted)}`,
    /** @param day the last of the 12 months, such as `2026-11-28`. */
    how: (day: string) =>
      `Of the 12 months before ${dateOf(day)}. We show a number from 20 on. Each customer counts once as kept and once as broken, and no hauler is more than a third. Haulers enter prices; customers can contradict them.`,
    sampleNote: 'Samples, not real figures',
  },
};
