import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import type { LandingPageWords } from '../../shapes/landing-page-words';

export const words = {
  metaTitle: 'Burbank Junk Removal by Local Haulers',
  metaDescription: `Burbank junk removal for a garage, an office or one old couch. A local hauler will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}). You pay when it’s done.`,
  picture: {
    name: 'garage-cleanouts',
    alt: 'A garage with the door half up, boxes inside, and a bike, tires, a toolbox and a chair out front.',
  },
  heading: 'Junk removal in Burbank, without the wait',
  lede: 'Send a request at breakfast, and the garage could be clear by dinner. We’ll look for a hauler who works in or near Burbank.',
  zipCode: '91501',
  about: `Book online in about 60 seconds: choose a service, add photos and name the heavy pieces. The hauler who accepts will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}). On the day, the crew looks at the load, tells you the final price and waits for your yes. A garage cleanout typically takes 2–4 hours, a single item much less.`,
  popularServices: [
    'garage-cleanouts',
    'office-cleanouts',
    'furniture-removal',
    'electronics-disposal',
    'storage-unit-cleanout',
    'home-cleaning',
  ],
  popularServicesNote: 'Burbank has family homes with detached garages as well as studios and production offices.',
  reasons: [
    {
      title: 'From the garage behind the house',
      body: 'In Magnolia Park the garage is often far behind the house. The crew carries everything down the driveway. You just say what stays.',
    },
    {
      title: 'One request for a whole office',
      body: 'Desks, screens and shelving can go in one request. You can ask for loading before or after working hours.',
    },
    {
      title: 'Certified handlers for old screens',
      body: 'Monitors, tape decks and editing computers pile up in a media town. Haulers take e-waste to certified handlers.',
    },
  ],
  closing: 'Tell us what has to go, and a local hauler will contact you with a free quote.',
} satisfies LandingPageWords;
