import { site } from '../site';
import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'Estate cleanouts, remodel debris, garages and patios in Encino, on the flats or up the hill. Vetted local haulers quote for free and do the loading.',
  lede: 'Steep drives south of the Boulevard, pools and ranch houses to the north: vetted local haulers clear out Encino on both sides.',
  intro: [
    'Ask an Encino resident for directions and you will first hear whether it is north or south of the Boulevard. To the north are level streets of ranch houses, many with pools and wide driveways. To the south the roads climb toward Mulholland Drive, past larger homes behind walls and gates. A hauler needs to know which half you are in, because it changes the truck and the crew.',
    `Houses here have held a lot of family life. When parents downsize or a kitchen is gutted, the pile can include a piano, three sofas and a decade of garage shelves. Send a request through ${site.name} and we match it with someone local. Furniture in good shape goes toward donation first, and recyclable material comes next.`,
  ],
  pickups: [
    {
      picture: 'yard-waste-cleanup',
      heading: 'Gates, slopes and long driveways',
      body: 'South of the Boulevard, plenty of homes stand at the end of a steep drive. The grade can be too much for a full truck, so the crew shuttles items by hand or dolly. Leave the gate code with your hauler. Mention low oak limbs too; the tree that gave Encino its name still shades its streets.',
    },
    {
      picture: 'construction-debris',
      heading: 'When a ranch house gets gutted',
      body: 'Encino remodels rarely stop at one room. Cabinets, stone counters, cast-iron tubs and old tile come out together, and the heap can be far heavier than it looks. Keep demolition waste apart from reusable fixtures. Do not mix in paint or solvents, which need a county hazardous-waste drop-off instead.',
    },
    {
      picture: 'estate-cleanouts',
      heading: 'Backyards with decades of gear',
      body: 'Pools bring their own clutter: faded loungers, broken umbrellas, dead pumps and slides nobody uses. Valley summers are hard on plastic and cushions, so much of it is past saving by September. A clear side yard lets a dolly roll straight out to the street. Have pumps and heaters disconnected and drained before pickup day.',
    },
  ],
  neighborhoods: [
    'Amestoy Estates',
    'Encino Village',
    'Encino Park',
    'Encino Hills',
    'Lake Encino',
    'Royal Oaks',
    'Rancho Estates',
  ],
  neighborhoodNote:
    'Encino Village and Encino Park are flat postwar tracts with easy curbs. Encino Hills and Lake Encino mean grades, bends and few places to turn a large truck.',
  zipCodes: ['91316', '91436'],
  tips: [
    'Give the guard or the intercom a name and a time, so the truck is not turned around.',
    'Set aside keys, papers and photographs before an estate cleanout; small things vanish inside drawers.',
    'Measure pianos, safes and slab counters, then note every step between them and the driveway.',
  ],
  faqs: [
    {
      question: 'Will an Encino cleanout fit into one day?',
      answer:
        'A room or a patio usually will, and may be done on the day you ask. Clearing a whole estate deserves more planning, even though most pickups happen within 24–48 hours. In both cases you hear from a local hauler within 2 hours, in time to agree on a date and the way in.',
    },
    {
      question: 'Do haulers work both the Encino hills and the flats?',
      answer:
        'They work on both sides of Ventura Boulevard, from the edge of the Sepulveda Basin up to the Mulholland ridge. Amestoy Estates, the rings of Encino Village and the condo buildings near the Boulevard are all included. For hillside addresses, say how wide the road is and where a truck could stop without blocking a neighbor.',
    },
    {
      question: 'What is the price of an Encino cleanout based on?',
      answer:
        'On the truck space you use, plus the weight and type of what goes in. Hill properties can need extra hands for stairs, slopes or a long push to the street, and stone or tile adds weight quickly. The first quote costs nothing. After walking the rooms with you, the hauler sets the actual price, and work starts after that.',
    },
  ],
} satisfies CityWords;
