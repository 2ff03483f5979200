import { pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Torrance junk removal by South Bay haulers: Southwood garages, townhome courts, Old Torrance cottages. Get a free quote online in a minute.',
  lede: 'Two-car garage, no room for a car? List what’s in the way, and we’ll look for a South Bay hauler to take it.',
  intro: [
    'Torrance grew outward from a small planned town. The old center was laid out in the 1910s, with bungalows on shady streets. After the war, tract homes spread through Southwood and across the west side. Townhouses came later. The tracts share one habit: a two-car garage that slowly becomes storage. The beach is close, so surfboards and bikes end up in there too.',
    `One request on ${site.name} is enough, and a local hauler will call you about a quote. The crew does the lifting. Good furniture, metal and e-waste are kept apart from the trash where possible. It helps to mark what stays. A line of blue tape on the garage floor works better than an explanation over the noise of loading.`,
  ],
  pickups: [
    {
      picture: 'garage-cleanouts',
      heading: 'Postwar tracts with real driveways',
      body: 'Southwood and much of West Torrance were built for the car. Trucks back in, the garage door goes up, and the carry is a few yards. The contents are the challenge: decades of paint cans, tools and Christmas lights. Paint and solvents aren’t accepted; the county’s household hazardous waste program takes those.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'The slope to Hollywood Riviera',
      body: 'Toward the south end, the land rises to meet the Palos Verdes Peninsula. Hollywood Riviera and upper Walteria have curving streets, split-level lots and sunken yards. An old hot tub or brick barbecue behind the house may have to travel up steps to the truck. Ocean fog rusts deck frames and grills, which leaves sharp edges to warn about.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Townhomes and shared lanes',
      body: 'Attached homes in North Torrance and along the bigger boulevards usually share a lane to the garages. It may fit a pickup and little else. Guest spaces fill at night but open up by day, so weekday mornings suit a larger vehicle. Some associations want to know when a truck is coming.',
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
  neighborhoodNote:
    'Southwood, Seaside Ranchos and West Torrance mostly load from a driveway. Old Torrance has smaller lots and rear garages, and Hollywood Riviera brings grades and steps.',
  zipCodes: ['90277', '90501', '90502', '90503', '90504', '90505'],
  tips: [
    'Move both cars off the driveway in the morning so it is free for loading.',
    'Leave paint, pool chlorine and garden spray where they are and show them to the crew; these never go on the truck.',
    'Measure the hot tub, and have an electrician disconnect its power line before the visit.',
  ],
  faqs: [
    {
      question: 'How long until a hauler shows up in Torrance?',
      answer: sentences(
        'A driveway load in the tracts is easy to slot into a route, so same-day service is realistic on many weekdays. Spa removals and estates are usually set for another day.',
        pickupTime ? `Ordinary jobs are mostly finished within ${pickupTime}.` : pickupFigure,
      ),
    },
    {
      question: 'Can I book from Hollywood Riviera or Old Torrance?',
      answer:
        'Yes. Any Torrance address will do; a hauler who works there may accept. Many Hollywood Riviera homes are in Torrance and get their mail under a Redondo Beach ZIP code, 90277. Enter 90277 with Torrance as the city, so haulers know that it is the Riviera.',
    },
    {
      question: 'What goes into a Torrance junk removal quote?',
      answer:
        'Picture the load inside a truck; the share it fills is where pricing starts. Dense things such as tile, soil or gym weights change the math, and so do items with special handling. Driveways help here, though Riviera steps or a shared townhome lane add time. You approve the final price once the hauler has inspected the load.',
    },
  ],
} satisfies CityWords;
