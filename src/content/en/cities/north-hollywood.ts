import type { CityWords } from '../../shapes/city-words';
import { link, prose } from '../../shapes/prose';

export const words = {
  metaDescription:
    'Junk removal in North Hollywood for NoHo apartments, postwar houses and garage studios. Book online, and a San Fernando Valley hauler will contact you.',
  lede: 'Month-end moves leave couches behind all over North Hollywood. A local hauler can come for one, or for everything that isn’t moving with you.',
  intro:
    'North Hollywood is a Los Angeles neighborhood in the San Fernando Valley, and many people who live here rent. New apartment buildings cluster around the Metro station and the NoHo Arts District. Farther north are streets of small postwar houses, some with garages turned into studios.',
  pickups: [
    {
      picture: 'furniture-removal',
      heading: 'New buildings in the Arts District',
      body: 'Mid-rises around Lankershim and Magnolia may have loading zones, key fobs and a front desk. Reserve the elevator, find out which entrance movers use, and tell the hauler the garage height.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Garage studios',
      body: 'Across the older blocks, garages have become music rooms, offices and rentals. When one is cleared, carpet, foam panels and drywall have to go. A window air conditioner contains refrigerant, so list it separately.',
    },
    {
      picture: 'mattress-disposal',
      heading: 'Two-story walk-ups in Valley heat',
      body: 'Smaller apartment buildings often wrap stairs around a pool or courtyard, with carports behind. In summer, choose a morning slot, and have someone hold the gate open.',
    },
  ],
  neighborhoods: [
    'NoHo Arts District',
    'Toluca Woods',
    'Toluca Terrace',
    'Toluca Lake',
    'Valley Village',
    'Valley Glen',
  ],
  zipCodes: ['91601', '91602', '91605', '91606', '91607'],
  tips: [
    'Gather every key, fob and parking pass your building wants.',
    'Tape over staples and nails in soundproofing panels.',
    'Have each roommate tag what they want to keep.',
  ],
  faqs: [
    {
      question: 'Is same-day junk pickup possible in North Hollywood?',
      answer:
        'Often, if you ask early and a hauler already has a stop in the Valley; otherwise it’s usually the next day. Month’s end is busier. Book your elevator first.',
    },
    {
      question: 'Which parts of North Hollywood can I book from?',
      answer: prose`All of it, with Toluca Lake, Valley Village and Valley Glen. ${link('Burbank', '/locations/california/burbank')}, next door, is its own city.`,
    },
    {
      question: 'How do quotes work for North Hollywood apartments?',
      answer:
        'By volume, weight and type, plus stairs and distance to the truck. You get the final price before loading.',
    },
  ],
} satisfies CityWords;
