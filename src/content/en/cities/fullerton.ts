import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import { pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Fullerton for students near Cal State, hillside homes and downtown bungalows. Book online and get a free quote.',
  lede: 'Moving out near Cal State or clearing a house in Sunny Hills? Book online in about a minute, and a hauler near Fullerton will get in touch.',
  intro: [
    'South of Chapman Avenue, the ground is level and the houses are older, close to the train station and the downtown restaurants. Farther north the land rises. Sunny Hills and Raymond Hills have ranch houses on large lots, some with very steep driveways.',
    `Cal State Fullerton and Fullerton College bring move-outs at the end of each term. Through ${site.name}, tenants and owners can book online. A local hauler will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}). Electronics go to certified handlers, and good desks may be donated.`,
  ],
  pickups: [
    {
      picture: 'mattress-disposal',
      heading: 'End of term near the campuses',
      body: 'On the east side by the university, apartment complexes empty in May and fill in August, with a smaller wave at winter break. Elevators and loading areas get crowded in those weeks. Choose a date in the middle of the week, before your lease ends. Share one pickup with your roommates and let each person tag what is going.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Steep drives in the northern hills',
      body: 'Around Bastanchury Road and above it the streets twist, and a heavy truck may have to wait at the bottom of the drive. The crew can then bring things down with straps and hand trucks. Large trees hang over many lanes, too low for a tall truck. Give the height of the lowest branch if you know it.',
    },
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Bungalows close to downtown',
      body: 'Craftsman and Spanish-style houses near the center tend to have detached garages, narrow side drives and original hardwood floors. Lay down cardboard where the path crosses a good floor. In the evening, restaurants on and near Harbor Boulevard fill the curbs. Late morning is the best time to load.',
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
    'Photograph low limbs over a hillside drive, so the hauler can choose a shorter truck.',
    'Pack textbooks in small boxes; a big carton of books is too heavy to carry safely.',
    'Decide beforehand which roommate signs off on the price and waits for the crew.',
  ],
  zipCodes: ['92831', '92832', '92833', '92835'],
  faqs: [
    {
      question: 'My Fullerton lease ends Friday. Is there still time?',
      answer: sentences(
        'Often, yes.',
        pickupTime ? `Most pickups happen within ${pickupTime}.` : pickupFigure,
        'The last weeks of May are busier, because many student leases end at once. For those dates, book a week ahead and bring light things close to the door.',
      ),
    },
    {
      question: 'Can I book from Sunny Hills, Amerige Heights and the college area?',
      answer:
        'Yes, and from Raymond Hills, Coyote Hills, Downtown and the flat south by Orangethorpe Avenue; we’ll look for a hauler nearby. Brea, La Habra and Placentia are close, so check which city your address names.',
    },
    {
      question: 'How is a hillside pickup in Fullerton priced?',
      answer:
        'By volume, weight and type of material, like any other. If the truck can’t climb the driveway, the long carry down adds labor, so mention slope and stairs. The hauler gives you the final price after a walk-through, before loading, and you pay when the job is complete.',
    },
  ],
} satisfies CityWords;
