import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Clear a garage, deck or whole house in Thousand Oaks with local haulers who plan for gates and cul-de-sacs. Donation comes before disposal.',
  lede: 'Forty years of family life fit into one three-car garage. When you’re ready to see the floor again, a Conejo Valley hauler can help.',
  intro:
    'Thousand Oaks was planned from the start: curving streets, cul-de-sacs, greenbelts and houses set back behind lawns. Many owners bought in the sixties, seventies or eighties and never left. The children have moved out, the bikes and bunk beds haven’t, and a smaller place is waiting.',
  pickups: [
    {
      picture: 'garage-cleanouts',
      heading: 'Wide driveways, long memories',
      body: 'Single-story ranch homes off Janss Road and Moorpark Road are easy to load, with a level drive and a garage door a truck can back up to. The slow part is choosing. Do one wall at a time and make three groups: family, donate, haul.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Hillside homes and gated streets',
      body: 'Up in Lang Ranch and North Ranch, houses are bigger, newer and usually two stories. If the route crosses stone or hardwood, agree on moving blankets first. Where there’s a gate, add the hauler to the guest list the night before.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Oaks, brush and dry autumns',
      body: 'Valley oaks drop limbs, leaves and acorns over everything, and open space begins right behind many back fences. Keep rocks and dirt in a separate heap, since they weigh far more than they look.',
    },
  ],
  neighborhoods: [
    'Newbury Park',
    'Dos Vientos',
    'Lang Ranch',
    'North Ranch',
    'Wildwood',
    'Sunset Hills',
    'Conejo Oaks',
    'Old Meadows',
  ],
  zipCodes: ['91320', '91360', '91362'],
  tips: [
    'Photograph keepsakes for relatives, with a date to claim them.',
    'Have an electrician disconnect an old spa; never drain it into the street.',
    'Leave the cul-de-sac clear overnight so a long truck can turn.',
  ],
  faqs: [
    {
      question: 'I’m closing on a Thousand Oaks house this week. Can a hauler make it?',
      answer:
        'Often, yes: furniture or a garage load can go the same day or the next. Put the closing date in your request; a full house takes longer, so leave a day to spare.',
    },
    {
      question: 'Can I book from Newbury Park or the Westlake side?',
      answer:
        'Yes. Most of Newbury Park (91320) is part of the city, and so is much of the Ventura County side of Westlake.',
    },
    {
      question: 'How do haulers price a Thousand Oaks cleanout?',
      answer:
        'Mostly by volume, then weight and type. The hauler looks, gives you the final price and starts when you agree.',
    },
  ],
} satisfies CityWords;
