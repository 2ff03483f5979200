import { pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in North Hollywood for NoHo apartments, postwar houses and garage studios. Book online, and a San Fernando Valley hauler will contact you.',
  lede: 'Month-end moves leave couches behind all over North Hollywood. A local hauler can come for one, or for everything that isn’t moving with you.',
  intro: [
    'North Hollywood is a Los Angeles neighborhood in the San Fernando Valley, and many people who live here rent. New apartment buildings cluster around the Metro station and the NoHo Arts District. Farther north are streets of small postwar houses, some with garages turned into studios or storage. Actors, editors and musicians move often, and not everything goes with them.',
    `The form on ${site.name} takes about 60 seconds. An independent hauler who serves the Valley will contact you. Broken amplifiers and monitors go to certified e-waste handlers. Chairs and shelves in good shape may be donated.`,
  ],
  pickups: [
    {
      picture: 'furniture-removal',
      heading: 'New buildings in the Arts District',
      body: 'Mid-rises around Lankershim and Magnolia may have loading zones, key fobs and a front desk. Reserve the elevator, find out which entrance movers use, and tell the hauler the garage height. A truck that doesn’t fit in the garage needs a place on the street, away from the bus stops.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Garage studios',
      body: 'Across the older residential blocks, garages have become music rooms, offices and rentals. When one is cleared, carpet, foam panels, drywall and an old window air conditioner have to go. Air conditioners contain refrigerant and go to certified handlers, so list them separately. Keep the driveway open for the truck.',
    },
    {
      picture: 'mattress-disposal',
      heading: 'Two-story walk-ups in Valley heat',
      body: 'Smaller apartment buildings from the 1950s and 1960s often wrap stairs around a pool or courtyard, with carports behind. A mattress or a dresser has to come along an open walkway and down the stairs. In summer, choose a morning slot, before the heat, and have someone hold the gate open.',
    },
  ],
  neighborhoods: [
    'NoHo Arts District',
    'Toluca Woods',
    'Toluca Terrace',
    'Toluca Lake',
    'Valley Village',
    'Valley Glen',
  ],
  neighborhoodNote:
    'Toluca Lake, Valley Village and Valley Glen are Los Angeles neighborhoods in their own right, next to North Hollywood. They have more houses; the tallest apartment buildings stand near the Metro station.',
  zipCodes: ['91601', '91602', '91605', '91606', '91607'],
  tips: [
    'Gather every key, fob and parking pass your building wants before the truck is due.',
    'Mark staples and nails in soundproofing panels with tape, so no one gets hurt.',
    'Have each roommate tag what they still want with their name before anything leaves.',
  ],
  faqs: [
    {
      question: 'Is same-day junk pickup possible in North Hollywood?',
      answer: sentences(
        'Often, if you ask early and a hauler already has a stop in the Valley. The end of the month is busier because leases end then.',
        pickupTime ? `Allow ${pickupTime}.` : pickupFigure,
        'Book your elevator first.',
      ),
    },
    {
      question: 'Which parts of North Hollywood can I book from?',
      answer:
        'Send your request from anywhere, Toluca Lake, Valley Village and Valley Glen included; we’ll look for a hauler nearby. Burbank, next door, is its own city and has its own page. Near that border, check which city your address names.',
    },
    {
      question: 'How do quotes work for North Hollywood apartments?',
      answer:
        'By volume, weight and type, plus the stairs and the distance from your door to the truck. A bed and a desk are a small load; a safe and a fridge on the second floor take more people. The hauler gives you the final price on site, before loading.',
    },
  ],
} satisfies CityWords;
