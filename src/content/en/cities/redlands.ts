import { pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Victorian attics, carriage barns, student rentals: junk removal in Redlands by local haulers, planned for narrow stairs and low branches.',
  lede: 'Furniture that went into a Redlands Victorian a century ago may not fit back out in one piece. A local hauler can empty the attic, the barn or the student rental.',
  intro: [
    'Citrus money and winter visitors built the grand houses of Redlands, and a great many Victorians and Craftsman homes still stand. They come with steep inner stairs, carriage barns and generations of belongings. An estate cleanout in such a house takes patience. Newer parts of town, north of the 10, are simpler: single-family tracts, apartments and two-car garages.',
    `${site.name} looks for a hauler at this eastern end of the Inland Empire. You say what’s leaving and which things need gentle handling, and the hauler who accepts will call to agree on a day. What can be donated or recycled is set aside where possible, and the rest is cleared, so heirs and sellers can move ahead.`,
  ],
  pickups: [
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Narrow stairs in Victorians',
      body: 'Bedroom sets went into these houses long before a remodel moved the doors, and some no longer fit back out. Railings, plaster and stained glass need padding. The turn on the landing is the first thing to look at. An armoire that comes apart is easy; a wardrobe built in one piece may need a second plan.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Stone curbs and big trees',
      body: 'Cut-stone curbs and tall street trees line many older avenues. They are hard on a truck bumper. A driveway may be two thin strips leading to a barn at the back. A smaller truck or a longer walk can be the answer, so describe the entrance in a sentence or two when you book. Citrus clippings and fruit stay out of the load in a quarantine area for citrus pests, which the county agricultural commissioner can tell you about.',
    },
    {
      picture: 'mattress-disposal',
      heading: 'University rentals in spring',
      body: 'The University of Redlands sends students home in spring, and houses shared by several people empty within days. Futons, bookcases, bikes and kitchen gear pile up on porches. Roommates can split a single visit. Choose the pieces someone else could use and keep them dry and clean, since donation comes before disposal.',
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
  neighborhoodNote:
    'South of downtown the roads curl uphill past Smiley Heights, with long private drives. North Redlands and Lugonia are flatter, so trucks can often park right beside the house.',
  zipCodes: ['92373', '92374'],
  tips: [
    'Walk the attic and carriage barn with family before pickup, and tag keepsakes with bright tape.',
    'Measure the lowest branch over your drive or warn the crew; mature trees here reach far.',
    'Set student castoffs on the porch, not the parkway, until your booked window arrives.',
  ],
  faqs: [
    {
      question: 'How fast can a Redlands house be cleared?',
      answer: sentences(
        'Single pieces often go the same day.',
        pickupTime ? `Most pickups follow within ${pickupTime}.` : pickupFigure,
        'A Victorian with a full attic and barn is another matter; the hauler may look it over first, then return with enough people. Photos of the stairs help decide which it will be.',
      ),
    },
    {
      question: 'Can I book from Sunset Drive and the other hillside parts of Redlands?',
      answer:
        'Yes, from hills and flats alike; we’ll ask haulers who work there. Hill roads are narrow in places, so find out which end of your street is easier for a bigger vehicle.',
    },
    {
      question: 'What affects the price of a cleanout in an older Redlands home?',
      answer:
        'How much there is, how heavy it is and what it’s made of, to begin with. Two flights from attic to porch, a tight landing or a carriage barn far behind the house bring extra handling. After a walk-through on arrival, the hauler gives you the final price before work begins.',
    },
  ],
} satisfies CityWords;
