import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import { pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Moreno Valley for couches, spas, garages and ranch lots. Send a request in about 60 seconds, and a local hauler will contact you.',
  lede: 'In Moreno Valley many of the heavy things are upstairs, in a loft or a game room. If your request names them, a hauler can bring enough hands.',
  intro: [
    'Sunnymead, Edgemont and Moreno joined in 1984 to become Moreno Valley, and much of what you see was built around then. Whole tracts of stucco houses went up within a few years, so many neighbors are replacing water heaters, carpets and patio sets at about the same time.',
    `Booking through ${site.name} takes about 60 seconds. Write what you have, say which pieces are upstairs and add photos. A local hauler will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}). Donation and recycling come before disposal.`,
  ],
  pickups: [
    {
      picture: 'mattress-disposal',
      heading: 'Moves near March',
      body: 'March Air Reserve Base borders the city on the southwest, and a transfer leaves little time to sell a washer or a bunk bed. Put the date you have to be out first in your request. Have a rental emptied before the final walk-through, while you still have the keys.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Upstairs lofts and game rooms',
      body: 'Moreno Valley Ranch and Hidden Springs have plenty of two-story floor plans with a loft or spare room upstairs. Pool tables, treadmills and sectional sofas went up in parts and have to come down in parts. Take apart what you can, and leave the rest to the crew.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Large parcels on the east end',
      body: 'Toward the Badlands the tracts thin out, and rural lots around old Moreno keep trailers, tack, scrap iron and heaps of weeds. Unpaved roads turn soft after winter rain, so tell the hauler about the surface and the last place to turn around. Clear dry brush in spring, before the fire season.',
    },
  ],
  neighborhoods: [
    'Sunnymead',
    'Edgemont',
    'Moreno',
    'Sunnymead Ranch',
    'Hidden Springs',
    'Moreno Valley Ranch',
    'TownGate',
    'Rancho Belago',
  ],
  neighborhoodNote:
    'Sunnymead and Edgemont have older ranch houses and apartments near the freeway. Sunnymead Ranch and Hidden Springs are in the northern hills, and Rancho Belago is newer, in the east.',
  zipCodes: ['92551', '92553', '92555', '92557'],
  tips: [
    'Measure landings and low ceilings when a pool table or treadmill sits upstairs.',
    'Book the pickup at least a day before the final walk-through of a rental.',
    'In July and August, ask for an early slot; garages here are very hot by noon.',
  ],
  faqs: [
    {
      question: 'How quickly does junk get picked up in Moreno Valley?',
      answer: sentences(
        pickupTime ? `Most pickups happen within ${pickupTime}, often the same day.` : pickupFigure,
        'A garage cleanout typically takes 2–4 hours, so book it a day or two ahead.',
      ),
    },
    {
      question: 'Which parts of Moreno Valley can I book from?',
      answer:
        'All of them: Edgemont and TownGate on the west side, Sunnymead along the 60, the northern hills of Sunnymead Ranch and Hidden Springs, then Moreno Valley Ranch and Rancho Belago farther east. We’ll look for a hauler nearby. You can ask from a rural lot, too; a dirt road should be dry that day.',
    },
    {
      question: 'What goes into the cost of a Moreno Valley cleanout?',
      answer:
        'Volume, weight and type, and then the way out of the house. Upstairs lofts, long side yards and soft ground on rural lots add labor. Furniture in the garage is less work than the same pieces on a second floor. The price is final on inspection, before loading.',
    },
  ],
} satisfies CityWords;
