import { arrivalTime, pickupFigure, pickupTime } from '../../facts/claims';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Garden Grove: fill out one short form and a local hauler will contact you. Donation and recycling come first, the landfill last.',
  lede: 'Most Garden Grove houses have one floor, with a driveway up to the garage. That can make a pickup quick, even when the garage is full to the door.',
  intro: [
    'Houses replaced strawberry fields and groves here in little more than a decade. Most are single-story ranch homes from the fifties on level streets. Many families have stayed for decades, and attics, sheds and garages have filled up.',
    'Write down what you have, add photos, and we’ll offer the request to local haulers. The hauler who accepts it will contact you, agree on a time and come to load. Appliances with refrigerant go to certified handlers. Good furniture and working tools are offered for donation.',
  ],
  pickups: [
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Single-story homes, easy loading',
      body: 'The typical tract house has no stairs, few steps and a concrete drive straight to the garage. Bigger projects usually start when a parent moves out after decades in one place. Go room by room, and let the hauler take everything at the end or in two visits.',
    },
    {
      picture: 'construction-debris',
      heading: 'Converted garages',
      body: 'Many garages have become workshops or family rooms. When one changes back, paneling, carpet, a sink and cabinets have to go. Have floor tile and ceiling texture in a house of this age tested before anyone removes it: haulers don’t take asbestos. List drywall, tile and lumber separately from furniture, and say what’s still attached to a wall.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Apartments, shops and mobile homes',
      body: 'In Koreatown and Little Saigon, many homes stand right behind the shops on the big avenues, and parking lots are crowded from noon on. A pickup before the stores open is easier. In a mobile-home park, tell the office about the visit and check that the carport roofs leave room for a truck.',
    },
  ],
  neighborhoods: ['West Garden Grove', 'Eastgate', 'Koreatown', 'Little Saigon', 'Buena-Clinton'],
  neighborhoodNote:
    'West Garden Grove and Eastgate are quiet tracts with wide driveways. Buena-Clinton is mostly apartments, so keep a parking space for the truck there.',
  tips: [
    'Walk the side yard first; leftover roof tile and pavers there are easily forgotten and heavy.',
    'Empty and unplug an old freezer two days early, and keep the garage locked while it thaws so no child can climb in.',
    'Check street-sweeping signs, because a truck at the curb on sweeping morning has to move.',
  ],
  zipCodes: ['92840', '92841', '92843', '92844', '92845'],
  faqs: [
    {
      question: 'If I book in the morning, when will my Garden Grove junk be gone?',
      answer: sentences(
        'Possibly by the afternoon. Level streets and short carries make these jobs easy to fit in.',
        arrivalTime && `A partner may arrive within ${arrivalTime} of booking.`,
        pickupTime ? `Most pickups happen within ${pickupTime}.` : pickupFigure,
        'For a whole house, plan a morning ahead.',
      ),
    },
    {
      question: 'Can I book from West Garden Grove and Little Saigon alike?',
      answer:
        'Yes, from the western tracts along Valley View Street to Main Street, Koreatown and the Little Saigon blocks toward Westminster; we’ll look for a hauler nearby. The city border zigzags here, so check which city your address names.',
    },
    {
      question: 'What goes into the price of a Garden Grove garage cleanout?',
      answer:
        'How much of the truck you fill matters most. Tile, soil, safes and old tube televisions add weight, and built-in cabinets add time. A single-story house keeps the labor low. The hauler inspects the garage and gives you the final price before loading.',
    },
  ],
} satisfies CityWords;
