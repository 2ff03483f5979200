import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Garden Grove: fill out one short form and a local hauler will contact you. Donation and recycling come first, the landfill last.',
  lede: 'Most Garden Grove houses have one floor, with a driveway up to the garage. That can make a pickup quick, even when the garage is full to the door.',
  intro:
    'Houses replaced strawberry fields and groves here in little more than a decade. Most are single-story ranch homes from the fifties on level streets. Many families have stayed for decades, and attics, sheds and garages have filled up.',
  pickups: [
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Single-story homes, easy loading',
      body: 'The typical tract house has no stairs, few steps and a concrete drive straight to the garage. Go room by room, and let the hauler take everything at the end or in two visits.',
    },
    {
      picture: 'construction-debris',
      heading: 'Converted garages',
      body: 'Many garages have become workshops or family rooms. When one changes back, paneling, carpet and cabinets have to go. Have floor tile and ceiling texture tested before anyone removes them: haulers don’t take asbestos.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Apartments, shops and mobile homes',
      body: 'In Koreatown and Little Saigon, many homes stand right behind the shops, and parking lots are crowded from noon on. A pickup before the stores open is easier. In a mobile-home park, tell the office about the visit.',
    },
  ],
  neighborhoods: ['West Garden Grove', 'Eastgate', 'Koreatown', 'Little Saigon', 'Buena-Clinton'],
  zipCodes: ['92840', '92841', '92843', '92844', '92845'],
  tips: [
    'Look for leftover roof tile and pavers in the side yard; they’re heavy.',
    'Unplug an old freezer two days early, and lock the garage so no child can climb in.',
    'Check street-sweeping signs, so the truck doesn’t have to move.',
  ],
  faqs: [
    {
      question: 'If I book in the morning, when will my Garden Grove junk be gone?',
      answer:
        'It can be the same afternoon: level streets and short carries make these jobs easy to fit in. If not, it’s often the next day.',
    },
    {
      question: 'Can I book from West Garden Grove and Little Saigon alike?',
      answer:
        'Yes, from Valley View Street to the blocks toward Westminster. The border zigzags, so check which city your address names.',
    },
    {
      question: 'What goes into the price of a Garden Grove garage cleanout?',
      answer: 'How full the truck gets, and weight: tile and soil add up. The final price comes before loading.',
    },
  ],
} satisfies CityWords;
