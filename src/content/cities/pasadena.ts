import { site } from '../site';
import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'Pasadena junk removal for Craftsman attics, bungalow courts and Hastings Ranch garages. Describe your load online and get a free quote from a local hauler.',
  lede: 'Full attic, crowded porch, a piano nobody plays: tell us what leaves your Pasadena home, and haulers near you take it from there.',
  intro: [
    'Older houses give Pasadena its look, and older houses hide more. Bungalow Heaven has Craftsman homes from the early 1900s with deep porches, built-ins, attics and sometimes a basement. Madison Heights adds big family homes from the same decades. A century of closets can hold a lot of furniture that is too good to smash and too large to keep.',
    `Through ${site.name} you ask once, and an independent hauler responds with a quote. Sorting is done with donation and recycling in mind, which suits solid oak, iron bed frames and working lamps. Say so if a piece may have value or needs gentle handling. Disposal is for whatever cannot be used or recycled.`,
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
      body: 'Linda Vista and San Rafael lie across the Arroyo Seco, where streets bend under old trees and driveways slope. Low branches matter to a tall truck, and so does a steep apron. Fallen limbs after a Santa Ana wind are a good reason to book. Stack them by the driveway with the cut ends facing out.',
    },
    {
      picture: 'mattress-disposal',
      heading: 'Courts, condos and campus rentals',
      body: 'Bungalow courts share one walkway, so everything travels past the neighbors’ doors to the street. Near Caltech and Old Pasadena, apartments and condos raise other questions: a loading zone, an elevator slot, a garage ceiling too low for a truck. New Year’s week is special too. The parade takes over Colorado Boulevard, and crossing town gets slow.',
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
      answer:
        'Once your request is in, expect a hauler to make contact within 2 hours. A few pieces at ground level may leave that same day. An attic or a whole estate is usually planned a little further out, though most Pasadena pickups still fall within 24–48 hours. Early January traffic is worth planning around.',
    },
    {
      question: 'Is my part of Pasadena covered?',
      answer:
        'Partners take requests from Hastings Ranch in the east, Linda Vista in the west and the historic blocks between. Altadena and South Pasadena are separate places with their own borders. Give your exact address, because some streets change from Pasadena to its neighbor within a block.',
    },
    {
      question: 'How is a Pasadena junk job priced?',
      answer:
        'A hauler weighs up three things: how much room the load needs, how heavy it is and what it is made of. Then the house has its say. Attic ladders, second-floor stairs and a long brick path all add minutes. Ask for the quote, which costs nothing, and approve the final price once your rooms have been seen.',
    },
  ],
} satisfies CityWords;
