import type { CityWords } from '../../shapes/city-words';
import { link, prose } from '../../shapes/prose';

export const words = {
  metaDescription:
    'Moving out near the beach or clearing a Sunset Park garage? Get a free junk removal quote in Santa Monica from a local hauler. Pickup can be the same day.',
  lede: 'Between permit parking and narrow alleys, getting rid of a couch in Santa Monica takes planning. A local hauler can help with that.',
  intro:
    'Santa Monica packs a lot into about eight square miles. Apartments and condos fill Wilmont and Mid-City. Sunset Park keeps many of its smaller homes from the 1930s and 1940s, and North of Montana sees remodel after remodel. Space is scarce everywhere, and the sidewalk is no place for a couch.',
  pickups: [
    {
      picture: 'storage-unit-cleanout',
      heading: 'The alley is the loading dock',
      body: 'Many residential blocks have an alley behind them, with carports and garages along it. That’s usually the best place to load, unless a parked van blocks it. Gather the load inside your carport, and warn the hauler about low wires.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Upstairs with no elevator',
      body: 'Older apartment buildings between Wilshire and Pico often have two or three stories and no elevator. Count the floors and the turns for the hauler.',
    },
    {
      picture: 'old-appliances',
      heading: 'Salt, fog and beach rentals',
      body: 'Ocean Park mornings are often gray and damp: wicker unravels and steel legs rust. Furnished rentals can leave mattresses and dressers behind between leases. If yours ends on the last of the month, book early.',
    },
  ],
  neighborhoods: ['Ocean Park', 'Sunset Park', 'Pico', 'Mid-City', 'Wilmont', 'North of Montana', 'Downtown'],
  zipCodes: ['90401', '90402', '90403', '90404', '90405'],
  tips: [
    'Check the street-sweeping and permit signs on your block.',
    'Take the bed apart and bag the bolts.',
    'Shake out rugs and cushions; clean, dry textiles can be reused.',
  ],
  faqs: [
    {
      question: 'How soon can a hauler get to Santa Monica?',
      answer:
        'It can be the same day, best in the morning: late afternoons crawl on the 10 and along Lincoln Boulevard. Otherwise, often the next.',
    },
    {
      question: 'Which Santa Monica neighborhoods can I book from?',
      answer: prose`All of them. Venice and Brentwood next door are ${link('Los Angeles', '/locations/california/los-angeles')} neighborhoods, so enter Los Angeles there.`,
    },
    {
      question: 'What makes a Santa Monica pickup cost more or less?',
      answer: 'Volume, weight and type; then steps and a place to stop. You agree to the final price before loading.',
    },
  ],
} satisfies CityWords;
