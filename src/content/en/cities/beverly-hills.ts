import type { CityWords } from '../../shapes/city-words';
import { link, prose } from '../../shapes/prose';

export const words = {
  metaDescription:
    'Junk removal in Beverly Hills for guest houses, remodels and south-side condos. Quotes are free, and donation comes before disposal.',
  lede: 'One sofa from a condo south of Wilshire, or a guest house after a remodel: one request will do, and we’ll look for a hauler near Beverly Hills.',
  intro:
    'Beverly Hills has two kinds of pickup. In the Flats and up in Trousdale Estates, houses are large, gates are common and a single room can fill a truck. South of Wilshire, duplexes, small apartment buildings and condos look more like the rest of the Westside.',
  pickups: [
    {
      picture: 'construction-debris',
      heading: 'Remodels at big houses',
      body: 'Gardeners come one morning and contractors the next, so the driveway is often taken. The hauler needs one contact, the gate code and a place to park. Have old flooring tested before it comes out: haulers don’t take asbestos.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Alleys through the Flats',
      body: 'Service alleys run behind much of the Flats and many blocks south of Wilshire. Keep the pile inside your gate until the truck comes. Check that bins and contractor vans leave room to pass.',
    },
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Canyon drives and hilltop lots',
      body: 'Roads toward Coldwater Canyon and Trousdale climb steeply, and some houses stand at the end of a private drive. The width of the gate and the room to turn around decide which truck fits.',
    },
  ],
  neighborhoods: ['The Flats', 'Trousdale Estates', 'Golden Triangle', 'Coldwater Canyon'],
  zipCodes: ['90210', '90211', '90212'],
  tips: [
    'Name one decision maker, so no one guesses about art or antiques.',
    'Ask your contractor which debris is already part of the job.',
    'Pin a keep list to each guest-house door.',
  ],
  faqs: [
    {
      question: 'How soon can a crew come to Beverly Hills?',
      answer:
        'One sofa or a few appliances can often go the same or the next day. For a remodel pile or a guest house, choose among the times the hauler proposes when they call.',
    },
    {
      question: 'Can I book from Trousdale or Beverly Hills Post Office?',
      answer: prose`From both. Beverly Hills Post Office uses 90210 but lies in the City of ${link('Los Angeles', '/locations/california/los-angeles')}, so give the full address.`,
    },
    {
      question: 'What influences the cost of hauling in Beverly Hills?',
      answer: 'The size, weight and type of the load. The hauler walks through, then tells you the final price.',
    },
  ],
} satisfies CityWords;
