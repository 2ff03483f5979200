import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'Hillside stairs and narrow lanes are everyday work for junk haulers in Laguna Beach. Describe your load, get a free quote, and pick the day.',
  lede: 'Forty steps down and no place to park: that is normal in Laguna Beach. Local haulers quote for the real climb, not a guess.',
  intro: [
    'Few towns make a couch harder to move. Laguna Beach folds up from the ocean into canyons and ridges, and houses cling wherever there was room. Some are reached by a staircase from the street, others by a lane barely wider than a car. Coast Highway and Laguna Canyon Road bring all the traffic in, and in July they bring a great deal.',
    'Good information makes the difference here. When you fill in the form, describe the approach as well as the pile. We pass both to vetted haulers. Whoever takes the job then knows whether to bring a pickup, a box truck or two extra people. Studio leftovers, furniture and books are looked over for reuse.',
  ],
  pickups: [
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Stairs first, truck second',
      body: 'In Bluebird Canyon, Temple Hills and Arch Beach Heights, the way out may be up rather than down. Crews work with shoulder straps, and bulky things get taken apart on the landing. Count the steps and note where the handrail is missing. If a tram or dumbwaiter serves the house, ask first whether it may carry freight.',
    },
    {
      picture: 'old-appliances',
      heading: 'Cottages by the beach coves',
      body: 'North Laguna and Woods Cove hold small cottages from the twenties and thirties, low in the ceiling and tight at the door. Salt spray ages what stands outside. Curb spaces go early on warm days, particularly near the beach stairways. A start soon after breakfast, out of season if you can choose, makes for the shortest carry.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Brush, decks and canyon lots',
      body: 'On the edge of open space, households clear dry brush before fire season, along with rotten decking and old railings. Bundle branches in arm-length pieces so they can be passed down a slope. Pressure-treated boards should be kept apart. When rain has loosened a hillside path, postpone the heavy carry; wet clay underfoot is no place for a fridge.',
    },
  ],
  neighborhoods: [
    'North Laguna',
    'The Village',
    'Top of the World',
    'Temple Hills',
    'Mystic Hills',
    'Bluebird Canyon',
    'Arch Beach Heights',
    'Woods Cove',
    'Victoria Beach',
    'Canyon Acres',
    'Laguna Canyon',
    'South Laguna',
    'Three Arch Bay',
  ],
  neighborhoodNote:
    'Top of the World is a steep drive up, then ordinary suburban streets on the ridge. Three Arch Bay is gated. Canyon Acres and parts of South Laguna are dead-end lanes where turning is hard.',
  tips: [
    'Count every outdoor step between the door and the road, and put the total in your request.',
    'Point out a flat spot where a small truck can turn, or where it must back out.',
    'In festival season, ask for a weekday slot before the beach and gallery visitors arrive.',
  ],
  zipCodes: ['92651'],
  faqs: [
    {
      question: 'How long before somebody can come to a hillside house in Laguna Beach?',
      answer:
        'You get a first reply within 2 hours. In most cases the pickup follows one or two days later. Steep jobs may wait until a larger team is free. Light loads at street level sometimes go the very same day. In July and August, mornings are best, because the canyon road backs up toward noon.',
    },
    {
      question: 'Can trucks get to Top of the World, Bluebird Canyon and South Laguna?',
      answer:
        'Partners serve each of those, plus North Laguna, the Village, Arch Beach Heights and the cottages along Laguna Canyon. One ZIP code covers it all. Some lanes admit nothing longer than a pickup truck. In that case the hauler may load small and transfer to a bigger vehicle parked where the road is wide.',
    },
    {
      question: 'Do all those Laguna Beach stairs raise the price?',
      answer:
        'They can, since hand-carrying takes time and people. Still, a few light boxes down thirty steps may come to less than one cast-iron tub at the curb. Haulers weigh up amount, heaviness, material and access together. An accurate step count gives you a sound free estimate, and nothing is final until they have walked the route.',
    },
  ],
} satisfies CityWords;
