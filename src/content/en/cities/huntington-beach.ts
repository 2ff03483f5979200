import { pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Huntington Beach for rusted patio sets, old boards and full garages. A local hauler can often come the same day.',
  lede: 'In downtown Huntington Beach the garage is on the alley, and summer crowds fill the street. Early on a weekday is the easiest time for a truck.',
  intro: [
    'Close to the sand, salt air rusts grills, bikes and umbrella frames within a few years, and they end up in the garage beside boards and wetsuits. Farther inland, tracts from the sixties and seventies make up most of the city. Most have two-car garages and driveways.',
    `You don’t have to drag anything outside. Book on ${site.name}, and a hauler who works nearby will contact you to agree on a day. The crew can take things from where they are. Scrap metal is recycled and usable things are donated where possible.`,
  ],
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Downtown alleys and numbered streets',
      body: 'Between Main Street and Goldenwest, tall houses stand on slim lots, and the garage is usually on the alley. An alley fits one truck at a time, so warn the neighbor opposite and keep the load inside the garage until it comes. On summer weekends and during surf contests there’s hardly any parking near the pier.',
    },
    {
      picture: 'storage-unit-cleanout',
      heading: 'Docks and decks in the Harbour',
      body: 'Waterfront homes on the islands of Huntington Harbour collect dock boxes, kayaks, worn fenders and heavy teak furniture. Everything has to come out front through a narrow side passage, so measure it. Fuel, flares and boat batteries can’t go on the truck. The county’s household hazardous waste program can tell you where they go.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Mobile-home parks and fourplexes',
      body: 'The city has several mobile-home parks, where lanes are narrow and carports stand close together, so a smaller truck is better. Older fourplexes share a row of garages on one lane. The other tenants should know which garage is being emptied and when.',
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
    'Sunset Beach is a thin strip with hardly anywhere for a truck to stop. Edwards Hill has large lots and some horse property. The southeast is mostly single-family streets with driveways.',
  tips: [
    'Keep patio metal apart from cushions and wood; it’s simpler to recycle that way.',
    'Agree with the neighbor across the alley on an hour when no one has to drive out.',
    'Have an old spa disconnected and emptied by a professional; its water must stay out of the street.',
  ],
  zipCodes: ['90742', '92646', '92647', '92648', '92649'],
  faqs: [
    {
      question: 'Is same-day hauling possible in Huntington Beach during summer?',
      answer: sentences(
        'Often, but it depends on beach traffic. Pacific Coast Highway fills up before noon, so an early request has the best chance. Farther inland it matters less.',
        pickupTime ? `Most pickups happen within ${pickupTime}.` : pickupFigure,
      ),
    },
    {
      question: 'Can I book from Huntington Harbour, Sunset Beach or the southeast side?',
      answer:
        'Send your request from anywhere between Sunset Beach and the Santa Ana River; we’ll look for a hauler nearby. If you live on one of the Harbour’s islands or in a gated tract, say so in the request.',
    },
    {
      question: 'How much should I expect to pay for a haul in Huntington Beach?',
      answer:
        'It depends on the volume, the weight and the materials. Cushions and boards take space; teak and a spa shell add weight. Narrow side yards, upstairs decks and alley loading add labor. The hauler gives you the final price after seeing the load, and you decide before anything is loaded.',
    },
  ],
} satisfies CityWords;
