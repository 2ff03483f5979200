import { site } from '../site';
import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'Emptying a house in Upland? Vetted local haulers serve downtown cottages, foothill ranch homes and the Colonies, and your junk removal quote is free.',
  lede: 'From citrus cottages near downtown to wide foothill lots, Upland homes fill up quietly. A request takes about 60 seconds, and a local hauler follows up.',
  intro: [
    'Upland was a lemon town, and Euclid Avenue still climbs through it toward the mountains with a tree-filled median. The downtown blocks have the small, early houses. Higher up, ranch homes from the decades after the war sit on generous lots, many with a pool or a workshop. Newer cul-de-sacs make up the Colonies, beside the 210.',
    `Long-time owners who downsize face decades of storage at once. ${site.name} shortens the first step: one form, one match, one call back within 2 hours. The partner who comes is vetted and takes jobs across the Inland Empire’s west end. Books, lamps and solid wood pieces are looked at for donation first, then the remaining load is sorted.`,
  ],
  pickups: [
    {
      picture: 'hot-tub-removal',
      heading: 'Pools and patio decks',
      body: 'Ranch homes in North Upland often come with a pool, and pools gather furniture. Rusted loungers, cracked umbrellas, diving boards and dead pumps end up behind the equipment wall. The route to the street usually goes through one side gate. Take out pool chemicals yourself, as haulers can’t accept them, and leave only the hardware.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Citrus-era homes near downtown',
      body: 'Cottages around the old center have small rooms, raised floors and porches with a few wooden steps. Detached garages may sit well behind the house. A cast-iron tub or a console piano needs thought before it moves. Tell the hauler the number of steps, the width of the front door and the closest place to stop.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Cul-de-sacs around the Colonies',
      body: 'Streets here end in loops and circles, so there is little through traffic but not much curb either. A truck may cover a driveway or two for a short time. Let next-door neighbors know. Two-story plans put bedroom sets and exercise machines upstairs, where a clear hallway and open doors save everyone minutes.',
    },
  ],
  neighborhoods: ['Downtown', 'College Heights', 'Upland Hills', 'The Colonies', 'Sycamore Hills', 'North Upland'],
  neighborhoodNote:
    'Downtown keeps small early lots, some with rear garages. North Upland slopes upward with bigger yards, and planned streets in Upland Hills, Sycamore Hills and the Colonies may bring association rules into play.',
  zipCodes: ['91784', '91786'],
  tips: [
    'Give yourself two evenings to choose keepsakes when a long-owned house is being emptied.',
    'Carry pool chlorine and acid out of the pile; county hazardous-waste collection is the place for them.',
    'Warn neighbors on a cul-de-sac that a truck will stand there for an hour or so.',
  ],
  faqs: [
    {
      question: 'When is the earliest pickup I can get in Upland?',
      answer:
        'It may be within 2–4 hours if a hauler is loading close by in Ontario or Rancho Cucamonga. Otherwise you are looking at later the same day or the next. Clearing a long-owned ranch house is slower, and the partner will propose a date that leaves time for a proper look.',
    },
    {
      question: 'Which corners of Upland are served?',
      answer:
        'Partners cover downtown, the College Heights side near Cable Airport, and the streets up to the foothills in North Upland. Upland Hills, Sycamore Hills and the Colonies are on the list. San Antonio Heights lies just past the city line, so include the exact address if you live up there.',
    },
    {
      question: 'How is the cost figured for an Upland home?',
      answer:
        'Think about three questions. How much room does it take? What does it weigh? Is anything special, such as a fridge or a piano? Porch steps downtown and long, rising driveways in the north add handling time. The quote is free to request, and the definite amount is set at your door, on inspection.',
    },
  ],
} satisfies CityWords;
