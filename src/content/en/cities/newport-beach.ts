import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Newport Beach for island cottages, beach rentals and bluff houses. Describe the load and the way out, and a local hauler contacts you.',
  lede: 'Balboa Island has one small bridge, and the peninsula one main road. Haulers who work in Newport Beach can pick the truck and the hour to suit.',
  intro: [
    'Newport Beach is built around a harbor. Balboa Island and Lido Isle each have one bridge, and the peninsula is long and narrow. On the bluffs across the water are larger homes from the sixties and later, with driveways. A truck that suits Eastbluff can be far too big for Balboa.',
    'Describe the load online and a hauler who works around the harbor contacts you. Together you decide on the truck, the time and a place to stop. Teak, rugs and lamps in good shape are offered for donation first. The crew carries things out from inside, so nothing has to wait in the alley.',
  ],
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Alleys on Balboa Island',
      body: 'Houses stand close together on very narrow lots, with garages on the alley and side yards hardly wider than a door. A small truck and two trips are better than one large truck. Avoid the hours when Marine Avenue is full of visitors, and tell the house across the alley.',
    },
    {
      picture: 'mattress-disposal',
      heading: 'Rental turnovers on the peninsula',
      body: 'Beach houses and duplexes from West Newport to the Wedge change tenants with the seasons. Winter leases go to students, summer weeks to vacationers, and in between owners swap out beds and sofas. In summer, a weekday morning avoids the traffic on Balboa Boulevard. Upper units often have an outside staircase, so say how many steps it has.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Bluff homes and patios',
      body: 'Eastbluff, Dover Shores and the Harbor View neighborhoods have driveways and two- or three-car garages. Stone tables, fire pits, spas and large planters stand on the patios. Many associations want a certificate of insurance before work begins, so ask yours before you agree on a date.',
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
    'Ask the neighbor across the alley to park inside while the truck is loading.',
    'Take the cushions off and stack them, so they can be pressed together in the truck.',
    'From a dock, bring kayaks and boxes up the gangway at high tide, when it lies flatter.',
  ],
  zipCodes: ['92625', '92657', '92660', '92661', '92662', '92663'],
  faqs: [
    {
      question: 'How fast can a beach rental in Newport Beach be cleared between guests?',
      answer:
        'Often the same day or the next. Tell the hauler when the guests leave and when the next ones arrive, and leave time for summer traffic. From fall to spring the roads are quieter.',
    },
    {
      question: 'Do haulers come over the bridges to Balboa Island and Lido Isle?',
      answer:
        'Yes, and along the whole peninsula. On the mainland they serve Newport Heights, Westcliff, Eastbluff and Big Canyon, and Corona del Mar and Newport Coast as well. If only a short truck fits your lane, say so in the request.',
    },
    {
      question: 'What will a Newport Beach hauler look at before naming a price?',
      answer:
        'Volume, weight and material, and then the way to the truck. Outside stairs, a gangway, a shared alley or a second trip over the bridge all take time. A stone outdoor kitchen is much heavier than a patio set. The hauler names the final price on inspection, before loading.',
    },
  ],
} satisfies CityWords;
