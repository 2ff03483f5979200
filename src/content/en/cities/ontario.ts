import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Ontario, from historic cottages off Euclid Avenue to new homes in Ontario Ranch. Book online, and a local hauler will call you.',
  lede: 'Ontario has old back-lot garages and brand-new houses full of moving boxes. With a few photos, a local hauler can come prepared.',
  intro:
    'Euclid Avenue runs up Ontario’s west side with its broad planted median, lined with old homes. Postwar streets fill many of the blocks around it. In the south, former dairy land has turned into Ontario Ranch, where moving boxes are still piled in new garages.',
  pickups: [
    {
      picture: 'construction-debris',
      heading: 'Historic blocks beside Euclid',
      body: 'Older houses near Euclid Avenue often keep the garage at the very back of the lot. Some blocks have an alley behind; others offer only a thin strip of concrete.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Ontario Ranch packing piles',
      body: 'Flattened boxes, foam and the couch that didn’t fit fill a new garage within a month. Lots are compact, so trucks load from the street or driveway. Break the cardboard down first; it takes less room and stays easy to recycle.',
    },
    {
      picture: 'storage-unit-cleanout',
      heading: 'Mobile homes and small carports',
      body: 'Ontario has quite a few mobile-home communities. Lanes are tight, and a carport rarely fits both a truck and a pile. The middle of a weekday works best. Old awnings, porch steps and skirting can go too, if you list them.',
    },
  ],
  neighborhoods: [
    'Downtown',
    'Armsley Square',
    'Rosewood Court',
    'College Park',
    'Guasti',
    'Creekside',
    'Archibald Ranch',
    'Edenglen',
    'Ontario Ranch',
  ],
  zipCodes: ['91761', '91762', '91764'],
  tips: [
    'Set broken-down moving boxes apart, so they stay clean.',
    'Measure heavy old tables; back gates are seldom wide.',
    'Leave your carport empty on pickup day.',
  ],
  faqs: [
    {
      question: 'Can I get same-day junk pickup in Ontario?',
      answer:
        'Often, yes. The 10, the 60 and the 15 all touch the city, so trucks are often near. A morning request has the best chance; if today is full, tomorrow may work.',
    },
    {
      question: 'Which Ontario neighborhoods can I book from?',
      answer:
        'All of them, from Euclid Avenue to Ontario Ranch. If your street is too new for maps, name the nearest intersection.',
    },
    {
      question: 'How do Ontario haulers work out what a job costs?',
      answer: 'By space, weight and type, then the carry. You agree to the final price before work starts.',
    },
  ],
} satisfies CityWords;
