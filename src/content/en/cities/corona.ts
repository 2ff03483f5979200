import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Corona for couches, spas and full garages, from cottages inside the Grand Boulevard circle to terraced yards in the hills.',
  lede: 'Terraced yards and steep drives are normal in Corona. So is traffic on the 91. A pickup goes better when the hauler knows about the steps and you choose the hour.',
  intro:
    'Corona’s oldest streets lie inside Grand Boulevard, the perfect ring that gave the Circle City its nickname. Around it, tracts have replaced the groves and climb south toward the Cleveland National Forest and west toward Green River.',
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Cottages inside the circle',
      body: 'The blocks within Grand Boulevard mix bungalows, small apartment buildings and back houses. Parking is mostly at the curb, though some lots have an alley that may be easier. For an upstairs rental, count the steps and say whether they turn.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Hillside tracts and patios',
      body: 'Houses in Sierra del Oro and Corona Hills were often cut into slopes, so spas and barbecue islands may stand below the driveway. A professional has to take them off gas, water and power first. Measure the side gate.',
    },
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Newer homes near the 15',
      body: 'Townhouses and small-lot homes in Dos Lagos and Bedford are compact, and big old furniture doesn’t always fit. Keep a refrigerator inside until the hauler comes.',
    },
  ],
  neighborhoods: [
    'Grand Boulevard Circle',
    'South Corona',
    'Sierra del Oro',
    'Green River',
    'Corona Hills',
    'Cresta Verde',
    'Corona Ranch',
    'Mountain Gate',
    'Eagle Glen',
    'Dos Lagos',
    'Bedford',
  ],
  zipCodes: ['92879', '92880', '92881', '92882', '92883'],
  outside: { zipCodes: ['92880'], note: 'Mostly Eastvale, its own city: ask there about free pickups.' },
  tips: [
    'Pick a midday window; morning and evening traffic on the 91 delays every truck.',
    'Have a spa disconnected and emptied; its water must not reach the storm drain.',
    'Add photos of terraced steps and gates to your request.',
  ],
  faqs: [
    {
      question: 'How long do I wait for a pickup in Corona?',
      answer:
        'It can be the same day, and often it’s the next. Rush hour on the 91 and the 15 slows trucks down, so ask for a midday slot.',
    },
    {
      question: 'Can I book from Green River, Dos Lagos or Eagle Glen?',
      answer: 'Yes, and from nearby communities outside the city whose mail also says Corona.',
    },
    {
      question: 'Why can two Corona quotes differ so much?',
      answer:
        'A driveway is quick; a lower terrace isn’t. Space, weight and type count too. You get the final price before loading.',
    },
  ],
} satisfies CityWords;
