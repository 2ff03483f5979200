import { site } from '../site';
import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'Need a couch, spa or military-move leftovers gone in Moreno Valley? A vetted hauler contacts you within 2 hours, and asking for a quote is free.',
  lede: 'Moreno Valley’s tract homes have roomy garages that never stay empty. A vetted local hauler can take the overflow, from Edgemont to Rancho Belago.',
  intro: [
    'Sunnymead, Edgemont and Moreno joined in 1984 to become Moreno Valley, and much of what you see was built around then. Whole districts of stucco houses went up within a few years of one another. Water heaters, carpets and patio sets now wear out street by street. For haulers on this side of the Inland Empire, the usual load is a familiar one.',
    `Booking through ${site.name} takes about 60 seconds. Write what you have, mark which pieces are upstairs, and add your ZIP code. A vetted partner replies within 2 hours. Service is often possible the same day or the next. Loading doubles as sorting: a donation stack, a recycling stack, and only then the rest.`,
  ],
  pickups: [
    {
      picture: 'mattress-disposal',
      heading: 'Orders from March',
      body: 'March Air Reserve Base borders the city on the southwest, and a military transfer leaves little time for selling a washer or a bunk bed. Put the leaving date in your request so the hauler can plan backward from it. A rental should be emptied before the final walk-through, while you still hold the keys and can open every door.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Upstairs lofts and game rooms',
      body: 'Moreno Valley Ranch and Hidden Springs have plenty of two-story floor plans with a loft or spare room upstairs. Pool tables, treadmills and sectional sofas went up in parts and rarely come down whole. Protect the banister, remove the door if needed, and leave a tool kit out. Taking things apart shortens the visit.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Large parcels on the east end',
      body: 'Toward the Badlands the tracts thin out, and rural lots around old Moreno keep trailers, tack, scrap iron and weed piles. Unpaved approaches turn soft after winter rain. A hauler will want to know the surface and the last safe place to turn. Dry brush is a fire worry by summer, so clearing in spring pays off.',
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
    'Sunnymead and Edgemont hold older ranch houses and apartments near the freeway. Sunnymead Ranch and Hidden Springs climb the northern hills, and Rancho Belago spreads out in the newer east.',
  zipCodes: ['92551', '92553', '92555', '92557'],
  tips: [
    'Tell the hauler about stairs, landings and low ceilings when a pool table or treadmill sits upstairs.',
    'Book before you hand back rental keys, leaving one spare day ahead of the walk-through.',
    'Start early in July and August; garages here get hot enough to make lifting miserable by noon.',
  ],
  faqs: [
    {
      question: 'How quickly does junk get picked up in Moreno Valley?',
      answer:
        'Next-day service is normal, and same-day slots turn up often. After you book, a partner calls within two hours. If you have orders to move, give the deadline first; it helps the hauler shuffle a route. Garages usually need 2–4 hours on site, so reserve those ahead of time.',
    },
    {
      question: 'Which parts of Moreno Valley can a hauler get to?',
      answer:
        'Every part: Edgemont and TownGate on the west side, Sunnymead along the 60, the northern hills of Sunnymead Ranch and Hidden Springs, then Moreno Valley Ranch and Rancho Belago farther east. Rural lots count as well. Dirt approaches are usually fine when dry; mention them so nobody brings the wrong truck.',
    },
    {
      question: 'What goes into the cost of a Moreno Valley cleanout?',
      answer:
        'A hauler weighs up volume, heaviness and item type, then looks at the route out of the house. Upstairs lofts, long side yards and soft ground on rural parcels all add labor. Furniture already in the garage takes less effort than the same pieces on a second floor. The quote is free, and inspection makes it final.',
    },
  ],
} satisfies CityWords;
