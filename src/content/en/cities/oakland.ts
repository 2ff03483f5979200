import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Oakland, from Lake Merritt apartments to Montclair stairs and flatland Victorians. A quote from a local hauler is free.',
  lede: 'An Oakland sofa may have three porch steps ahead of it or a whole hillside stairway. Photos of it help a local hauler bring enough hands.',
  intro:
    'People divide Oakland into hills and flats, and the difference decides how a pickup goes. In the flats, Victorians and bungalows line level streets toward the freeways and the port. In Montclair and above it, houses stand on steep slopes along winding roads under redwoods and oaks.',
  pickups: [
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Stairs above and below',
      body: 'Hill houses may have forty steps down to the front door, or forty up. Count them and photograph the path, because it may take three people instead of two.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Apartments around the lake',
      body: 'Adams Point and Grand Lake are full of prewar and midcentury apartment buildings. Elevators tend to be small, and the curb is full day and night. Park your own car out front the day before and move it when the truck comes.',
    },
    {
      picture: 'office-cleanouts',
      heading: 'Lofts, warehouses and work spaces',
      body: 'West Oakland and the Jack London District mix live-work lofts with working warehouses. Kilns, canvases and heavy benches have to go when an artist moves out. Have a wired kiln disconnected. Haulers don’t take solvents or paint.',
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
    'Leave basement jars and cans of unknown contents where they are.',
    'Empty dressers and file cabinets before a hillside stair.',
    'Cover outdoor piles from November to March; wet cushions are heavy.',
  ],
  faqs: [
    {
      question: 'How fast can junk leave an Oakland apartment?',
      answer:
        'Small loads can often go the same or the next day. The last weekend of the month is busy around the lake, for parking as much as for crews.',
    },
    {
      question: 'Can I book from Montclair or the Oakland hills?',
      answer:
        'Yes, from Rockridge to the San Leandro line. Some hill roads leave no room for a large truck: say how wide yours is.',
    },
    {
      question: 'Why do Oakland quotes differ from house to house?',
      answer:
        'Truck space, weight and type differ, and so do the steps. You get the final price before the crew starts.',
    },
  ],
} satisfies CityWords;
