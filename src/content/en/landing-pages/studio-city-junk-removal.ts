import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import type { LandingPageWords } from '../../shapes/landing-page-words';

export const words = {
  metaTitle: 'Studio City Junk Removal, Hills to Boulevard',
  metaDescription: `Studio City junk removal for canyon homes, condos and apartments. Book online, and a local hauler will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}).`,
  picture: {
    name: 'hot-tub-removal',
    alt: 'A wood-sided hot tub with its orange cover folded back, wooden steps and a rubber duck in the water.',
  },
  heading: 'Studio City junk removal, hills and flats',
  lede: 'South of Ventura Boulevard the streets are steep and narrow; north of it, parking is hard to find. Book a local hauler who asks about both before setting out.',
  zipCode: '91604',
  about: `In the hills, a truck has to get up a narrow road and back down again. In the flats, it has to find a place to stop. Say which one is yours when you book. The hauler who accepts will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}). At the door, they look at the load and tell you the final price; if you say yes, the work begins.`,
  popularServices: [
    'furniture-removal',
    'mattress-disposal',
    'electronics-disposal',
    'hot-tub-removal',
    'construction-debris',
    'home-cleaning',
  ],
  popularServicesNote: 'Apartment moves, hillside remodels and old spas are typical here.',
  reasons: [
    {
      title: 'A truck that fits the canyon',
      body: 'Off Laurel Canyon and Coldwater Canyon, two cars barely pass. Haulers read your description first, so they can bring a shorter truck.',
    },
    {
      title: 'In time for the end of a lease',
      body: 'Same-day or next-day service is often possible. Put the day you hand over the keys in the description.',
    },
    {
      title: 'Spas leave in pieces',
      body: 'A hot tub on a hillside deck is cut up right there, once an electrician has disconnected it.',
    },
  ],
  closing: 'Tell us whether you’re in the hills or the flats and what has to go, and a local hauler will contact you.',
} satisfies LandingPageWords;
