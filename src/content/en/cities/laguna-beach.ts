import { pickupFigure, pickupTime } from '../../facts/claims';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Laguna Beach, where hillside stairs and narrow lanes are normal. Photos of the load and the way out make the first quote more accurate.',
  lede: 'A couch in Laguna Beach may have forty steps to climb before it reaches the truck. Count them when you book, so a hauler can plan the crew.',
  intro: [
    'Laguna Beach rises from the ocean into canyons and ridges, and many houses stand on slopes. Some are reached by a staircase from the street, others by a lane barely wider than a car. Almost all traffic comes in on Coast Highway and Laguna Canyon Road, and in July both are slow.',
    'When you fill out the form, describe the way to the house as well as the pile, and add photos of both. The hauler who takes the job can then decide on a small truck, a large one or two extra people. Furniture, books and studio leftovers in good shape may be donated.',
  ],
  pickups: [
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Hillside stairs',
      body: 'In Bluebird Canyon, Temple Hills and Arch Beach Heights, the way out may be up instead of down. Crews may use shoulder straps and take bulky things apart. Count the steps and note where the handrail is missing. If a tram or dumbwaiter serves the house, ask first whether it may carry freight.',
    },
    {
      picture: 'old-appliances',
      heading: 'Cottages by the beach coves',
      body: 'North Laguna and Woods Cove have small cottages from the twenties and thirties, with low ceilings and narrow doors. A washer in an outside closet rusts early in the salt air; keep the closet locked while an old one waits for the hauler. Curb spaces fill early on warm days, especially near the beach stairways, so ask for a morning slot.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Brush, decks and canyon lots',
      body: 'On the edge of open space, households clear dry brush before fire season, along with rotten decking and old railings. Bundle branches in arm-length pieces so they can be passed down a slope. Keep treated boards apart; they need special disposal. After heavy rain, wait until a hillside path is dry before anything heavy is carried down it.',
    },
  ],
  neighborhoods: [
    'North Laguna',
    'The Village',
    'Top of the World',
    'Temple Hills',
    'Mystic Hills',
    'Bluebird Canyon',
    'Arch Beach Heights',
    'Woods Cove',
    'Victoria Beach',
    'Canyon Acres',
    'Laguna Canyon',
    'South Laguna',
    'Three Arch Bay',
  ],
  neighborhoodNote:
    'Top of the World is a steep drive up to suburban streets on the ridge. Three Arch Bay is gated. Canyon Acres and parts of South Laguna are dead-end lanes where turning is hard.',
  tips: [
    'Count every outdoor step between the door and the road, and put the total in your request.',
    'Point out a flat spot where a small truck can turn, or where it must back out.',
    'In festival season, ask for a weekday slot before the beach and gallery visitors arrive.',
  ],
  zipCodes: ['92651'],
  faqs: [
    {
      question: 'How long before someone can come to a hillside house in Laguna Beach?',
      answer: sentences(
        pickupTime ? `Usually within ${pickupTime}.` : pickupFigure,
        'A steep carry may take longer to plan, because it needs a larger crew; a light load at street level sometimes goes the same day. In July and August, mornings are best, because the canyon road backs up toward noon.',
      ),
    },
    {
      question: 'Can I book from Top of the World, Bluebird Canyon or South Laguna?',
      answer:
        'Send your request from anywhere in Laguna Beach; we’ll look for a hauler nearby. Some lanes take nothing longer than a pickup truck. There the hauler may load a small truck first and move things to a larger one where the road is wide.',
    },
    {
      question: 'Do all those Laguna Beach stairs raise the price?',
      answer:
        'They can, because carrying by hand takes time and people. Volume, weight and type count first: a few light boxes down thirty steps may cost less than one cast-iron tub in the driveway. An accurate count of the steps makes the first estimate better. The price is final once the hauler has walked the route, before loading.',
    },
  ],
} satisfies CityWords;
