import { pickupFigure, pickupTime } from '../../facts/claims';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Clear a garage, deck or whole house in Thousand Oaks with local haulers who plan for gates and cul-de-sacs. Donation comes before disposal.',
  lede: 'Forty years of family life fit into one three-car garage. When you’re ready to see the floor again, a Conejo Valley hauler can help.',
  intro: [
    'Thousand Oaks was planned from the start: curving streets, cul-de-sacs, greenbelts and houses set back behind lawns. Many owners bought in the sixties, seventies or eighties and never left. That’s why a cleanout at this end of Ventura County is often part of downsizing. The children have moved out, the bikes and bunk beds haven’t, and a smaller place is waiting.',
    'Outdoor life leaves its own pile. Decks weather, swing sets outlast the kids, and a hot tub that stopped heating turns into a very large planter. On the north side, students at California Lutheran University clear rooms each May. You list what you have, we’ll look for an independent hauler nearby, and the two of you settle the day.',
  ],
  pickups: [
    {
      picture: 'garage-cleanouts',
      heading: 'Wide driveways, long memories',
      body: 'Single-story ranch homes off Janss Road and Moorpark Road are easy to load, with no stairs, a level drive and a garage door a truck can back up to. The slow part is choosing. Do one wall at a time and make three groups: family, donate, haul. Only the last two need the truck.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Hillside homes and gated streets',
      body: 'Up in Lang Ranch and North Ranch, houses are bigger, newer and usually two stories, with furniture to match. Curved staircases and tall entry doors help, but marble floors chip. If the route crosses stone or hardwood, agree on moving blankets beforehand. Where there’s a gate, add the hauler to the guest list the night before.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Oaks, brush and dry autumns',
      body: 'Valley oaks drop limbs, leaves and acorns over everything, and open space begins right behind many back fences. Owners clear brush ahead of the windy season and end up with more than green bins will take. Bundled branches load fastest. Keep rocks and dirt in a separate heap, since they weigh far more than they look.',
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
  neighborhoodNote:
    'Wildwood and older Newbury Park are ranch-house country, easy to load. Dos Vientos and Lang Ranch climb the edges of town. Conejo Oaks keeps large, leafy lots with longer carries.',
  zipCodes: ['91320', '91360', '91362'],
  tips: [
    'Before a downsizing pickup, photograph keepsakes for relatives and give them a date to claim anything.',
    'Have an electrician disconnect an old spa, and drain it the way the city asks, never into the street.',
    'Leave cul-de-sac space clear overnight so a long truck can turn without backing out.',
  ],
  faqs: [
    {
      question: 'I’m closing on a Thousand Oaks house this week. Can a hauler make it?',
      answer: sentences(
        'Often, yes, if your request names the closing date. Furniture or a garage load can often go the same day.',
        pickupTime ? `Most pickups are done within ${pickupTime}.` : pickupFigure,
        'A full house takes longer to empty, so leave a day to spare before you hand over the keys.',
      ),
    },
    {
      question: 'Can I book from Newbury Park or the Westlake side?',
      answer:
        'Yes. We’ll ask haulers who work near your address. Most of Newbury Park is part of the city and has a ZIP code of its own, 91320. Much of the Ventura County side of Westlake belongs to the city too, though the mail there says Westlake Village.',
    },
    {
      question: 'How do haulers price a Thousand Oaks cleanout?',
      answer:
        'Mostly by volume, then by what the load contains. A three-car garage holds plenty of light boxes but also safes, pianos and gym machines. Spas may need cutting up, and upstairs bedrooms need extra hands. The hauler confirms the total after looking and before starting.',
    },
  ],
} satisfies CityWords;
