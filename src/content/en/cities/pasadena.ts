import { PROMISE_HOURS } from '@functions/rules/promise.ts';
import { site } from '../../facts/site';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Pasadena junk removal for Craftsman attics, bungalow courts and Hastings Ranch garages. Describe your load online and get a free quote from a local hauler.',
  lede: 'Many Pasadena houses have narrow stairs and a full attic. Tell us what has to leave, and a hauler near you plans how to carry it down.',
  intro: [
    'Older houses give Pasadena its look. Bungalow Heaven has Craftsman homes from the early 1900s with deep porches, built-ins, attics and sometimes a basement. Madison Heights adds big family homes from the same decades. A century of closets can hold a lot of furniture that is too good to smash and too large to keep.',
    `Ask once through ${site.name}, and an independent hauler contacts you about a quote. Donation and recycling come first, which suits solid oak, iron bed frames and working lamps. Say so if a piece may have value or needs gentle handling.`,
  ],
  pickups: [
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Narrow stairs, plaster walls',
      body: 'A 1910 staircase was not built for a queen box spring. Getting a wardrobe down without scarring plaster or wood trim takes two patient people and sometimes a screwdriver. Note the floor, the turns and any low attic hatch. Old insulation, pipe wrap or floor tile that could contain asbestos has to stay for specialists.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Hills west of the Arroyo',
      body: 'Linda Vista and San Rafael lie across the Arroyo Seco, where streets bend under old trees and driveways slope. Mention low branches and a steep driveway, since a tall truck may have to stay in the street. After a Santa Ana wind, stack fallen limbs by the driveway with the cut ends facing out.',
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
    'Take doors off big wardrobes and empty built-in drawers so upstairs pieces can turn the corner.',
    'Check old trunks and attic boxes for letters and photographs before pickup day.',
    'Move cars off a shared court driveway and give the neighbors a day’s notice.',
  ],
  faqs: [
    {
      question: 'How quickly can someone clear junk in Pasadena?',
      answer: `A local hauler contacts you within ${PROMISE_HOURS} hours, counted between 8 AM and 8 PM. A few pieces at ground level may leave that same day. An attic or a whole estate is usually planned a little further out, though most Pasadena pickups still fall within 24–48 hours.`,
    },
    {
      question: 'Is my part of Pasadena covered?',
      answer:
        'Partners take requests from Hastings Ranch in the east, Linda Vista in the west and the historic blocks between. Altadena and South Pasadena are separate places with their own borders. Some streets change from Pasadena to a neighbor within a block, so enter the city that is in your mailing address.',
    },
    {
      question: 'How is a Pasadena junk job priced?',
      answer:
        'A hauler weighs up three things: how much room the load needs, how heavy it is and what it is made of. The house matters too: attic ladders, second-floor stairs and a long brick path all add minutes. You approve the final price once the hauler has seen your rooms.',
    },
  ],
} satisfies CityWords;
