import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Need a couch, fridge or full garage gone in Oxnard? Local Ventura County haulers load it for you. Asking for a free quote takes about 60 seconds.',
  lede: 'From La Colonia to the harbor, local haulers can clear what the curbside bin can’t hold. One form, and someone else does the lifting.',
  intro: [
    'Oxnard is the largest city in Ventura County, and its houses change every mile. Century-old homes stand near the downtown plaza. South of there come block after block of postwar tracts. Then the land ends at dunes, a harbor and rows of beach houses. A pickup that suits one of those places rarely suits the next, so the request form asks a few plain questions.',
    'Plenty of households here hold three generations and the belongings of all of them. Cribs, tools, a second fridge and a bed for visiting cousins end up sharing one garage. Clearing it usually means deciding together. Set aside what the family keeps, point to the rest, and a local hauler carries it, stairs included.',
  ],
  pickups: [
    {
      picture: 'garage-cleanouts',
      heading: 'Garages that became rooms',
      body: 'In the tracts south of downtown, a garage is often a workshop, a laundry or a bedroom. That leaves the side yard and the driveway to store everything else. Sheds lean and pallets pile up. Send a picture of the gate as well as the heap, because how the fridge comes out depends on a 30-inch opening.',
    },
    {
      picture: 'storage-unit-cleanout',
      heading: 'Beach rentals and harbor docks',
      body: 'Oxnard Shores sees furniture turn over quickly, with sun and sand wearing out sofas in a few seasons. Over at Mandalay Bay, homes face the water and keep kayaks, dock boxes and cushions that went moldy. Carry paths are short but tight. Fuel, flares and boat batteries stay off the truck.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'New homes around RiverPark',
      body: 'North of the 101, RiverPark packs townhomes and compact houses close together, and many garages open onto a shared rear drive. A truck parked there blocks the neighbors, so loading has to go quickly. Stack things just inside the door. If your association wants a certificate of insurance or a time slot, request one before you pick a day.',
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
  neighborhoodNote:
    'Fremont and Windsor North have driveways and room to work. La Colonia’s smaller lots mean more cars at the curb. Shoreline blocks bring sand, wind and outside staircases.',
  zipCodes: ['93030', '93033', '93035', '93036'],
  tips: [
    'Agree with the whole household on what leaves, then mark it with tape before the truck pulls in.',
    'Empty and unplug the garage refrigerator a day ahead, and keep the garage locked until the crew takes it.',
    'On windy coastal afternoons, keep foam, boxes and umbrellas in the garage until the truck comes.',
  ],
  faqs: [
    {
      question: 'Is next-day junk pickup realistic in Oxnard?',
      answer:
        'Often, yes, and sooner is possible. Oxnard sits in the middle of the county’s coastal cities, so haulers can reach it from several directions. A single item can often leave the same day; a packed garage may be set for tomorrow.',
    },
    {
      question: 'Can I book from South Oxnard, the beaches or El Rio?',
      answer:
        'Send your request from any of them; we’ll look for a hauler nearby. Hollywood Beach, Silver Strand and much of El Rio lie outside the city limits but have Oxnard mailing addresses. If you live at the beach, say in the request whether the truck can park on your street or has to use the lane behind it.',
    },
    {
      question: 'What makes one Oxnard job cost more than another?',
      answer:
        'How much room your things take up in the truck comes first. Weight follows: soil, tile and wet wood add up quickly. A long walk down a side yard, outside stairs at a beach apartment or a second refrigerator also count. The price is settled on site, before anything is loaded.',
    },
  ],
} satisfies CityWords;
