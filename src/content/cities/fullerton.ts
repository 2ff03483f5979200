import { site } from '../site';
import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'Students, hillside homeowners and downtown landlords in Fullerton use one form to book vetted junk haulers. Many loads are gone by the next day.',
  lede: 'College blocks, a busy downtown and a lot of hills. Fullerton pickups start with a 60-second request and a call from someone local.',
  intro: [
    'Ask a mover about Fullerton and the answer depends on the street. South of Chapman, the ground is level and the houses are older, close to the train station and the downtown bars. Go north and roads begin to roll. Sunny Hills and Raymond Hills hide ranch homes on generous lots, some with driveways steep enough to make a driver think twice.',
    `Cal State Fullerton and Fullerton College add a rhythm of their own. Leases turn over, futons change hands, and a few never find a taker. Through ${site.name}, tenants and owners alike can book online and be matched with local haulers who collect, sort and recycle. Electronics go to certified handlers, and decent desks are set aside for donation.`,
  ],
  pickups: [
    {
      picture: 'mattress-disposal',
      heading: 'End of term near the campuses',
      body: 'On the east side by the university, apartment complexes empty in May and fill in August, with a smaller wave at winter break. Elevators and loading areas get crowded in those weeks. A date in the middle of the week, before your lease ends, gives everyone air. Share one pickup with the roommates and let each person tag what is going.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Steep drives in the northern hills',
      body: 'Around Bastanchury Road and above it the streets twist, and a heavy truck may have to wait at the bottom of the drive. The crew then ferries things down with straps and hand trucks. Large trees overhang a good many lanes, which matters to a tall box. Give the height of the lowest branch if you know it.',
    },
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Bungalows close to downtown',
      body: 'Craftsman and Spanish-style houses near the center tend to have detached garages, narrow side drives and original hardwood floors. Lay down cardboard where the path crosses a good floor. Evenings belong to the restaurant crowd on Harbor Boulevard, so parking turns scarce. Late morning is the sweet spot for loading at the curb.',
    },
  ],
  neighborhoods: [
    'Downtown Fullerton',
    'Sunny Hills',
    'Raymond Hills',
    'Amerige Heights',
    'Coyote Hills',
    'College Park',
    'Valencia Park',
  ],
  neighborhoodNote:
    'Amerige Heights is a newer planned community with compact lots. Sunny Hills spreads out over slopes, and Valencia Park in the southwest has modest tract homes on flat ground.',
  tips: [
    'Trim low limbs over a hillside drive, or warn the hauler so a shorter truck comes.',
    'Bag textbooks in small boxes; a big carton of paper is too heavy for dorm stairs.',
    'Decide beforehand which roommate signs off on the price and waits for the crew.',
  ],
  zipCodes: ['92831', '92832', '92833', '92835'],
  faqs: [
    {
      question: 'My Fullerton lease ends Friday. Is there still time?',
      answer:
        'Very likely. Once the form is in, a partner responds within 2 hours, and next-day service is offered all over north Orange County. The last days of May are the exception, because half the college blocks want the same slots. For those dates, reserve a week ahead and bring everything close to the door.',
    },
    {
      question: 'Do you match requests from Sunny Hills, Amerige Heights and the college area?',
      answer:
        'Each of them, and the rest of town as well: Raymond Hills, Coyote Hills, Downtown and the flatter south by Orangethorpe Avenue. Boundaries with Brea, La Habra and Placentia run close, but they make no difference to a truck. What counts for the match is the ZIP code you enter.',
    },
    {
      question: 'How is a hillside pickup in Fullerton priced?',
      answer:
        'By the same measures as a flat one, plus effort. Volume in the truck, pounds and type of material come first. When the truck cannot climb the driveway, the long shuttle downhill counts as labor. Mention slope and stairs for an honest estimate, which is free. You approve the amount after a walk-through, and settle up when the load is on board.',
    },
  ],
} satisfies CityWords;
