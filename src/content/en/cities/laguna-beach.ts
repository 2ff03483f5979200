import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Laguna Beach, where hillside stairs and narrow lanes are normal. Photos of the load and the way out make the first quote more accurate.',
  lede: 'A couch in Laguna Beach may have forty steps to climb before it reaches the truck. Count them when you book, so a hauler can plan the crew.',
  intro:
    'Laguna Beach rises from the ocean into canyons and ridges, and many houses stand on slopes. Some are reached by a staircase from the street, others by a lane barely wider than a car. Almost all traffic comes in on Coast Highway and Laguna Canyon Road, and in July both are slow.',
  pickups: [
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Hillside stairs',
      body: 'In Bluebird Canyon, Temple Hills and Arch Beach Heights, the way out may be up instead of down. If a tram or dumbwaiter serves the house, ask whether it may carry freight.',
    },
    {
      picture: 'old-appliances',
      heading: 'Cottages by the beach coves',
      body: 'North Laguna and Woods Cove have small cottages from the twenties and thirties, with low ceilings and narrow doors. Keep an outside closet locked while an old washer waits in it. Curb spaces fill early, so ask for a morning slot.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Brush, decks and canyon lots',
      body: 'On the edge of open space, households clear dry brush before fire season, along with rotten decking. Bundle branches in arm-length pieces. Keep treated boards apart; they need special disposal. After heavy rain, wait until the path is dry.',
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
  zipCodes: ['92651'],
  tips: [
    'Count every outdoor step between the door and the road.',
    'Point out a flat spot where a small truck can turn.',
    'In festival season, ask for a weekday before visitors arrive.',
  ],
  faqs: [
    {
      question: 'How long before someone can come to a hillside house in Laguna Beach?',
      answer:
        'A light load at street level can go the same day. A steep carry needs a larger crew, so it’s often the next day or later. In July and August, ask for a morning.',
    },
    {
      question: 'Can I book from Top of the World, Bluebird Canyon or South Laguna?',
      answer: 'Yes. In the narrowest lanes, the hauler may load a small truck first and move things to a larger one.',
    },
    {
      question: 'Do all those Laguna Beach stairs raise the price?',
      answer:
        'They can, after volume, weight and type. Count them for a better quote; you get the final price before loading.',
    },
  ],
} satisfies CityWords;
