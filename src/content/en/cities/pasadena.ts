import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import { pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Pasadena junk removal for Craftsman attics, bungalow courts and Hastings Ranch garages. Send a list online and get a free quote from a local hauler.',
  lede: 'Many Pasadena houses have narrow stairs and a full attic. Send a list of what has to leave, and a local hauler can plan how to carry it down.',
  intro: [
    'Older houses give Pasadena its look. Bungalow Heaven has Craftsman homes from the early 1900s with deep porches, built-ins, attics and sometimes a basement. Madison Heights adds big family homes from the same decades. A century of closets can hold a lot of furniture that’s too good to smash and too large to keep.',
    `One request through ${site.name} is enough: an independent hauler will contact you about a quote. Donation and recycling come first, which suits solid oak, iron bed frames and working lamps. If a piece may have value or needs gentle handling, write that beside it.`,
  ],
  pickups: [
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Narrow stairs, plaster walls',
      body: 'A 1910 staircase wasn’t built for a queen box spring. Getting a wardrobe down without scarring plaster or wood trim takes two patient people and sometimes a screwdriver. Note the floor, the turns and any low attic hatch. Old insulation, pipe wrap or floor tile that could contain asbestos has to stay for specialists, and so do debris and ash from a burned house.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Hills west of the Arroyo',
      body: 'Linda Vista and San Rafael lie across the Arroyo Seco, where streets bend under old trees and driveways slope. Mention low branches and a steep driveway in your request, since a tall truck may not get past them. After a Santa Ana wind, gather fallen limbs on your own driveway, never on the parkway or in the street.',
    },
    {
      picture: 'mattress-disposal',
      heading: 'Courts, condos and campus rentals',
      body: 'Bungalow courts share one walkway, so everything travels past the neighbors’ doors to the street. Near Caltech and Old Pasadena, apartments and condos may need a loading zone or an elevator slot, and many garage ceilings are too low for a truck. In New Year’s week, the parade takes over Colorado Boulevard and crossing town gets slow.',
    },
  ],
  neighborhoods: [
    'Bungalow Heaven',
    'Madison Heights',
    'Old Pasadena',
    'Playhouse Village',
    'South Lake',
    'Oak Knoll',
    'Linda Vista',
    'San Rafael',
    'Hastings Ranch',
    'Historic Highlands',
    'Orange Heights',
    'Washington Square',
  ],
  neighborhoodNote:
    'Hastings Ranch has mostly postwar lots with easy driveways. The historic districts mean stairs and careful carrying, while winding streets near the Arroyo call for a shorter truck.',
  zipCodes: ['91101', '91103', '91104', '91105', '91106', '91107'],
  tips: [
    'Empty the drawers and take the doors off big wardrobes, so that they can turn the corner of the stairs.',
    'Check old trunks and attic boxes for letters and photographs before pickup day.',
    'Move cars off a shared court driveway and give the neighbors a day’s notice.',
  ],
  faqs: [
    {
      question: 'How quickly can someone clear junk in Pasadena?',
      answer: sentences(
        `A local hauler will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}). A few pieces at ground level may leave that same day.`,
        pickupTime ? `Most pickups take place within ${pickupTime}.` : pickupFigure,
        'An attic or a whole estate usually needs more planning.',
      ),
    },
    {
      question: 'Can I book from any part of Pasadena?',
      answer:
        'Yes. Send a request from anywhere in Pasadena, from Hastings Ranch to Linda Vista; we’ll look for a hauler nearby. Altadena and South Pasadena are separate places with their own borders. Some streets change from Pasadena to a neighbor within a block, so enter the city that is in your mailing address.',
    },
    {
      question: 'How is a Pasadena junk job priced?',
      answer:
        'A hauler looks at three things: how much room the load needs, how heavy it is and what it is made of. The house matters too: attic ladders, second-floor stairs and a long brick path all add time. Once the hauler has seen your rooms, you get the final price and decide.',
    },
  ],
} satisfies CityWords;
