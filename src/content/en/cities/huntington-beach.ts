import { site } from '../../facts/site';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Huntington Beach for rusted patio sets, old boards and full garages. Local haulers often come the same day, and recycle the metal.',
  lede: 'In downtown Huntington Beach the garage is on the alley, and summer crowds fill the street. Haulers who work here know when to come.',
  intro: [
    'Close to the sand, salt air rusts grills, bikes and umbrella frames within a few years, and they end up in the garage beside boards and wetsuits. Farther inland, tracts from the sixties and seventies make up most of the city. Most have two-car garages and driveways.',
    `You don’t have to drag anything to the curb. Describe it on ${site.name}, and a hauler who works nearby contacts you to agree on a day. The crew takes things from where they are. Scrap metal is recycled, usable things are donated where possible, and only the rest is thrown away.`,
  ],
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Downtown alleys and numbered streets',
      body: 'Between Main Street and Goldenwest, tall houses stand on slim lots, and the garage is usually on the alley. An alley fits one truck at a time, so warn the neighbor opposite. On summer weekends and during surf contests there is hardly any parking near the pier; ask for an early slot on a weekday.',
    },
    {
      picture: 'storage-unit-cleanout',
      heading: 'Docks and decks in the Harbour',
      body: 'Waterfront homes on the islands of Huntington Harbour collect dock boxes, kayaks, worn fenders and heavy teak furniture. Everything has to come out front through a narrow side passage, so measure it. Fuel, flares and boat batteries can’t go on the truck. Leave them where they are and ask the county’s household hazardous waste program.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Mobile-home parks and fourplexes',
      body: 'The city has several mobile-home parks, where lanes are narrow and carports stand close together, so a smaller truck is better. Older fourplexes share a row of garages on one lane. Tell the other tenants which garage is being emptied and when.',
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
    'Sunset Beach is a thin strip with hardly a place for a truck to stop. Edwards Hill has large lots and some horse property. The southeast is mostly single-family streets with driveways.',
  tips: [
    'Hose sand and salt off patio metal; clean steel and aluminum are simpler to recycle.',
    'Leave a note in the alley the day before, so cars are gone from the opposite garage.',
    'Pour the water out of kayaks and coolers and have an old spa drained; water makes them much heavier.',
  ],
  zipCodes: ['90742', '92646', '92647', '92648', '92649'],
  faqs: [
    {
      question: 'Is same-day hauling possible in Huntington Beach during summer?',
      answer:
        'Often, but beach traffic decides. Pacific Coast Highway fills up before noon, so an early request has the best chance. Farther inland it matters less. Most pickups happen within 24–48 hours.',
    },
    {
      question: 'Does pickup reach Huntington Harbour, Sunset Beach and the southeast side?',
      answer:
        'Yes, and Downtown, SeaCliff, Oak View and Edwards Hill. Haulers work from the Bolsa Chica wetlands to the Santa Ana River. If you live on one of the Harbour’s islands or in a gated tract, say so in the request.',
    },
    {
      question: 'How much should I expect to pay for a haul in Huntington Beach?',
      answer:
        'It depends on the volume, the weight and the materials. Cushions and boards take space; teak and a spa shell add weight. Narrow side yards, upstairs decks and alley loading add labor. The hauler names the final price after seeing the load, and you decide before anything is loaded.',
    },
  ],
} satisfies CityWords;
