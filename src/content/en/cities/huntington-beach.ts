import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Huntington Beach for rusted patio sets, old boards and full garages. A local hauler can often come the same day.',
  lede: 'In downtown Huntington Beach the garage is on the alley, and summer crowds fill the street. Early on a weekday is the easiest time for a truck.',
  intro:
    'Close to the sand, salt air rusts grills, bikes and umbrella frames within a few years, and they end up in the garage beside boards and wetsuits. Farther inland, tracts from the sixties and seventies make up most of the city, with two-car garages and driveways.',
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Downtown alleys and numbered streets',
      body: 'Between Main Street and Goldenwest, tall houses stand on slim lots, and the garage is usually on the alley. An alley fits one truck at a time, so warn the neighbor opposite and keep the load inside until it comes.',
    },
    {
      picture: 'storage-unit-cleanout',
      heading: 'Docks and decks in the Harbour',
      body: 'Waterfront homes in Huntington Harbour collect dock boxes, kayaks and heavy teak furniture. Everything comes out front through a narrow side passage, so measure it. Fuel, flares and boat batteries can’t go on the truck.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Mobile-home parks and fourplexes',
      body: 'The city has several mobile-home parks, where lanes are narrow and a smaller truck is better. Older fourplexes share a row of garages on one lane. Tell the other tenants which garage is being emptied and when.',
    },
  ],
  neighborhoods: [
    'Downtown',
    'Huntington Harbour',
    'Sunset Beach',
    'SeaCliff',
    'Edwards Hill',
    'Oak View',
    'Southeast Huntington Beach',
  ],
  zipCodes: ['90742', '92646', '92647', '92648', '92649'],
  tips: [
    'Keep patio metal apart from cushions and wood.',
    'Agree on an hour with the neighbor across the alley.',
    'Have an old spa emptied by a professional; its water must stay out of the street.',
  ],
  faqs: [
    {
      question: 'Is same-day hauling possible in Huntington Beach during summer?',
      answer:
        'Often, but it depends on beach traffic. Pacific Coast Highway fills up before noon, so ask early; inland it matters less. Otherwise, the next day is common.',
    },
    {
      question: 'Can I book from Huntington Harbour, Sunset Beach or the southeast side?',
      answer: 'Yes. If you live on one of the Harbour’s islands or in a gated tract, say so in the request.',
    },
    {
      question: 'How much should I expect to pay for a haul in Huntington Beach?',
      answer:
        'It depends on volume, weight and material: teak is heavy, cushions aren’t. You get the final price before loading.',
    },
  ],
} satisfies CityWords;
