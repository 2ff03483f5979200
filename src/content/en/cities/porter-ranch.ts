import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Porter Ranch junk removal in the northern San Fernando Valley: local haulers clear garages, patios and moving leftovers, behind gates too.',
  lede: 'Many Porter Ranch homes stand behind a gate. Agree on the way in with a San Fernando Valley hauler, and the crew does the lifting.',
  intro:
    'By Los Angeles standards, Porter Ranch is young. The first tracts went up in the 1960s on the flatter ground near Rinaldi Street, and building has moved uphill ever since. Newer houses come with big garages, bonus rooms and walk-in closets.',
  pickups: [
    {
      picture: 'garage-cleanouts',
      heading: 'Getting past the gate',
      body: 'Much of Porter Ranch is behind gates, and visitors without a name on the list may be turned away. Once a hauler accepts your job, give the gate the business name and arrival time. Many HOAs limit hours or ask for insurance papers.',
    },
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Upsizing, downsizing, moving',
      body: 'Sectionals that fit the last house block the new hallway, and packing crates fill the garage. Either move is simpler if unwanted pieces leave before the movers load.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Wind, slopes and patio sets',
      body: 'Gusts off the Santa Susana Mountains flip umbrellas, bend pergolas and send trampolines over the wall. If you can do so safely, bring the wreckage down from the slope. Leave stretched springs and broken glass to the crew.',
    },
  ],
  neighborhoods: ['Porter Ranch Estates', 'Renaissance Summit', 'Westcliffe', 'Bella Vista'],
  zipCodes: ['91326'],
  tips: [
    'Explain how the gate works and which entrance is nearest.',
    'Keep flattened moving boxes dry; clean cardboard is easy to recycle.',
    'Tie down light patio pieces overnight.',
  ],
  faqs: [
    {
      question: 'How long until junk leaves my Porter Ranch home?',
      answer:
        'Often the same day or the next, once the gate knows the truck. If your HOA wants an insurance certificate, say so in your request: it can take a little time.',
    },
    {
      question: 'Can I book from a gated part of Porter Ranch?',
      answer: 'Yes. Put the hauler on the guest list, give them the code on the phone, or have someone at home.',
    },
    {
      question: 'What should I tell a hauler to get a fair Porter Ranch quote?',
      answer:
        'Volume, weight and type, room by room. Show every closet, and you get one final price before work starts.',
    },
  ],
} satisfies CityWords;
