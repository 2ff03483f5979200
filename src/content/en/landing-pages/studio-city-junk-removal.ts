import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import { arrivalTime, pickupFigure } from '../../facts/claims';
import { sentences } from '../../sentences';
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
  about: [
    `In the hills of Studio City, a truck has to get up a narrow road and back down again. In the flats, it has to find a place to stop. Say which one is yours when you book, with the items and the floor. We’ll offer the request to haulers nearby, and the one who accepts will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}).`,
    'You and the hauler agree on the time and what has to go. At the door, they look at the load and the way to the truck and tell you the final price. If you say yes, the work begins. Good pieces are kept apart for donation, and what can be recycled is sorted from the rest.',
  ],
  popularServices: [
    'furniture-removal',
    'mattress-disposal',
    'electronics-disposal',
    'hot-tub-removal',
    'construction-debris',
    'home-cleaning',
  ],
  popularServicesNote:
    'Apartment moves, hillside remodels and old spas are typical here, and some people add a home cleaning at the end.',
  reasons: [
    {
      title: 'A truck that fits the canyon',
      body: 'Off Laurel Canyon and Coldwater Canyon, two cars barely pass each other on some streets. Haulers read your description before they accept, so they can bring a shorter truck or plan two trips.',
    },
    {
      title: 'From the apartment to the truck',
      body: 'Buildings near the Boulevard often have underground parking, where no truck fits. The crew carries everything out to the truck, so you don’t have to.',
    },
    {
      title: 'In time for the end of a lease',
      body: sentences(
        'Same-day or next-day service is often possible.',
        arrivalTime ? `A partner may arrive within ${arrivalTime} of booking.` : pickupFigure,
        'Put the day you hand over the keys in the description.',
      ),
    },
    {
      title: 'Spas leave in pieces',
      body: 'A hot tub on a hillside deck is cut up right there and carried down the steps, once an electrician has disconnected it. Metal parts can be recycled.',
    },
  ],
  closing: 'Tell us whether you’re in the hills or the flats and what has to go, and a local hauler will contact you.',
} satisfies LandingPageWords;
