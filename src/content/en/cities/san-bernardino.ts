import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import { arrivalTime, pickupFigure } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'San Bernardino junk pickup by local haulers, from downtown bungalows to Verdemont foothill homes. Book in about 60 seconds; pay when the job is done.',
  lede: 'The wind from the Cajon Pass takes down fences and patio covers. A San Bernardino hauler can take them away, along with what waits in the side yard.',
  intro: [
    'San Bernardino is one of the oldest cities in the Inland Empire, and its homes have had time to fill up. Small wood-frame houses near downtown hide a surprising amount in sheds and enclosed porches. Farther north, the land rises toward the mountains and the lots get wider. Between the two are miles of single-story postwar homes with modest garages.',
    `Through ${site.name} you reach independent haulers who work these streets. List the pieces and the stairs or slopes on the way. The hauler who accepts will call to agree on a day and a window. Usable things are donated and metal is recycled where possible. You pay when the job is done.`,
  ],
  pickups: [
    {
      picture: 'yard-waste-cleanup',
      heading: 'Wind from the Cajon Pass',
      body: 'Santa Ana winds roar down the pass in fall and winter and hit Verdemont and the north end hard. Fences lean, patio covers come loose, and tree limbs pile up. Bag or bundle light pieces so they don’t travel before the truck arrives. Broken fence panels and flattened canopies can leave together if you stack them on your own driveway.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Converted garages, crowded side yards',
      body: 'On some postwar blocks the garage long ago turned into living space. Storage then moved to the side yard, under tarps, or into a metal shed. Haulers need a gate wide enough for a dolly there. Point out anything that sits under years of leaves, since soaked wood and carpet weigh far more than dry ones.',
    },
    {
      picture: 'mattress-disposal',
      heading: 'Rental turnovers near Cal State',
      body: 'Apartments cluster around the university on the north side, and many student leases end with the spring semester. Upper-floor units leave mattresses, dressers and study desks behind. A landlord can put several units of a building into one request, once what tenants left can legally go; a tenant can ask for a single couch. Name the floor, the stairwell and the nearest spot where a truck can stop.',
    },
  ],
  neighborhoods: [
    'Downtown',
    'Westside',
    'Delmann Heights',
    'Del Rosa',
    'Shandin Hills',
    'Wildwood Park',
    'University District',
    'Verdemont',
  ],
  neighborhoodNote:
    'Central blocks are flat with older, smaller homes. Verdemont and the University District sit higher and catch more wind, so a hauler plans parking and loading differently.',
  zipCodes: ['92401', '92404', '92405', '92407', '92408', '92410', '92411'],
  tips: [
    'Tie down or bag loose cardboard and foam before a windy pickup day in the north end.',
    'Walk the side yard with a flashlight; forgotten sheds often hide paint cans, which haulers leave behind.',
    'In a mobile-home park, find out from the manager where a truck can park.',
  ],
  faqs: [
    {
      question: 'When could a hauler reach my San Bernardino home?',
      answer: sentences(
        arrivalTime
          ? `Sometimes within ${arrivalTime} of booking, if a partner is already working nearby.`
          : pickupFigure,
        `A single couch near downtown is easy to slot into the day. Whole-house jobs may be set for the following day, and so may Verdemont pickups when the wind is up. A local hauler will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}).`,
      ),
    },
    {
      question: 'Can I book from Verdemont, too?',
      answer:
        'Any San Bernardino address will do, from the Westside to Verdemont; we’ll look for a hauler who works nearby. At the far northern edge, streets slope and gusts can be strong, so the arrival window may be a little wider.',
    },
    {
      question: 'What shapes the price of a pickup in San Bernardino?',
      answer:
        'Volume comes first: how much of the truck your pile takes. Weight counts next (concrete or wet lumber from a side yard, for instance), and so does the type of item. A fridge on a second floor takes more work than a chair on the driveway. The hauler confirms the price after seeing everything, before any lifting.',
    },
  ],
} satisfies CityWords;
