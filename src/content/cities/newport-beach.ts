import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'Island lanes, harbor docks, bluff-top houses: vetted haulers handle junk removal throughout Newport Beach. Request your free quote in a minute.',
  lede: 'Getting a truck onto an island or the peninsula takes timing. Haulers who know Newport Beach will plan it with you.',
  intro: [
    'Water divides Newport Beach, and it divides pickups as well. Balboa Island has one small bridge to the mainland. The peninsula is a long finger with a single main road. Lido Isle has its own bridge, and across the harbor the bluffs carry roomy homes from the sixties on. A truck that suits Eastbluff can be far too big for Balboa.',
    'Give us the essentials online and a hauler who works the harbor area will follow up. Together you decide on a vehicle, an hour and a place to stop. Sound teak, rugs and lamps leave for donation ahead of anything else. The crew works from inside the home, so a tidy street stays tidy.',
  ],
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Balboa Island at walking speed',
      body: 'Cottages and tall rebuilds stand shoulder to shoulder on lots hardly wider than a living room. Cars live in alley garages, and side yards are little more than a hallway. A compact truck and two trips beat one large rig. Avoid the hours when visitors stroll Marine Avenue, and let the house behind you know about the alley.',
    },
    {
      picture: 'mattress-disposal',
      heading: 'Rental turnovers on the peninsula',
      body: 'Beach houses and duplexes from West Newport to the Wedge change tenants with the seasons. Winter leases go to students, summer weeks to vacationers, and in between owners swap out beds and sofas. Booking for a weekday morning beats the summer crawl on Balboa Boulevard. Upper units often have an outside staircase, so say how many treads it has.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Bluff homes and patios',
      body: 'Eastbluff, Dover Shores and the Harbor View neighborhoods offer real driveways and two- or three-car garages. Heavy things live outdoors here: stone tables, fire pits, spas, planters as tall as a child. Many associations like a certificate of insurance before work begins. Have the board’s requirements in hand when you agree on the date.',
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
    'Corona del Mar’s flower streets load from alleys. Big Canyon and parts of Newport Coast have guarded gates, and Newport Heights is a plain grid with easier curbs.',
  tips: [
    'Reserve the alley side of your garage by asking the facing neighbor to park inside.',
    'Take the cushions off and stack them; foam fills a truck faster than the chairs do.',
    'For dockside things, haul kayaks and boxes up the gangway at high tide, when it lies flatter.',
  ],
  zipCodes: ['92625', '92657', '92660', '92661', '92662', '92663'],
  faqs: [
    {
      question: 'How fast can a beach rental in Newport Beach be cleared between guests?',
      answer:
        'Turnovers are a good case for same-day or next-day service. Tell the hauler the checkout hour and the next arrival, and give both a margin for summer traffic. First contact comes within 2 hours of your booking. From September through May the roads are looser and so is the calendar.',
    },
    {
      question: 'Do haulers come over the bridges to Balboa Island and Lido Isle?',
      answer:
        'They cross both, and they drive the full peninsula too. On the mainland, Newport Heights, Westcliff, Eastbluff and Big Canyon are regular territory. Corona del Mar and the hills of Newport Coast can be reached as well. Should only a short truck fit your lane, write that in the notes.',
    },
    {
      question: 'What will a Newport Beach hauler look at before naming a price?',
      answer:
        'Size of the load, heft and material, as everywhere, and then the route to the truck. Outside stairs, a gangway, an alley shared with ten garages or a second trip over the bridge all take time. An outdoor kitchen in stone is no patio set. The estimate is free, and the hauler firms it up in person.',
    },
  ],
} satisfies CityWords;
