import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Emptying a house in Upland? Junk removal by local haulers for downtown cottages, foothill ranch homes and the Colonies, with donation first.',
  lede: 'An Upland house that one family has owned for decades takes more than a weekend to empty. A local hauler does the carrying, pool furniture and piano included.',
  intro:
    'Upland was a lemon town, and Euclid Avenue still climbs through it toward the mountains with a tree-filled median. The downtown blocks have the small, early houses. Higher up, ranch homes sit on generous lots, many with a pool or a workshop. Newer cul-de-sacs make up the Colonies, beside the 210.',
  pickups: [
    {
      picture: 'hot-tub-removal',
      heading: 'Pools and patio decks',
      body: 'Ranch homes in North Upland often come with a pool, and pools gather furniture. Rusted loungers, diving boards and dead pumps end up behind the equipment wall, and the way out is one side gate. Haulers can’t accept pool chemicals.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Early homes near downtown',
      body: 'Cottages around the old center have small rooms, raised floors and porches with a few wooden steps. A cast-iron tub or a console piano needs thought before it moves. If you have citrus trees, ask before you put branches or fruit in the load.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Cul-de-sacs around the Colonies',
      body: 'Streets here end in loops and circles, so there’s not much curb. Two-story plans put bedroom sets and exercise machines upstairs: clear the hallway.',
    },
  ],
  neighborhoods: ['Downtown', 'College Heights', 'Upland Hills', 'The Colonies', 'Sycamore Hills', 'North Upland'],
  zipCodes: ['91784', '91786'],
  tips: [
    'Give yourself two evenings to choose keepsakes.',
    'Keep pool chlorine and acid out of the pile, and never put them together.',
    'Warn neighbors on a cul-de-sac about the truck.',
  ],
  faqs: [
    {
      question: 'When is the earliest pickup I can get in Upland?',
      answer:
        'It can be the same day, if a hauler is loading close by in Ontario or Rancho Cucamonga; the next is more common. A long-owned house takes longer.',
    },
    {
      question: 'Which parts of Upland can I book from?',
      answer: 'All of them, from College Heights to the foothills, and San Antonio Heights just past the city limits.',
    },
    {
      question: 'How is the cost figured for an Upland home?',
      answer: 'Room in the truck, weight and type. The final price is set at your door, before loading.',
    },
  ],
} satisfies CityWords;
