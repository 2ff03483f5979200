import type { CityWords } from '../../shapes/city-words';
import { link, prose } from '../../shapes/prose';

export const words = {
  metaDescription:
    'West Hollywood apartment moves, condo cleanouts and bungalow remodels: get a free quote online from a local hauler who plans for stairs and elevators.',
  lede: 'In West Hollywood there are few places where a truck can stop. List what’s leaving your apartment, then plan the stop with the local hauler who calls.',
  intro:
    'West Hollywood is small and dense. Most people live in apartments or condos, so storage means a closet, a cage in the garage or a balcony. When a sectional arrives, the old one has nowhere to wait. Small houses remain in the Norma Triangle and West Hollywood West.',
  pickups: [
    {
      picture: 'furniture-removal',
      heading: 'Elevators, fobs and time slots',
      body: 'Newer condo buildings have many rules: book an elevator, hang pads, show a certificate of insurance, finish before a set hour. On the day, meet the crew at the garage gate with your fob.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Permit streets under the Strip',
      body: 'Side streets rise sharply from Santa Monica Boulevard toward Sunset, and much of the curb needs a resident permit. Offer your own driveway or assigned space. Late evenings and big event weekends, such as Pride in June, are poor times to load.',
    },
    {
      picture: 'construction-debris',
      heading: 'Bungalows in mid-remodel',
      body: 'Cottages in the Norma Triangle and West Hollywood West sit on slim lots with narrow side yards, so cabinets and flooring tend to come out the front. Anything that might contain asbestos is a job for licensed specialists.',
    },
  ],
  neighborhoods: [
    'Norma Triangle',
    'West Hollywood West',
    'West Hollywood Heights',
    'Sunset Strip',
    'Design District',
    'Rainbow District',
    'Eastside',
  ],
  zipCodes: ['90046', '90048', '90069'],
  tips: [
    'Photograph the garage entrance with its height sign.',
    'Tell the neighbors when the hallway will be busy.',
    'Bag cords, remotes and shelf pins, so furniture can be reused.',
  ],
  faqs: [
    {
      question: 'When can a West Hollywood apartment be cleared?',
      answer:
        'Often the same day or the next, if the building allows it. It usually depends on your elevator booking, so reserve that first.',
    },
    {
      question: 'Where do West Hollywood’s borders fall?',
      answer: prose`From Beverly Hills to near La Brea Avenue. In 90046 and 90048 the mail may say ${link('Los Angeles', '/locations/california/los-angeles')}; enter West Hollywood anyway.`,
    },
    {
      question: 'Which details shape the price in West Hollywood?',
      answer:
        'Floor, stairs and parking, besides volume, weight and type. No work begins until you accept the final price.',
    },
  ],
} satisfies CityWords;
