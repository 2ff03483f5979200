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
  about: [
    `Booking online takes about 60 seconds. Choose a service, name the heavy pieces and say which day works for you. We’ll offer your request to haulers in and around Burbank. The one who accepts will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}), with questions about the driveway, the door and anything that takes two people to move.`,
    'On the day, the crew looks at the load, tells you the final price and waits for your yes. A garage cleanout typically takes 2–4 hours, a single item much less. You don’t have to carry anything outside. Show the crew what stays, keep pets indoors, and be there for questions.',
  ],
  popularServices: [
    'garage-cleanouts',
    'office-cleanouts',
    'furniture-removal',
    'electronics-disposal',
    'storage-unit-cleanout',
    'home-cleaning',
  ],
  popularServicesNote:
    'Burbank has family homes with detached garages as well as studios and production offices, and these six services suit both.',
  reasons: [
    {
      title: 'From the garage behind the house',
      body: 'In Magnolia Park the garage is often far behind the house. The crew carries or rolls everything down the driveway to the truck. You just say what stays.',
    },
    {
      title: 'One request for a whole office',
      body: 'Desks, cubicles, screens and shelving can go in one request, and one hauler takes as much of it as they can handle. You can ask for loading before or after working hours, so that a suite in the Media District can be empty before the next production moves in.',
    },
    {
      title: 'Certified handlers for old screens',
      body: 'Monitors, tape decks and editing computers pile up in a media town. Partners take e-waste to certified handlers and keep it apart from the furniture.',
    },
    {
      title: 'You know where your request stands',
      body: 'Every request has a tracking page. If no one contacts you, one button there tells our team.',
    },
  ],
  closing: 'Tell us what has to go, and a local hauler will contact you with a free quote.',
} satisfies LandingPageWords;
