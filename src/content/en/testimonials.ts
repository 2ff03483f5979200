import type { CitySlug } from '../facts/cities';

/** What a neighbor says, and the city they live in. */
export type Testimonial = { quote: string; author: string; city: CitySlug; stars: 5 };

export const testimonials = [
  {
    quote:
      'I sent three photos of our garage before lunch and had a call soon after. Two polite guys cleared it the next morning, and I finally parked inside.',
    author: 'Denise R.',
    city: 'torrance',
    stars: 5,
  },
  {
    quote:
      'The price we agreed on at the door was the price I paid. They took the old sofa down two flights and never touched a wall.',
    author: 'Marco T.',
    city: 'glendale',
    stars: 5,
  },
  {
    quote:
      'Clearing my mother’s house was hard. The hauler was patient, asked before moving anything personal, and set aside a box of photos I had missed.',
    author: 'Linda H.',
    city: 'fullerton',
    stars: 5,
  },
] as const satisfies readonly Testimonial[];
