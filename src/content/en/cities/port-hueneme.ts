import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Moving off base or out of a beach condo? Port Hueneme junk removal by local haulers, who can carry it down from your unit before the walkthrough.',
  lede: 'Before the keys are due, a local hauler can get the sofa down the stairs of your Port Hueneme condo or apartment.',
  intro: [
    'Port Hueneme is a compact city with the ocean on one side and Oxnard on the others. A deep-water port and a Navy base take up much of the map. What remains is dense and modest: condos by the beach, townhomes along the greenbelt, and apartments and small houses farther in. Few people have a spare room, so an unwanted couch is in the way at once.',
    'Moves here follow military orders and lease dates. Service families get transferred, renters change units, and owners of weekend condos replace all the furniture at once. What they leave is mostly ordinary: mattresses, desks, a washer, an entertainment center from another decade. Put the date of the walkthrough in the request, so that a hauler knows it before accepting the job.',
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
      body: 'A change-of-station move comes with a weight limit, so many families leave things behind. Sort before the movers pack. Extra bed frames, children’s bikes and grills are the usual candidates. A grill’s propane tank stays off the truck, even when it seems empty. On the base itself a hauler needs permission to enter, so ask how that works before you book.',
    },
    {
      picture: 'old-appliances',
      heading: 'Fog, rust and damp storage',
      body: 'Low cloud and fog hang around for weeks in early summer, and closets near the ocean never quite dry. Upholstery picks up mildew, springs corrode and particleboard swells. Damp pieces are heavier and seldom accepted for reuse. Let them dry on your own patio or balcony the day before, and keep good furniture away from the musty pile.',
    },
  ],
  neighborhoods: ['Hueneme Beach', 'Surfside', 'Hueneme Bay'],
  neighborhoodNote:
    'Hueneme Beach and Surfside are mostly condos, with stairs and shared parking. Hueneme Bay is a 55-plus community. Farther inland you find more single-story houses with a driveway.',
  zipCodes: ['93041'],
  tips: [
    'Book for the day before your walkthrough, so the empty unit can still be cleaned.',
    'Gather small boxes beside the door of your unit and leave the crew the pieces that need two.',
    'Take the doors and shelves out of rusty cabinets, because old hinges give way on the steps.',
  ],
  faqs: [
    {
      question: 'My Port Hueneme lease ends in two days. Is that enough time?',
      answer: `Often it is. A sofa, a bed and a few boxes from an apartment are a quick stop. A local hauler will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}). Put the time you hand over the keys in the request and ask for the day before.`,
    },
    {
      question: 'Can I book from a Hueneme Beach condo or a home next to the base?',
      answer:
        'Yes. Wherever in Port Hueneme you live, send the request, and we’ll look for a hauler close to you. If your community has a gate, find out how a truck gets in. For a storage unit or a new place in Oxnard, send a second request with that address.',
    },
    {
      question: 'Does a third-floor unit in Port Hueneme raise the price?',
      answer:
        'Stairs do add labor, and so does a long balcony walk or a truck that has to park on the street. Still, the amount you’re clearing matters more. A mattress is one thing, a waterlogged sectional another. Name the floor and the parking in your request. The hauler confirms the price at your door, before loading.',
    },
  ],
} satisfies CityWords;
