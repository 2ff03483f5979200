import { arrivalTime, pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Moving out near the beach or clearing a Sunset Park garage? Get a free junk removal quote in Santa Monica from a local hauler. Many pickups are same-day.',
  lede: 'Between permit parking and narrow alleys, getting rid of a couch in Santa Monica takes planning. A local hauler can help with that.',
  intro: [
    'Santa Monica packs a lot into about eight square miles. Apartments and condos fill Wilmont and Mid-City. Sunset Park keeps many of its smaller homes from the 1930s and 1940s, and North of Montana sees remodel after remodel. Space is scarce everywhere, so an unused bed frame or rowing machine gets noticed. The sidewalk is no place for it either.',
    `${site.name} offers your request to local haulers. The one who accepts comes to the door, carries the load out and drives it off. Start online; it takes about a minute. Good furniture from a beach rental may have years left, so donation comes before disposal.`,
  ],
  pickups: [
    {
      picture: 'storage-unit-cleanout',
      heading: 'The alley is the loading dock',
      body: 'Many residential blocks here have an alley behind them, with carports, garages and trash bins along it. That’s usually the best place to load. Alleys are narrow, though, and one parked van blocks them. Gather the load inside your carport, never in the alley itself, and warn the hauler about poles or low wires above it.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Upstairs with no elevator',
      body: 'Older apartment buildings between Wilshire and Pico often have two or three stories and no elevator. Parking sits underneath or tucked behind posts. Sofas come down an outdoor staircase, around a landing and past a neighbor’s bike. Count the floors and the turns for the hauler, and free the railing of plants before the crew arrives.',
    },
    {
      picture: 'old-appliances',
      heading: 'Salt, fog and beach rentals',
      body: 'Ocean Park mornings are often gray and damp. Wicker unravels, steel legs rust, and cushions on a west-facing deck go sour. Furnished rentals near the sand can leave mattresses and dressers behind between leases. If yours ends on the last of the month, book early. Plenty of other people are moving that weekend.',
    },
  ],
  neighborhoods: ['Ocean Park', 'Sunset Park', 'Pico', 'Mid-City', 'Wilmont', 'North of Montana', 'Downtown'],
  neighborhoodNote:
    'Alleys serve many homes in Sunset Park and North of Montana. In Downtown and Ocean Park a truck can rarely stop for long, so have everything packed just inside the door.',
  zipCodes: ['90401', '90402', '90403', '90404', '90405'],
  tips: [
    'Check the street sweeping and permit signs on your block before promising the hauler a curb spot.',
    'Break down the bed and bag the bolts, since apartment stair landings rarely fit a full frame.',
    'Shake out rugs, towels and cushions; clean, dry textiles stand a better chance of reuse.',
  ],
  faqs: [
    {
      question: 'How soon can a hauler get to Santa Monica?',
      answer: sentences(
        arrivalTime && `If a hauler is already on the Westside, the truck may arrive within ${arrivalTime} of booking.`,
        pickupTime ? `Most pickups happen within ${pickupTime}.` : pickupFigure,
        'Late afternoons crawl on the 10 and along Lincoln Boulevard, so mornings give you the best odds of same-day service.',
      ),
    },
    {
      question: 'Which Santa Monica neighborhoods can I book from?',
      answer:
        'All of them. Send a request from anywhere in Santa Monica; we’ll look for a hauler nearby. Venice and Brentwood next door are Los Angeles neighborhoods, so enter Los Angeles there. If the truck should use your alley, say so in the request.',
    },
    {
      question: 'What makes a Santa Monica pickup cost more or less?',
      answer:
        'Fewer steps and a clear alley make for a simpler job. Upstairs apartments, long hallways and no place to stop do the opposite. Beyond access, the hauler looks at volume, weight and type: a stack of chairs isn’t a sleeper sofa. You agree to the final price after the hauler has looked at everything.',
    },
  ],
} satisfies CityWords;
