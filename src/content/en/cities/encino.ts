import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Encino for estates, remodels, garages and patios, on the flats or up the hill. A local hauler plans the carry and does the loading.',
  lede: 'South of Ventura Boulevard, Encino driveways get steep. North of it they are flat and wide. Which truck comes may depend on which side you’re on.',
  intro:
    'People in Encino say whether they live north or south of the Boulevard. To the north are level streets of ranch houses, many with pools. To the south the roads climb toward Mulholland Drive, past larger homes behind walls and gates, and the truck may have to be smaller.',
  pickups: [
    {
      picture: 'yard-waste-cleanup',
      heading: 'Gates, slopes and long driveways',
      body: 'South of the Boulevard, plenty of homes stand at the end of a steep drive, and the crew may shuttle items by hand or dolly. Give the gate code to the hauler who takes the job. Photos should show low branches: Encino is Spanish for oak.',
    },
    {
      picture: 'construction-debris',
      heading: 'When a ranch house gets gutted',
      body: 'Cabinets, stone counters, cast-iron tubs and old tile come out together, and the heap is far heavier than it looks. Old flooring can contain asbestos, which haulers don’t take, so have it tested first. Leave paint and solvents out.',
    },
    {
      picture: 'estate-cleanouts',
      heading: 'Backyards with decades of gear',
      body: 'Many yards have a pool, and with it faded loungers, broken umbrellas and dead pumps. A professional has to disconnect pumps and heaters. Pool chemicals can’t go on the truck.',
    },
  ],
  neighborhoods: ['Amestoy Estates', 'Encino Village', 'Encino Park', 'Encino Hills', 'Lake Encino', 'Royal Oaks'],
  zipCodes: ['91316', '91436'],
  tips: [
    'If there’s a guard at the gate, leave the hauler’s name and the time.',
    'Before an estate cleanout, check every drawer for keys, papers and photographs.',
    'Measure pianos, safes and slab counters, and count the steps.',
  ],
  faqs: [
    {
      question: 'Will an Encino cleanout fit into one day?',
      answer:
        'A room or a patio usually will, and it can be done on the day you ask or the next. A whole house may need a second day.',
    },
    {
      question: 'Can I book from the Encino hills as well as the flats?',
      answer: 'Yes, from the Sepulveda Basin up to the Mulholland ridge. In the hills, say where a truck could stop.',
    },
    {
      question: 'What is the price of an Encino cleanout based on?',
      answer: 'Truck space, weight and type. The hauler walks the rooms with you, then gives you the final price.',
    },
  ],
} satisfies CityWords;
