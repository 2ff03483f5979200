import type { CityWords } from '../../shapes/city-words';
import { link, prose } from '../../shapes/prose';

export const words = {
  metaDescription:
    'Clear out a Tarzana garage, shed, yard or hillside home. Independent haulers who work nearby look at the load, give you a price and carry it off.',
  lede: 'Behind many Tarzana houses, the shed is a long way from the street. A local hauler can empty it, or clear a garage or a hillside home below Mulholland.',
  intro:
    'Edgar Rice Burroughs bought a ranch here in 1919, and the neighborhood took its name from his jungle hero. What remains are leafy yards, mature trees and houses that keep collecting things: tools, trunks, exercise machines, boxes from the last move.',
  pickups: [
    {
      picture: 'yard-waste-cleanup',
      heading: 'Country lots in Melody Acres',
      body: 'Melody Acres kept its country feel, so some yards still hold coops, corrals and sheds among the trees. A truck that can enter the lot saves the crew a long walk.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Upper streets toward Mulholland',
      body: 'South past the golf courses, the roads start to curl. Driveways tilt, and guests’ cars line the curb on weekends, so a weekday slot tends to be simpler. Behind a community gate, add the hauler’s name at the entrance.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Apartments near Ventura Boulevard',
      body: 'Apartment and condo buildings cluster near Ventura Boulevard. Some have garages with ceilings too low for a box truck, so items ride the elevator to the lobby. Reserve it if your building wants that, and wrap mattresses.',
    },
  ],
  neighborhoods: ['Melody Acres', 'Braemar', 'Mulholland Park', 'South of the Boulevard'],
  zipCodes: ['91356'],
  tips: [
    'Look into old sheds from the door, and warn the crew about wasps.',
    'Empty hoses and fountains into the garden. A spa isn’t drained into the gutter.',
    'Look for branches that hang low over the drive.',
  ],
  faqs: [
    {
      question: 'Do Tarzana pickups happen the same day?',
      answer:
        'They can: the same or the next day is common for a garage corner or a few pieces of furniture. Bigger jobs in the hills may wait a little longer for a crew of the right size.',
    },
    {
      question: 'Can I book from any part of Tarzana?',
      answer: prose`Yes. ${link('Encino', '/locations/california/encino')}, ${link('Reseda', '/locations/california/reseda')} and ${link('Woodland Hills', '/locations/california/woodland-hills')} have pages of their own. Near a boundary, enter what’s on your mail.`,
    },
    {
      question: 'What can’t a Tarzana hauler take away?',
      answer: prose`Hazardous waste: pesticides, paint, fuel, solvents, asbestos, medical waste, ammunition, loose batteries and propane tanks, full or empty. Leave it where it is, and ask ${link('888-CLEAN-LA', 'tel:+18882532652')} (${link('cleanla.com', 'https://cleanla.com')}) where it goes. Refrigerators and electronics can go.`,
    },
  ],
} satisfies CityWords;
