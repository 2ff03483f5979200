import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Need a couch, fridge or full garage gone in Oxnard? Local Ventura County haulers load it for you. Asking for a free quote takes about 60 seconds.',
  lede: 'From La Colonia to the harbor, local haulers can clear what the curbside bin can’t hold. One form, and someone else does the lifting.',
  intro:
    'Oxnard is the largest city in Ventura County, and its houses change every mile. Century-old homes stand near the downtown plaza. South of there come block after block of postwar tracts, often with three generations and one garage for all of them. Then the land ends at dunes and a harbor.',
  pickups: [
    {
      picture: 'garage-cleanouts',
      heading: 'Garages that became rooms',
      body: 'In the tracts south of downtown, a garage is often a workshop, a laundry or a bedroom. That leaves the side yard to store everything else. Send a picture of the gate as well as the heap: how the fridge comes out depends on it.',
    },
    {
      picture: 'storage-unit-cleanout',
      heading: 'Beach rentals and harbor docks',
      body: 'Oxnard Shores sees furniture turn over quickly, with sun and sand wearing out sofas. Fuel, flares and boat batteries stay off the truck.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'New homes around RiverPark',
      body: 'RiverPark packs townhomes and compact houses close together, and many garages open onto a shared rear drive, so loading has to go quickly. If your association wants a certificate of insurance or a time slot, ask first.',
    },
  ],
  neighborhoods: [
    'La Colonia',
    'Oxnard Shores',
    'Mandalay Bay',
    'RiverPark',
    'Lemonwood',
    'Bartolo Square',
    'Fremont',
    'Rio Lindo',
    'Windsor North',
    'Sierra Linda',
    'Via Marina',
    'College Park',
  ],
  zipCodes: ['93030', '93033', '93035', '93036'],
  tips: [
    'Agree on what leaves, then mark it with tape.',
    'Empty and unplug the garage refrigerator a day ahead, and lock the garage.',
    'On windy afternoons, keep foam and boxes in the garage.',
  ],
  faqs: [
    {
      question: 'Is next-day junk pickup realistic in Oxnard?',
      answer:
        'Often, yes, and sooner is possible. Haulers can reach Oxnard from several directions. A single item can often leave the same day; a packed garage may be set for tomorrow.',
    },
    {
      question: 'Can I book from South Oxnard, the beaches or El Rio?',
      answer:
        'Yes. Hollywood Beach, Silver Strand and much of El Rio lie outside the city limits but have Oxnard addresses.',
    },
    {
      question: 'What makes one Oxnard job cost more than another?',
      answer:
        'How much room it takes in the truck, then weight and type. The price is settled before anything is loaded.',
    },
  ],
} satisfies CityWords;
