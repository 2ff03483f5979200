import { site } from '../site';
import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'Rusted patio sets, old surfboards, full garages: Huntington Beach junk removal by vetted local haulers, often the same day. Ask for a free quote.',
  lede: 'Salt air wears things out early. Send your list from anywhere in Huntington Beach and a nearby hauler replies within 2 hours.',
  intro: [
    'Live a few blocks from the sand and you learn how quickly metal gives up. Grills flake, bikes seize, umbrella frames snap. Huntington Beach garages fill with the remains, next to wetsuits, boards and holiday boxes. Inland, tracts from the sixties and seventies make up most of the city. Their two-car garages rarely hold two cars.',
    `Nobody needs to drag all that to the curb. On ${site.name} you describe it, choose a day that suits you, and we connect you with haulers based close by. Their crew takes it from where it sits. Scrap metal is recycled, usable gear is donated where possible, and only the leftovers are disposed of.`,
  ],
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Downtown alleys and numbered streets',
      body: 'Between Main Street and Goldenwest, tall houses stand on slim lots, and the garage is usually on the alley. That is where loading happens. An alley fits one truck at a time, so keep both ends in mind and warn the neighbor opposite. Summer weekends and surf contests swallow every space near the pier; go early on a weekday.',
    },
    {
      picture: 'storage-unit-cleanout',
      heading: 'Docks and decks in the Harbour',
      body: 'Waterfront homes on the islands of Huntington Harbour collect dock boxes, kayaks, worn fenders and heavy teak furniture. The water is out back and the truck is out front, with a narrow side passage between them. Measure it before you promise a sofa will fit. Fuel cans and flares cannot go along, and marine batteries should be mentioned early.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Mobile-home parks and fourplexes',
      body: 'The city has several mobile-home parks, where lanes are slow and carports sit close together. A smaller truck often does better there. Older fourplexes pose another puzzle: a row of shared garages on one lane, four tenants, one pickup. Agree with the others which garage is being emptied and post the time where everyone sees it.',
    },
  ],
  neighborhoods: [
    'Downtown',
    'Huntington Harbour',
    'Sunset Beach',
    'SeaCliff',
    'Edwards Hill',
    'Oak View',
    'Southeast Huntington Beach',
  ],
  neighborhoodNote:
    'Sunset Beach is a thin strip where trucks can hardly pause, while Edwards Hill has large lots and some horse property. The southeast is mostly single-family streets with easy driveways.',
  tips: [
    'Hose sand and salt off patio metal; clean steel and aluminum are simpler to recycle.',
    'Leave a note in the alley the day before, so cars are gone from the opposite garage.',
    'Drain kayaks, coolers and old spas early, since water adds pounds that have to be carried.',
  ],
  zipCodes: ['90742', '92646', '92647', '92648', '92649'],
  faqs: [
    {
      question: 'Is same-day hauling possible in Huntington Beach during summer?',
      answer:
        'It is, though beach traffic shapes the day. Haulers like to be clear of Pacific Coast Highway before the lots fill, so an early request stands the best chance. Inland streets near Beach Boulevard are less affected. If today is full, tomorrow usually has room, and the great majority of jobs finish within two days.',
    },
    {
      question: 'Does pickup reach Huntington Harbour, Sunset Beach and the southeast side?',
      answer:
        'All three are within range, as are Downtown, SeaCliff, Oak View and Edwards Hill. Partners cover the city from the Bolsa Chica wetlands to the Santa Ana River. Where the street is gated or a bridge leads onto an island, add a line about access so nobody circles the block.',
    },
    {
      question: 'How much should I expect to pay for a haul in Huntington Beach?',
      answer:
        'That hinges on the load. Light, bulky things such as cushions and boards fill space; wet teak or a spa shell adds weight. Narrow side yards, upstairs decks and alley loading stretch the labor. Describe all of it for a free estimate. The hauler settles the amount after looking, and you decide before they start.',
    },
  ],
} satisfies CityWords;
