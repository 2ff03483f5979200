import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Historic houses, Phillips Ranch garages and student apartments: Pomona junk removal by local haulers, with donation and recycling ahead of the dump.',
  lede: 'A student lease is ending, or forty years in a Lincoln Park house need sorting. Start with one short request, and we’ll look for a Pomona hauler.',
  intro:
    'Pomona grew up with the citrus trade, and its oldest streets still show it. Lincoln Park mixes Victorians, Craftsman homes and Spanish bungalows. In the southwest, Phillips Ranch spreads newer tract houses across the hills. Add the renters around Cal Poly Pomona, and the junk changes from block to block.',
  pickups: [
    {
      picture: 'storage-unit-cleanout',
      heading: 'Old houses with outbuildings',
      body: 'Lots in Lincoln Park and Wilton Heights often have a shed, workshop or old garage at the back. Watch for black widows under lumber. Clear the side gate, and tell the hauler which old doors and windows should stay whole.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Phillips Ranch slopes and cul-de-sacs',
      body: 'Phillips Ranch streets loop around hillsides, and most houses have an attached garage, so a truck can usually stop right outside. Keep the pile in the garage until the hauler is there.',
    },
    {
      picture: 'mattress-disposal',
      heading: 'Hot summers, student move-outs',
      body: 'July and August bring heavy heat this far inland, so early slots are easier. Each spring, rentals near Cal Poly Pomona and the health sciences campus empty around the same time. Roommates can split one booking.',
    },
  ],
  neighborhoods: [
    'Lincoln Park',
    'Wilton Heights',
    'Hacienda Park',
    'Downtown Pomona',
    'Westmont',
    'Ganesha Hills',
    'Phillips Ranch',
  ],
  zipCodes: ['91766', '91767', '91768'],
  tips: [
    'Walk the back lot with gloves and a flashlight first.',
    'When you move out, list leftover furniture with the floor and stairs.',
    'If you have citrus trees, ask before you put branches or fruit in the load.',
  ],
  faqs: [
    {
      question: 'How fast can haulers respond in Pomona?',
      answer:
        'Some loads can go the same day, many the next. The 10, 57, 60 and 71 pass through or beside Pomona. Book ahead for the end of a college term.',
    },
    {
      question: 'Can I book from Phillips Ranch and the rest of Pomona?',
      answer: 'You can. Diamond Bar, Claremont and La Verne are separate cities: enter the one that’s on your mail.',
    },
    {
      question: 'How much does the house itself affect a Pomona quote?',
      answer:
        'Quite a bit, but size, weight and type matter more. The hauler looks at everything, then names the final price.',
    },
  ],
} satisfies CityWords;
