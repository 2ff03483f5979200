import { pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Encino for estates, remodels, garages and patios, on the flats or up the hill. A local hauler plans the carry and does the loading.',
  lede: 'South of Ventura Boulevard, Encino driveways get steep. North of it they are flat and wide. Which truck comes may depend on which side you’re on.',
  intro: [
    'People in Encino say whether they live north or south of the Boulevard. To the north are level streets of ranch houses, many with pools and wide driveways. To the south the roads climb toward Mulholland Drive, past larger homes behind walls and gates. The hills often need a smaller truck or a larger crew.',
    `Many of these houses are large and have been in one family for years. When parents downsize, the pile can include a piano, three sofas and a full garage. Send a request through ${site.name}, and we’ll look for a local hauler. Donation comes before recycling, and both come before the dump.`,
  ],
  pickups: [
    {
      picture: 'yard-waste-cleanup',
      heading: 'Gates, slopes and long driveways',
      body: 'South of the Boulevard, plenty of homes stand at the end of a steep drive. The grade can be too much for a full truck, so the crew may shuttle items by hand or dolly. Give the gate code to the hauler who takes the job. Photos should show low branches: Encino is Spanish for oak, and big oaks still hang over some streets.',
    },
    {
      picture: 'construction-debris',
      heading: 'When a ranch house gets gutted',
      body: 'Cabinets, stone counters, cast-iron tubs and old tile come out together, and the heap can be far heavier than it looks. Keep demolition waste apart from fixtures that can be used again. Old flooring can contain asbestos, which haulers don’t take, so have it tested first. Leave paint and solvents out of the pile; they go to the county’s household hazardous waste program.',
    },
    {
      picture: 'estate-cleanouts',
      heading: 'Backyards with decades of gear',
      body: 'Many yards have a pool, and with it faded loungers, broken umbrellas, dead pumps and old slides. Valley summers are hard on plastic and cushions. Clear the side yard so a dolly can roll through. Pumps and heaters have to be disconnected by a professional first. Pool chemicals can’t go on the truck.',
    },
  ],
  neighborhoods: ['Amestoy Estates', 'Encino Village', 'Encino Park', 'Encino Hills', 'Lake Encino', 'Royal Oaks'],
  neighborhoodNote:
    'Encino Village and Encino Park are flat postwar tracts with easy curbs. Encino Hills and Lake Encino have grades, bends and few places to turn a large truck.',
  zipCodes: ['91316', '91436'],
  tips: [
    'If there’s a guard at the gate, leave the hauler’s name and the time, so the truck gets in.',
    'Set aside keys, papers and photographs before an estate cleanout; check every drawer.',
    'Measure pianos, safes and slab counters, then note every step between them and the driveway.',
  ],
  faqs: [
    {
      question: 'Will an Encino cleanout fit into one day?',
      answer: sentences(
        'A room or a patio usually will, and may be done on the day you ask. A whole house takes more planning and may need a second day.',
        pickupTime ? `Most pickups happen within ${pickupTime} of the request.` : pickupFigure,
      ),
    },
    {
      question: 'Can I book from the Encino hills as well as the flats?',
      answer:
        'Send your request from either side of Ventura Boulevard, from the edge of the Sepulveda Basin up to the Mulholland ridge; we’ll ask haulers who work there. For hillside addresses, say how wide the road is and where a truck could stop without blocking a neighbor.',
    },
    {
      question: 'What is the price of an Encino cleanout based on?',
      answer:
        'On the truck space you use, plus the weight and type of what goes in. Hill properties can need extra hands for stairs, slopes or a long push to the street, and stone or tile adds weight quickly. The hauler walks the rooms with you and gives you the final price before work starts.',
    },
  ],
} satisfies CityWords;
