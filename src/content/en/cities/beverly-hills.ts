import { pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Beverly Hills for guest houses, remodels and south-side condos. Quotes are free, and donation comes before disposal.',
  lede: 'One sofa from a condo south of Wilshire, or a guest house after a remodel: one request will do, and we’ll look for a hauler near Beverly Hills.',
  intro: [
    'Beverly Hills has two kinds of pickup. In the Flats and up in Trousdale Estates, houses are large, gates are common and a single room can fill a truck. South of Wilshire, duplexes, small apartment buildings and condos look more like the rest of the Westside. Remodels are common in both, and so are rooms refurnished before anything wore out.',
    `Things with years of use left should find a new owner, and haulers matched through ${site.name} put donation and recycling ahead of disposal. You or a house manager can make the request. Before anyone arrives, agree on the time, the entrance and what has to be protected.`,
  ],
  pickups: [
    {
      picture: 'construction-debris',
      heading: 'Remodels at big houses',
      body: 'Gardeners come one morning and contractors the next, so the driveway is often taken. The hauler who takes the job needs one contact, the gate code, a place to park and a service door if there is one. You may want proof of insurance beforehand. Keep tile, drywall and lumber in one pile, and have old flooring tested: haulers don’t take asbestos.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Alleys through the Flats',
      body: 'Service alleys run behind much of the Flats and many blocks south of Wilshire. Loading there keeps the street clear. Keep the pile inside your gate until the truck comes, and check that bins and contractor vans leave room to pass. Palm fronds, hedge cuttings and old planters from a big lot take plenty of space.',
    },
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Canyon drives and hilltop lots',
      body: 'Roads toward Coldwater Canyon and Trousdale climb steeply, and some houses stand at the end of a private drive. Trousdale’s long single-story houses, many from the 1950s and 1960s, have few stairs inside. The hard part is getting a truck up the hill. The width of the gate and a place to turn around decide which one fits.',
    },
  ],
  neighborhoods: ['The Flats', 'Trousdale Estates', 'Golden Triangle', 'Coldwater Canyon'],
  neighborhoodNote:
    'North of Santa Monica Boulevard, lots are large and gates are often locked. For condos by the Golden Triangle and duplexes south of Wilshire, plan around elevators, alleys and timed parking.',
  zipCodes: ['90210', '90211', '90212'],
  tips: [
    'Name one decision maker for the day, so no one guesses about art or antiques.',
    'Check with your contractor which debris is already part of the job, so you don’t pay twice to haul it.',
    'Pin a simple keep list to each guest-house door, room by room.',
  ],
  faqs: [
    {
      question: 'How soon can a crew come to Beverly Hills?',
      answer: sentences(
        'Jobs such as one sofa or a few appliances may be done the same day.',
        pickupTime ? `Most pickups happen within ${pickupTime}.` : pickupFigure,
        'A remodel pile or a whole guest house is better planned with your household. Pick an hour when no gardener or delivery blocks the drive.',
      ),
    },
    {
      question: 'Can I book from Trousdale or Beverly Hills Post Office?',
      answer:
        'From both. Trousdale Estates is in the city, like the Flats and the streets south of Wilshire. The neighborhood known as Beverly Hills Post Office uses 90210 but lies in the City of Los Angeles. We’ll ask haulers who work there; the full address keeps everyone out of the wrong canyon.',
    },
    {
      question: 'What influences the cost of hauling in Beverly Hills?',
      answer:
        'The load sets the base: how big, how heavy, which materials. At a large house, long carries, floor protection or a driveway that a truck can’t enter add labor. In a condo, a slow elevator does. Photos help with the first estimate. The final price comes once the hauler has walked through, before loading.',
    },
  ],
} satisfies CityWords;
