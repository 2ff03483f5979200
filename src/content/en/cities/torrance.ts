import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Torrance junk removal by South Bay haulers: Southwood garages, townhome courts, Old Torrance cottages. Ask for a free quote online in a minute.',
  lede: 'Two-car garage, no room for a car? List what’s in the way, and we’ll look for a South Bay hauler to take it.',
  intro:
    'Torrance grew outward from a small planned town. The old center was laid out in the 1910s, with bungalows on shady streets. After the war, tract homes spread through Southwood and across the west side, each with a two-car garage that slowly becomes storage. The beach adds surfboards and bikes.',
  pickups: [
    {
      picture: 'garage-cleanouts',
      heading: 'Postwar tracts with real driveways',
      body: 'Southwood and much of West Torrance were built for the car. Trucks back in, the garage door goes up, and the carry is a few yards. What takes time is the contents: decades of tools and Christmas lights. Paint and solvents stay.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'The slope to Hollywood Riviera',
      body: 'Toward the south, the land rises to the Palos Verdes Peninsula. Hollywood Riviera and upper Walteria have split-level lots and sunken yards. Ocean fog rusts deck frames, so warn about sharp edges.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Townhomes and shared lanes',
      body: 'Attached homes in North Torrance usually share a lane to the garages that fits a pickup and little else. Guest spaces open up by day, so weekday mornings suit a larger vehicle. Some associations want to know when a truck is coming.',
    },
  ],
  neighborhoods: [
    'Old Torrance',
    'North Torrance',
    'West Torrance',
    'Southwood',
    'Seaside Ranchos',
    'Walteria',
    'Hollywood Riviera',
  ],
  zipCodes: ['90277', '90501', '90502', '90503', '90504', '90505'],
  tips: [
    'Move both cars off the driveway in the morning.',
    'Show the crew paint, pool chlorine and garden spray; they stay.',
    'Measure the hot tub, and have an electrician disconnect it.',
  ],
  faqs: [
    {
      question: 'How long until a hauler shows up in Torrance?',
      answer:
        'A driveway load in the tracts can often go the same day, or the next. Spa removals and estates are usually set for another day.',
    },
    {
      question: 'Can I book from Hollywood Riviera or Old Torrance?',
      answer:
        'Yes. For the Hollywood Riviera, enter ZIP code 90277 with Torrance as the city, so haulers know where it is.',
    },
    {
      question: 'What goes into a Torrance junk removal quote?',
      answer:
        'The share of the truck it fills, then weight and special items. You approve the final price before loading.',
    },
  ],
} satisfies CityWords;
