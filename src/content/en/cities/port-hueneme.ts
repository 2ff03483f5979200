import { PROMISE_HOURS } from '@functions/rules/promise.ts';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Moving off base or out of a beach condo? Port Hueneme junk removal comes to your unit: local haulers carry it down and load it before the walkthrough.',
  lede: 'Local haulers get the sofa down the stairs of your Port Hueneme condo or apartment before the keys are due.',
  intro: [
    'Port Hueneme is a compact city with the ocean on one side and Oxnard on the others. A deep-water port and a Navy base take up much of the map. What remains is dense and modest: condos by the beach, townhomes along the greenbelt, and apartments and small houses farther in. Few people have a spare room, so an unwanted couch is in the way at once.',
    'Moves here follow military orders and lease dates. Service families get transferred, renters change units, and owners of weekend condos update the furniture all together. What they leave is mostly ordinary: mattresses, desks, a washer, an entertainment center from another decade. Say in the request when the walkthrough is, so that a hauler accepts the job knowing the date.',
  ],
  pickups: [
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Condo stairs and shared lots',
      body: 'Near the beach, most homes are attached, and the path out runs along balconies, past planters and down exterior steps. Many buildings have no elevator. Assigned parking leaves little room for a truck, so ask your association where loading is allowed and whether it wants proof of insurance. A guest space close to the stairwell saves the crew many trips.',
    },
    {
      picture: 'mattress-disposal',
      heading: 'Transfers and fast move-outs',
      body: 'A change-of-station move comes with a weight limit, so many families leave things behind. Sort things out before the movers pack. Grills, extra bed frames and children’s bikes are the usual candidates. On the base itself a hauler needs permission to enter, so ask how that works before you book.',
    },
    {
      picture: 'old-appliances',
      heading: 'Fog, rust and damp storage',
      body: 'Low cloud and fog hang around for weeks in early summer, and closets near the ocean never quite dry. Upholstery picks up mildew, springs corrode and particleboard swells. Damp pieces are heavier and seldom accepted for reuse. Let them dry in the sun the day before, and keep good furniture away from the musty pile.',
    },
  ],
  neighborhoods: ['Hueneme Beach', 'Surfside', 'Hueneme Bay'],
  neighborhoodNote:
    'Hueneme Beach and Surfside are mostly condos, with stairs and shared parking. Hueneme Bay is a 55-plus community. Farther inland you find more single-story houses with a driveway.',
  zipCodes: ['93041'],
  tips: [
    'Book for the day before your walkthrough, so the empty unit can still be cleaned.',
    'Carry small boxes to the ground floor yourself and leave the crew the pieces that need two.',
    'Take the doors and shelves out of rusty cabinets, because old hinges give way on the steps.',
  ],
  faqs: [
    {
      question: 'My Port Hueneme lease ends in two days. Is that enough time?',
      answer: `Usually. A sofa, a bed and a few boxes from an apartment are a quick stop, and Oxnard’s haulers are right next door. A hauler contacts you within ${PROMISE_HOURS} hours, counted between 8 AM and 8 PM. State your hand-over time in the request and ask for the day before it.`,
    },
    {
      question: 'Do haulers come to Hueneme Beach condos and homes next to the base?',
      answer:
        'Yes, to both. The city is small, and haulers serve all of it. A gated community only needs to know that a truck is coming. Silver Strand and the neighboring blocks of Oxnard are served too, in case your storage unit or your new place is there.',
    },
    {
      question: 'Does a third-floor unit in Port Hueneme raise the price?',
      answer:
        'Stairs do add labor, and so does a long balcony walk or a truck that has to stand on the street. Still, the amount you are clearing matters more. A mattress is one thing, a waterlogged sectional another. Describe the floor and the parking when you request your quote. The hauler confirms the price at your door.',
    },
  ],
} satisfies CityWords;
