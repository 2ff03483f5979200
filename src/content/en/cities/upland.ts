import { arrivalTime, pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Emptying a house in Upland? Junk removal by local haulers for downtown cottages, foothill ranch homes and the Colonies, with donation first.',
  lede: 'An Upland house that one family has owned for decades takes more than a weekend to empty. A local hauler does the carrying, pool furniture and piano included.',
  intro: [
    'Upland was a lemon town, and Euclid Avenue still climbs through it toward the mountains with a tree-filled median. The downtown blocks have the small, early houses. Higher up, ranch homes from the decades after the war sit on generous lots, many with a pool or a workshop. Newer cul-de-sacs make up the Colonies, beside the 210.',
    `Long-time owners who downsize face decades of storage at once. One form on ${site.name} is enough to start, and we’ll look for a hauler at the Inland Empire’s west end. Books, lamps and solid wood pieces are considered for donation first.`,
  ],
  pickups: [
    {
      picture: 'hot-tub-removal',
      heading: 'Pools and patio decks',
      body: 'Ranch homes in North Upland often come with a pool, and pools gather furniture. Rusted loungers, cracked umbrellas, diving boards and dead pumps end up behind the equipment wall. The route to the street usually goes through one side gate. Haulers can’t accept pool chemicals, so leave those where they are and show the crew which containers stay.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Early homes near downtown',
      body: 'Cottages around the old center have small rooms, raised floors and porches with a few wooden steps. Detached garages may sit well behind the house. A cast-iron tub or a console piano needs thought before it moves. The hauler will ask about steps, the front door and the closest place to stop. If there’s a lemon tree or other citrus, its leaves, branches and fruit stay out of the load in a quarantine area for citrus pests; the county agricultural commissioner can say whether you live in one.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Cul-de-sacs around the Colonies',
      body: 'Streets here end in loops and circles, so there’s little through traffic but not much curb either. A truck may cover a driveway or two for a short time. Let next-door neighbors know. Two-story plans put bedroom sets and exercise machines upstairs, where a clear hallway and open doors save everyone minutes.',
    },
  ],
  neighborhoods: ['Downtown', 'College Heights', 'Upland Hills', 'The Colonies', 'Sycamore Hills', 'North Upland'],
  neighborhoodNote:
    'Downtown keeps small early lots, some with rear garages. North Upland slopes upward with bigger yards, and planned streets in Upland Hills, Sycamore Hills and the Colonies may bring association rules into play.',
  zipCodes: ['91784', '91786'],
  tips: [
    'Give yourself two evenings to choose keepsakes when a long-owned house is being emptied.',
    'Keep pool chlorine and acid out of the pile and never put them together; the county’s household hazardous waste program takes both.',
    'Warn neighbors on a cul-de-sac that a truck will be parked there for an hour or so.',
  ],
  faqs: [
    {
      question: 'When is the earliest pickup I can get in Upland?',
      answer: sentences(
        arrivalTime &&
          `It may be within ${arrivalTime} of booking if a hauler is loading close by in Ontario or Rancho Cucamonga.`,
        pickupTime ? `Most pickups follow within ${pickupTime}.` : pickupFigure,
        'Clearing a long-owned ranch house is slower, and the partner will propose a date that leaves time for a proper look.',
      ),
    },
    {
      question: 'Which parts of Upland can I book from?',
      answer:
        'All of them, from College Heights near Cable Airport to the foothills. We’ll ask haulers who work there. San Antonio Heights lies just past the city limits, and you can book from there, too.',
    },
    {
      question: 'How is the cost figured for an Upland home?',
      answer:
        'Think about three questions. How much room does it take? What does it weigh? Is anything special, such as a fridge or a piano? Porch steps downtown and long, rising driveways in the north add handling time. The final price is set at your door, before loading.',
    },
  ],
} satisfies CityWords;
