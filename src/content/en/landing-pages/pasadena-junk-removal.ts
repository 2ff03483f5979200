import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import type { LandingPageWords } from '../../shapes/landing-page-words';

export const words = {
  metaTitle: 'Pasadena Junk Removal and Home Cleanouts',
  metaDescription:
    'Careful junk removal for Pasadena’s older homes. Describe the attic, basement or estate, get a free quote, and agree on a day with a local hauler.',
  picture: {
    name: 'estate-cleanouts',
    alt: 'A grandfather clock, a green armchair, a vase and a framed landscape on a round rug.',
  },
  heading: 'Pasadena junk removal that minds the woodwork',
  lede: 'A heavy armoire and an oak floor need some care. Book now, and a local hauler plans the way out with you before lifting.',
  zipCode: '91101',
  about: `In an older house, details matter: which floor, which staircase, how wide the door. Put them in the description; the form takes about 60 seconds. The hauler who accepts will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}). On the day, you show each room and get the final price before anything moves. You pay when you’ve seen the empty rooms.`,
  popularServices: [
    'estate-cleanouts',
    'attic-basement-cleanouts',
    'furniture-removal',
    'yard-waste-cleanup',
    'construction-debris',
    'mattress-disposal',
  ],
  popularServicesNote:
    'Century-old houses and mature trees make estates, attics, remodels and yard cleanups the usual jobs.',
  reasons: [
    {
      title: 'Attics and basements, too',
      body: 'Some older houses have both, which is rare in Southern California. The crew carries things down the ladder or up the stairs.',
    },
    {
      title: 'At the family’s pace',
      body: 'An estate can be cleared over several visits. You get the price of each stage before it begins.',
    },
    {
      title: 'Donation before disposal',
      body: 'Solid old furniture, dishes and books are offered for donation first. Metal and electronics can be recycled.',
    },
  ],
  closing: 'List the rooms and describe the stairs, and a local hauler will contact you with a free quote.',
} satisfies LandingPageWords;
