import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Pasadena junk removal for Craftsman attics, bungalow courts and Hastings Ranch garages. Send a list online and get a free quote from a local hauler.',
  lede: 'Many Pasadena houses have narrow stairs and a full attic. Send a list of what has to leave, and a local hauler can plan how to carry it down.',
  intro:
    'Older houses give Pasadena its look. Bungalow Heaven has Craftsman homes from the early 1900s with deep porches, built-ins, attics and sometimes a basement. Madison Heights adds big family homes from the same decades. A century of closets can hold a lot of furniture.',
  pickups: [
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Narrow stairs, plaster walls',
      body: 'A 1910 staircase wasn’t built for a queen box spring. Note the floor, the turns and any low attic hatch. Anything that could contain asbestos stays, and so does fire debris.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Hills west of the Arroyo',
      body: 'Linda Vista and San Rafael lie across the Arroyo Seco, where streets bend under old trees. Mention low branches and a steep driveway. After a Santa Ana wind, gather fallen limbs on your own driveway, never on the parkway.',
    },
    {
      picture: 'mattress-disposal',
      heading: 'Courts, condos and campus rentals',
      body: 'Bungalow courts share one walkway, so everything travels past the neighbors’ doors. Near Caltech and Old Pasadena, buildings may need a loading zone or an elevator slot. In New Year’s week, the parade slows the whole town.',
    },
  ],
  neighborhoods: [
    'Bungalow Heaven',
    'Madison Heights',
    'Old Pasadena',
    'Playhouse Village',
    'South Lake',
    'Oak Knoll',
    'Linda Vista',
    'San Rafael',
    'Hastings Ranch',
    'Historic Highlands',
    'Orange Heights',
    'Washington Square',
  ],
  zipCodes: ['91101', '91103', '91104', '91105', '91106', '91107'],
  tips: [
    'Empty the drawers and take the doors off big wardrobes.',
    'Check old trunks and attic boxes for letters and photographs.',
    'Move cars off a shared court driveway and tell the neighbors.',
  ],
  faqs: [
    {
      question: 'How quickly can someone clear junk in Pasadena?',
      answer:
        'A few pieces at ground level can often leave the same or the next day. An attic or a whole estate needs more planning; the hauler will offer up to three pickup times, and you pick one.',
    },
    {
      question: 'Can I book from any part of Pasadena?',
      answer: 'Yes. Altadena and South Pasadena are separate places, so enter the city in your mailing address.',
    },
    {
      question: 'How is a Pasadena junk job priced?',
      answer:
        'By volume, weight and material. The hauler sees your rooms and gives you the final price before loading.',
    },
  ],
} satisfies CityWords;
