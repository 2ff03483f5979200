import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Newport Beach for island cottages, beach rentals and bluff houses. You and a local hauler agree on the truck, the hour and the price.',
  lede: 'Balboa Island has one small bridge, and the peninsula one main road. In Newport Beach, a small truck and an early hour make a pickup easier.',
  intro:
    'Newport Beach is built around a harbor. Balboa Island and Lido Isle each have one bridge, and the peninsula is long and narrow. On the bluffs across the water are larger homes from the sixties and later, with driveways.',
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Alleys on Balboa Island',
      body: 'Houses stand close together on very narrow lots, with garages on the alley and side yards hardly wider than a door. A small truck and two trips may be better than one large truck. Avoid the hours when Marine Avenue is full of visitors.',
    },
    {
      picture: 'mattress-disposal',
      heading: 'Rental turnovers on the peninsula',
      body: 'From West Newport to the Wedge, winter leases go to students and summer weeks to vacationers. A weekday morning avoids the traffic on Balboa Boulevard. Count the steps of an outside staircase.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Bluff homes and patios',
      body: 'Stone tables, fire pits and spas stand on the patios of Eastbluff and Dover Shores. A licensed plumber has to disconnect anything on gas, and an electrician a spa. Many associations want a certificate of insurance, so ask yours first.',
    },
  ],
  neighborhoods: [
    'Balboa Island',
    'Balboa Peninsula',
    'West Newport',
    'Lido Isle',
    'Newport Heights',
    'Cliff Haven',
    'Dover Shores',
    'Westcliff',
    'Eastbluff',
    'Big Canyon',
    'Newport Center',
    'Corona del Mar',
    'Newport Coast',
  ],
  zipCodes: ['92625', '92657', '92660', '92661', '92662', '92663'],
  tips: [
    'Tell the neighbor across the alley when the truck will load.',
    'Take the cushions off and stack them.',
    'From a dock, use the gangway at high tide, when it lies flatter.',
  ],
  faqs: [
    {
      question: 'How fast can a beach rental in Newport Beach be cleared between guests?',
      answer:
        'Often the same day or the next. Tell the hauler on the phone when guests leave and arrive. From fall to spring the roads are quieter.',
    },
    {
      question: 'Can I book from Balboa Island or Lido Isle, over the bridges?',
      answer: 'Yes, and from the peninsula and Corona del Mar. If only a short truck fits your lane, say so.',
    },
    {
      question: 'What will a Newport Beach hauler look at before naming a price?',
      answer:
        'Volume, weight and material, and then the way to the truck. The price is final before anything is loaded.',
    },
  ],
} satisfies CityWords;
