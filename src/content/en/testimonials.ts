import type { CitySlug } from '../facts/cities';
import { isDemo } from '../facts/site';

/** What a neighbor says, and the city they live in. */
export type Testimonial = { quote: string; author: string; city: CitySlug; stars: 1 | 2 | 3 | 4 | 5 };

/**
 * Words of real customers who agreed to be quoted, with the stars that they gave. As soon as there is one, a demo shows
 * no more samples.
 */
const customers: readonly Testimonial[] = [];

/** For demos alone. Nobody has said these, and reviews that nobody has given are unlawful: 16 CFR 465.2. */
export const samples: readonly Testimonial[] = [
  {
    quote:
      'I sent three photos of our garage before lunch. It was cleared the next morning, and I finally parked inside.',
    author: 'Denise R.',
    city: 'torrance',
    stars: 5,
  },
  {
    quote: 'I paid the price we agreed on at the door. The old sofa went down two flights and never touched a wall.',
    author: 'Marco T.',
    city: 'glendale',
    stars: 5,
  },
  {
    quote: 'Clearing my mother’s house was hard. The hauler was patient, and set aside a box of photos I had missed.',
    author: 'Linda H.',
    city: 'fullerton',
    stars: 5,
  },
];

/** Is what is shown said by nobody? */
export const areSamples = isDemo && customers.length === 0;

export const testimonials = areSamples ? samples : customers;

export const words = {
  heading: 'What Neighbors Are Saying',
  samples: areSamples ? 'Samples: nobody has said these' : undefined,
};
