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
      body: 'The typical tract house has no stairs, few steps and a concrete drive straight to the garage. Bigger projects usually start when a parent moves out after decades. Go room by room, and let the hauler take everything at the end or in two visits.',
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
    'Walk the side yard first; leftover roof tile and pavers there are easily forgotten and heavy.',
    'Empty and unplug an old freezer two days early, and keep the garage locked while it thaws so no child can climb in.',
    'Check street-sweeping signs, because a truck at the curb on sweeping morning has to move.',
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
        'Yes, from the western tracts along Valley View Street to Main Street, Koreatown and the Little Saigon blocks toward Westminster. The city border zigzags here, so check which city your address names.',
    },
    {
      question: 'What goes into the price of a Garden Grove garage cleanout?',
      answer: 'How full the truck gets, and weight: tile and soil add up. The final price comes before loading.',
    },
  ],
} satisfies CityWords;
