import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Victorian attics, carriage barns, student rentals: junk removal in Redlands by local haulers, planned for narrow stairs and low branches.',
  lede: 'Furniture that went into a Redlands Victorian a century ago may not fit back out in one piece. A local hauler can empty the attic, the barn or the student rental.',
  intro:
    'Citrus money and winter visitors built the grand houses of Redlands, and a great many Victorians and Craftsman homes still stand, with steep inner stairs, carriage barns and generations of belongings. Newer parts of town, north of the 10, are simpler: single-family tracts, apartments and two-car garages.',
  pickups: [
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Narrow stairs in Victorians',
      body: 'Bedroom sets went into these houses long before a remodel moved the doors, and some no longer fit back out. The turn on the landing is the first thing to look at.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Stone curbs and big trees',
      body: 'Cut-stone curbs and tall street trees line many older avenues, so a smaller truck or a longer walk can be the answer. Describe the entrance. If you have citrus trees, ask before you put branches or fruit in the load.',
    },
    {
      picture: 'mattress-disposal',
      heading: 'University rentals in spring',
      body: 'The University of Redlands sends students home in spring, and shared houses empty within days. Roommates can split a single visit. Keep the pieces someone else could use dry and clean, since donation comes before disposal.',
    },
  ],
  neighborhoods: [
    'Downtown',
    'Smiley Park',
    'Smiley Heights',
    'Lugonia',
    'Country Club',
    'South Redlands',
    'North Redlands',
  ],
  zipCodes: ['92373', '92374'],
  tips: [
    'Walk the attic and barn with family first, and tag keepsakes.',
    'Measure the lowest branch over your drive.',
    'Set student castoffs on the porch, not the parkway.',
  ],
  faqs: [
    {
      question: 'How fast can a Redlands house be cleared?',
      answer:
        'Single pieces can often go the same or the next day. For a Victorian with a full attic and barn, the hauler may look it over first, then return with enough people.',
    },
    {
      question: 'Can I book from Sunset Drive and the other hillside parts of Redlands?',
      answer: 'Yes. Hill roads are narrow in places, so find out which end of your street is easier for a truck.',
    },
    {
      question: 'What affects the price of a cleanout in an older Redlands home?',
      answer: 'How much there is, its weight and type, and the way out. After a walk-through you get the final price.',
    },
  ],
} satisfies CityWords;
