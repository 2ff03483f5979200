import { manyFamilyOwned, pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription: `Clear a garage, a rental or a back house in Santa Ana. ${site.name} matches you with a local hauler who carries it out and sets good things aside.`,
  lede: 'After work there’s hardly an open spot at the curb in the middle of Santa Ana. On a weekday morning, a local hauler has a better chance to stop near your door.',
  intro: [
    'Space runs out fast in Santa Ana. Many homes hold two or three generations, the garage doubles as a storeroom, and the curb out front is parked solid by dinner time. There’s nowhere to keep a broken washer or a spare bed frame. Having it picked up from inside the house or the side yard solves that.',
    sentences(
      `${site.name} is a marketplace: you fill out one form instead of calling around.`,
      manyFamilyOwned
        ? 'Independent haulers, many of them family-owned, see what you need, and the one who accepts will call you to agree on a day.'
        : 'Independent haulers see what you need, and the one who accepts will call you to agree on a day.',
      'The crew carries and loads, and reusable furniture and recycling are set aside where possible.',
    ),
  ],
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Curbs that never empty',
      body: 'On apartment blocks in the middle of the city, an open parking space is rare after work. Weekday mornings are easier. If a household car can hold the spot until the truck pulls up, the crew has a shorter walk. Second-floor walk-ups are common too, so count the flights when you describe the job.',
    },
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Old houses near downtown',
      body: 'French Park and Heninger Park keep some of the oldest homes in the city, with porches, narrow stairs and doorways made for smaller furniture. A wardrobe that went up in pieces has to come down in pieces. Floors and plaster need padding. If the crew knows beforehand, it can bring blankets and the tools to take things apart.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Back houses and converted garages',
      body: 'Behind many single-story homes stands a second unit, a workshop or a garage turned into a bedroom. The only way out is often a side path with a trash can, a water heater and a dog gate. When a tenant leaves, everything passes through that gap. Clearing the path the day before saves everyone time.',
    },
  ],
  neighborhoods: [
    'Floral Park',
    'West Floral Park',
    'French Park',
    'Downtown Santa Ana',
    'Washington Square',
    'Park Santiago',
    'Wilshire Square',
    'Heninger Park',
    'Logan',
    'Lacy',
    'Delhi',
    'South Coast Metro',
  ],
  neighborhoodNote:
    'Floral Park and Park Santiago have driveways and deep yards. Lacy and much of the center have more apartments, where the plan depends on parking. South Coast Metro adds towers with loading rules.',
  tips: [
    'Park a family car where the truck should park, and move it when the truck arrives.',
    'Unscrew bed frames and table legs early; flat pieces are easier to carry through the narrow halls of older homes.',
    'Agree with relatives under the same roof on what stays, and mark those boxes with bright tape.',
  ],
  zipCodes: ['92701', '92703', '92704', '92705', '92706', '92707'],
  faqs: [
    {
      question: 'How soon could a hauler reach my home in Santa Ana?',
      answer: sentences(
        'Many loads go the same day.',
        pickupTime ? `Most are gone within ${pickupTime}.` : pickupFigure,
        'When the hauler calls, name the hours when your street has room for a truck. A flexible morning is easier to fit in than a fixed evening hour.',
      ),
    },
    {
      question: 'Which parts of Santa Ana can I book from, and is Floral Park one of them?',
      answer:
        'Floral Park is. Wherever in Santa Ana you live, on either side of the river, send the request, and we’ll look for a hauler close to you. South Coast Metro reaches into Costa Mesa, so enter the city that is in your mailing address there.',
    },
    {
      question: 'Why do two Santa Ana apartments get different quotes for the same sofa?',
      answer:
        'Because the way out matters as much as the sofa. A ground-floor unit beside the curb is a short carry. A third-floor unit with the truck parked around the corner takes more labor. Volume, weight and the kind of material count as well. The price is confirmed on site, and you pay when the work is done.',
    },
  ],
} satisfies CityWords;
