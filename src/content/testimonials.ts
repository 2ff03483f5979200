/** What a neighbor says on the home page. */
export type Testimonial = { quote: string; author: string; location: string; stars: 5 };

export const testimonials = [
  {
    quote:
      'I sent three photos of our garage before lunch and had a call soon after. Two polite guys cleared it the next morning, and I finally parked inside.',
    author: 'Denise R.',
    location: 'Torrance',
    stars: 5,
  },
  {
    quote:
      'The price we agreed on at the door was the price I paid. They took the old sofa down two flights and never touched a wall.',
    author: 'Marco T.',
    location: 'Glendale',
    stars: 5,
  },
  {
    quote:
      'Clearing my mother’s house was hard. The hauler was patient, asked before moving anything personal, and set aside a box of photos I had missed.',
    author: 'Linda H.',
    location: 'Fullerton',
    stars: 5,
  },
] as const satisfies readonly Testimonial[];
