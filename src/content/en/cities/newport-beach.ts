import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Newport Beach for island cottages, beach rentals and bluff houses. You and a local hauler agree on the truck, the hour and the price.',
  lede: 'Balboa Island has one small bridge, and the peninsula one main road. In Newport Beach, a small truck and an early hour make a pickup easier.',
  intro: [
    'Newport Beach is built around a harbor. Balboa Island and Lido Isle each have one bridge, and the peninsula is long and narrow. On the bluffs across the water are larger homes from the sixties and later, with driveways. A truck that suits Eastbluff can be far too big for Balboa.',
    'Book online, and a hauler who works around the harbor will contact you. Together you decide on the truck, the time and a place to stop. Teak, rugs and lamps in good shape may be donated. The crew can carry things out from inside, so nothing has to wait in the alley.',
  ],
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Alleys on Balboa Island',
      body: 'Houses stand close together on very narrow lots, with garages on the alley and side yards hardly wider than a door. A small truck and two trips may be better than one large truck. Avoid the hours when Marine Avenue is full of visitors.',
    },
    {
      picture: 'mattress-disposal',
      heading: 'Rental turnovers on the peninsula',
      body: 'Beach houses and duplexes from West Newport to the Wedge change tenants with the seasons. Winter leases go to students, summer weeks to vacationers, and in between owners swap out beds and sofas. A weekday morning avoids the summer traffic on Balboa Boulevard. Upper units often have an outside staircase, so count its steps.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Bluff homes and patios',
      body: 'Eastbluff, Dover Shores and the Harbor View neighborhoods have driveways and two- or three-car garages. Stone tables, fire pits, spas and large planters stand on the patios; a licensed plumber has to disconnect anything on gas first, and an electrician a spa. Many associations want a certificate of insurance before work begins, so ask yours before you agree on a date.',
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
  neighborhoodNote:
    'Corona del Mar’s flower streets load from alleys. Big Canyon and parts of Newport Coast have guarded gates, and Newport Heights is a grid of streets with easier parking.',
  tips: [
    'Let the neighbor across the alley know when the truck will be loading.',
    'Take the cushions off and stack them, so they can be pressed together in the truck.',
    'From a dock, bring kayaks and boxes up the gangway at high tide, when it lies flatter.',
  ],
  zipCodes: ['92625', '92657', '92660', '92661', '92662', '92663'],
  faqs: [
    {
      question: 'How fast can a beach rental in Newport Beach be cleared between guests?',
      answer:
        'Often the same day or the next. Tell the hauler on the phone when guests leave and arrive. From fall to spring the roads are quieter.',
    },
    {
      question: 'Can I book from Balboa Island or Lido Isle, over the bridges?',
      answer:
        'Yes, and from the whole peninsula, the mainland, Corona del Mar and Newport Coast; we’ll look for a hauler nearby. If only a short truck fits your lane, say so in the request.',
    },
    {
      question: 'What will a Newport Beach hauler look at before naming a price?',
      answer:
        'Volume, weight and material, and then the way to the truck. Outside stairs, a gangway, a shared alley or a second trip over the bridge all take time. A stone outdoor kitchen is much heavier than a patio set. The hauler gives you the final price on inspection, before loading.',
    },
  ],
} satisfies CityWords;
