import { site } from '../site';
import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'Guest houses, remodels, south-side condos: Beverly Hills junk removal through vetted local haulers, with free quotes and donation before disposal.',
  lede: 'A guest house, a storage room, a kitchen torn out last week. Describe it online and a vetted Beverly Hills area hauler will contact you.',
  intro: [
    'Beverly Hills has two kinds of pickup. In the Flats and up in Trousdale Estates, houses are large, gates are common and a single room can fill a truck. South of Wilshire, duplexes, small apartment buildings and condos look more like the rest of the Westside. Remodels are common in both, and so are rooms refurnished before anything wore out.',
    `That last point matters. Pieces with years of use left should find a new owner, and haulers matched through ${site.name} put donation and recycling ahead of disposal. You or a house manager can make the request. Timing, entrance and what must be protected are agreed before anyone arrives. Partners are local and vetted.`,
  ],
  pickups: [
    {
      picture: 'construction-debris',
      heading: 'Gates, staff and schedules',
      body: 'Bigger homes often work to a calendar: gardeners one morning, contractors the next. Give the hauler one contact, a gate code and a place to park that leaves the driveway open. Ask for proof of insurance ahead of time if your household requires it. Mention marble, wool carpets or new plaster, and choose a service door if there is one.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Alleys through the Flats',
      body: 'Behind much of the Flats and many blocks south of Wilshire run service alleys. Loading there keeps the front of the house quiet. Check that the rear gate opens fully and that bins, hedges and contractor vans leave room to pass. Green waste from big lots adds up fast; palm fronds, hedge cuttings and old planters take plenty of space.',
    },
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Canyon drives and hilltop lots',
      body: 'Roads toward Coldwater Canyon and Trousdale climb hard, and the homes there may stand at the end of a private drive. Trousdale’s long single-story houses, many from the 1950s and 1960s, spare the crew stairs inside. Getting the truck up is the question. Say how wide the gate is, and where a vehicle can turn around.',
    },
  ],
  neighborhoods: ['The Flats', 'Trousdale Estates', 'Golden Triangle', 'South of Wilshire', 'Coldwater Canyon'],
  neighborhoodNote:
    'Estate streets north of Santa Monica Boulevard have space but also locked gates. Condos by the Golden Triangle and duplexes farther south depend on elevators, alleys and timed parking.',
  zipCodes: ['90210', '90211', '90212'],
  tips: [
    'Name one decision maker for the day, so no one guesses about art or antiques.',
    'Ask contractors to finish their own debris pile before you count what is left to haul.',
    'Pin a simple keep list to each guest-house door, room by room.',
  ],
  faqs: [
    {
      question: 'How soon can a crew come to Beverly Hills?',
      answer:
        'A local hauler reaches out within 2 hours. Quick jobs such as one sofa or a few appliances can often be done that day. A whole wing or a remodel pile is better scheduled around your household, though 24–48 hours suits most. Bring up deliveries or gardeners that would block the drive.',
    },
    {
      question: 'Does service extend to Trousdale and Beverly Hills Post Office?',
      answer:
        'Trousdale Estates is in the city and included, as are the Flats and the streets south of Wilshire. The area known as Beverly Hills Post Office uses 90210 but lies in the City of Los Angeles. Haulers can work on both sides of that line; just give the full address so nobody drives to the wrong canyon.',
    },
    {
      question: 'What influences the cost of hauling in Beverly Hills?',
      answer:
        'The load sets the base: how big, how heavy, which materials. Estate jobs may add long interior carries, floor protection or a shuttle from the house to the street when a truck cannot enter. Condo work adds elevator time. Request a free quote, keep photos ready, and review the final price when the hauler has walked through.',
    },
  ],
} satisfies CityWords;
