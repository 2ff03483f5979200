import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'From Lake Merritt apartments to Montclair stairs and flatland Victorians, Oakland junk leaves with local haulers, often on the day you book.',
  lede: 'Steep stairs in Montclair, walk-ups by Lake Merritt, old Victorians in the flats: book a local hauler for any Oakland address.',
  intro: [
    'People divide Oakland into hills and flats, and a hauler does too. Down in the flats, Victorians and bungalows line level streets toward the freeways and the port. Up in Montclair and beyond, houses hang from the slope on winding roads under redwoods and oaks. The same sofa is a quick job in one and a slow job in the other.',
    'Between the two lie apartment districts, converted lofts and thousands of houses with a flight of front steps. Your request tells us which you have. Next, a vetted hauler reaches out inside 2 hours to hear about floors, parking and timing. Donation and recycling come first, so sorting a giveaway pile yourself is optional.',
  ],
  pickups: [
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Stairs above and below',
      body: 'Hill houses in Oakland may have forty steps down to the front door, or forty up. Decks hang off the back, with storage tucked beneath them. There is no rolling a washer out of that. Count the steps, photograph the path and mention railings; a crew of two may become three. Wood stairs can be slick after winter rain.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Apartments around the lake',
      body: 'Adams Point and Grand Lake are thick with prewar and midcentury apartment buildings. Elevators, where there are any, tend to be small, and the curb is full day and night. Park your own car out front the day before, then swap it for the truck. Managers sometimes allow loading in the garage entry if you ask.',
    },
    {
      picture: 'office-cleanouts',
      heading: 'Lofts, warehouses and work spaces',
      body: 'West Oakland and the Jack London District mix live-work lofts with working warehouses. Artists leave behind kilns, canvases, plaster molds and heavy benches; tenants leave exercise bikes. Freight doors make loading simple. Solvents, pesticides and leftover paint are not taken, so set those aside for county hazardous-waste collection before the hauler inspects the space.',
    },
  ],
  neighborhoods: [
    'Rockridge',
    'Temescal',
    'Montclair',
    'Adams Point',
    'Grand Lake',
    'Crocker Highlands',
    'Glenview',
    'Dimond',
    'Laurel',
    'Maxwell Park',
    'Fruitvale',
    'Elmhurst',
    'West Oakland',
    'Jack London District',
  ],
  neighborhoodNote:
    'Montclair and the upper streets mean steps, curves and small trucks. Temescal, Fruitvale and Elmhurst are easier underfoot. Adams Point is mostly apartments, where curb space decides.',
  zipCodes: [
    '94601',
    '94602',
    '94603',
    '94605',
    '94606',
    '94607',
    '94609',
    '94610',
    '94611',
    '94612',
    '94618',
    '94619',
    '94621',
  ],
  tips: [
    'Look beneath the house: unfinished Oakland basements hoard doors, tiles, jars and last century’s lumber.',
    'Empty dressers and file cabinets before they travel a hillside stair; weight shifts on every landing.',
    'Throw a tarp over outdoor piles from November to March, as rain-soaked cushions and rugs weigh more.',
  ],
  faqs: [
    {
      question: 'How fast can junk leave an Oakland apartment?',
      answer:
        'Small loads can go the same day, now and then only 2–4 hours after you book. End-of-month weekends around the lake are tight, for parking as much as for crews. Give the hauler your floor, the door width and a phone number that is answered; pickup then tends to follow within 24–48 hours.',
    },
    {
      question: 'Will a hauler drive up to Montclair or the Oakland hills?',
      answer:
        'Yes. Partners cover the hills as well as Rockridge, Temescal, Dimond, Laurel, West Oakland and East Oakland down to the San Leandro line. Some hill roads leave no room for a large truck, so say how wide yours is and whether cars park on both sides. A smaller vehicle may be the answer.',
    },
    {
      question: 'Why do Oakland quotes differ from house to house?',
      answer:
        'Because the work differs. Truck space, weight and type of junk set the base, and Oakland’s steps do the rest. A carry from a basement or down a hillside stair takes people and time. Quotes come free. Before starting, the hauler looks at the route and the load and states the final price.',
    },
  ],
} satisfies CityWords;
