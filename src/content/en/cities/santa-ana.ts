import { site } from '../../facts/site';
import type { CityWords } from '../../shapes/city-words';
import { link, prose } from '../../shapes/prose';

export const words = {
  metaDescription: `Clear a garage, a rental or a back house in Santa Ana. ${site.name} matches you with a local hauler who carries it out and sets good things aside.`,
  lede: 'After work there’s hardly an open spot at the curb in the middle of Santa Ana. On a weekday morning, a local hauler has a better chance to stop near your door.',
  intro:
    'Space runs out fast in Santa Ana. Many homes hold two or three generations, the garage doubles as a storeroom, and the curb out front is parked solid by dinner time. There’s nowhere to keep a broken washer or a spare bed frame.',
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Curbs that never empty',
      body: 'On apartment blocks in the middle of the city, an open parking space is rare after work. Count the flights of a walk-up.',
    },
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Old houses near downtown',
      body: 'French Park and Heninger Park keep some of the oldest homes in the city, with narrow stairs and doorways made for smaller furniture. A wardrobe that went up in pieces has to come down in pieces, so the crew may bring tools and blankets.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Back houses and converted garages',
      body: 'Behind many single-story homes stands a second unit, a workshop or a garage turned into a bedroom. The only way out is often a side path with a trash can, a water heater and a dog gate. Clear it the day before.',
    },
  ],
  neighborhoods: [
    'Floral Park',
    'West Floral Park',
    'French Park',
    'Downtown Santa Ana',
    'Washington Square',
    'Park Santiago',
    'Wilshire Square',
    'Heninger Park',
    'Logan',
    'Lacy',
    'Delhi',
    'South Coast Metro',
  ],
  zipCodes: ['92701', '92703', '92704', '92705', '92706', '92707'],
  tips: [
    'Park a family car where the truck should stop.',
    'Unscrew bed frames and table legs early.',
    'Agree with relatives on what stays, and mark it with bright tape.',
  ],
  faqs: [
    {
      question: 'How soon could a hauler reach my home in Santa Ana?',
      answer:
        'Many loads can go the same or the next day. When the hauler calls, name the hours when your street has room for a truck: a flexible morning is easier than a fixed evening.',
    },
    {
      question: 'Which parts of Santa Ana can I book from, and is Floral Park one of them?',
      answer: prose`All of it, Floral Park too. South Coast Metro reaches into ${link('Costa Mesa', '/locations/california/costa-mesa')}, so enter the city in your mailing address.`,
    },
    {
      question: 'Why do two Santa Ana apartments get different quotes for the same sofa?',
      answer:
        'Because stairs and parking matter, besides volume, weight and type. Each hauler gives the final price before loading.',
    },
  ],
} satisfies CityWords;
