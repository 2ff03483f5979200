import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import type { LandingPageWords } from '../../shapes/landing-page-words';

export const words = {
  metaTitle: 'San Fernando Valley Junk Removal',
  metaDescription: `San Fernando Valley junk removal starts with one form. A hauler will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}), and pickup is often the same day.`,
  picture: {
    name: 'hero',
    alt: 'Two haulers carry an orange sofa up a ramp into a truck, with a fridge, a washer and a tile-roofed house behind them.',
  },
  heading: 'San Fernando Valley junk removal, from end to end',
  lede: 'Chatsworth to North Hollywood is a long drive at rush hour. We’ll look for a hauler who works closer to you, so your pickup may still happen today.',
  about: [
    `The Valley has big lots, wide driveways and garages that haven’t held a car in years. It also has hot summers, which is why many people put this job off. Booking takes about 60 seconds: open the form, choose a service, enter your address and send it. The hauler who accepts will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}).`,
    'Together you set a time; in July, an early one is best. When the truck arrives, the hauler looks over the yard or garage and tells you the final price before loading. You can still take items off the list then. The crew loads while you stay in the shade, and you pay at the end.',
  ],
  popularServices: [
    'garage-cleanouts',
    'yard-waste-cleanup',
    'hot-tub-removal',
    'construction-debris',
    'old-appliances',
    'furniture-removal',
  ],
  popularServicesNote:
    'The Valley has backyards, pools, home additions and two-car garages, and these six services go with them.',
  reasons: [
    {
      title: 'One form for the whole Valley',
      body: 'Most of the Valley belongs to the City of Los Angeles, while Burbank and San Fernando are cities of their own. We’ll look for a hauler by your ZIP code, so the boundary makes no difference, whether you live in Sylmar, Pacoima, Lake View Terrace, Sun Valley, Panorama City, North Hills, Granada Hills, Winnetka, Canoga Park or West Hills.',
    },
    {
      title: 'Big things taken apart on the spot',
      body: 'Swing sets and pool furniture are unscrewed or cut up in the yard, and so are spas, once an electrician has disconnected them.',
    },
    {
      title: 'A garage in half a day',
      body: 'A garage cleanout typically takes 2–4 hours. If you’re turning the garage into living space, your contractor can start soon after.',
    },
    {
      title: 'No work in the heat for you',
      body: 'The crew carries, loads and sorts. You can ask for an early start, before the shed and the driveway heat up in Woodland Hills or Northridge.',
    },
  ],
  closing: `From Sylmar to Sherman Oaks, book now, and a local hauler will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}).`,
} satisfies LandingPageWords;
