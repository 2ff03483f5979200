import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import type { LandingPageWords } from '../../shapes/landing-page-words';

export const words = {
  metaTitle: 'San Fernando Valley Junk Removal',
  metaDescription: `San Fernando Valley junk removal starts with one form. A hauler will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}), and pickup can be the same day.`,
  picture: {
    name: 'hero',
    alt: 'Two haulers carry an orange sofa up a ramp into a truck, with a fridge, a washer and a tile-roofed house behind them.',
  },
  heading: 'San Fernando Valley junk removal, from end to end',
  lede: 'Chatsworth to North Hollywood is a long drive at rush hour. We’ll look for a hauler who works closer to you, so your pickup can often be the same or the next day.',
  zipCode: '91335',
  about: `The Valley has big lots, wide driveways and garages that haven’t held a car in years. Booking takes about 60 seconds, and the hauler who accepts will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}). In July, an early time is best. The hauler looks over the yard or garage and tells you the final price before loading. You pay at the end.`,
  popularServices: [
    'garage-cleanouts',
    'yard-waste-cleanup',
    'hot-tub-removal',
    'construction-debris',
    'old-appliances',
    'furniture-removal',
  ],
  popularServicesNote: 'The Valley has backyards, pools, home additions and two-car garages.',
  reasons: [
    {
      title: 'One form for the whole Valley',
      body: 'The Valley has several cities and dozens of neighborhoods, but you don’t have to know the borders. Just enter your ZIP code.',
    },
    {
      title: 'A garage in half a day',
      body: 'A garage cleanout typically takes 2–4 hours, so your contractor can start soon after.',
    },
    {
      title: 'No work in the heat for you',
      body: 'The crew carries, loads and sorts. You can ask for an early start.',
    },
  ],
  closing: 'From Sylmar to Sherman Oaks: tell us what has to go, and we’ll look for a hauler nearby.',
} satisfies LandingPageWords;
