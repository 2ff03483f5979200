import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Moreno Valley for couches, spas, garages and ranch lots. Send a request in about 60 seconds, and a local hauler will contact you.',
  lede: 'In Moreno Valley many of the heavy things are upstairs, in a loft or a game room. If your request names them, a hauler can bring enough hands.',
  intro:
    'Sunnymead, Edgemont and Moreno joined in 1984 to become Moreno Valley, and much of what you see was built around then. Whole tracts of stucco houses went up within a few years, so many neighbors are replacing water heaters, carpets and patio sets at about the same time.',
  pickups: [
    {
      picture: 'mattress-disposal',
      heading: 'Moves and leases',
      body: 'Put the date you have to be out first in your request. Have a rental emptied before the final walk-through, while you still have the keys. Mattresses, bunk beds and washers that aren’t coming along can leave in one pickup.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Upstairs lofts and game rooms',
      body: 'Moreno Valley Ranch and Hidden Springs have plenty of two-story floor plans with a loft or spare room upstairs. Pool tables, treadmills and sectional sofas have to come down in parts.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Large parcels on the east end',
      body: 'Toward the Badlands the tracts thin out, and rural lots around old Moreno keep trailers, tack and scrap iron. Unpaved roads turn soft after winter rain, so tell the hauler about the surface and the last place to turn around.',
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
  zipCodes: ['92551', '92553', '92555', '92557'],
  tips: [
    'Measure landings and low ceilings if a pool table is upstairs.',
    'Book at least a day before the final walk-through of a rental.',
    'In July and August, ask for an early slot.',
  ],
  faqs: [
    {
      question: 'How quickly does junk get picked up in Moreno Valley?',
      answer:
        'Often within a day or two, and a few pieces can go the same day. A garage cleanout typically takes 2–4 hours, so book that ahead.',
    },
    {
      question: 'Which parts of Moreno Valley can I book from?',
      answer: 'All of them, from Edgemont to Rancho Belago. On a rural lot, a dirt road should be dry that day.',
    },
    {
      question: 'What goes into the cost of a Moreno Valley cleanout?',
      answer: 'Volume, weight and type, and then the way out of the house. You know the final price before loading.',
    },
  ],
} satisfies CityWords;
