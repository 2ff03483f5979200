import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'Moving off base or out of a beach condo? Port Hueneme junk removal comes to your unit: local haulers, fast pickup and a quote that costs you nothing.',
  lede: 'Condos, townhomes and short leases by the sea: local haulers get the sofa down the stairs and out before the keys are due.',
  intro: [
    'Port Hueneme is a compact city with the ocean on one side and Oxnard on the others. A deep-water port and a Navy base take up much of the map. What remains is dense and modest: condos by the beach, townhomes along the greenbelt, and apartments and small houses farther in. Few people have a spare room, so an unwanted couch is in the way at once.',
    'Orders and leases set the calendar. Service families get transferred, renters change units, and owners of weekend condos update the furniture all together. The items are ordinary: mattresses, desks, a washer, an entertainment center from another decade. Timing is what counts. Say when the walkthrough is, and haulers who can meet it will answer.',
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
      body: 'A change-of-station move comes with a weight limit, and whatever exceeds it stays behind. Do the weeding before the movers pack, not after. Grills, extra bed frames and children’s bikes are the usual candidates. For homes on the base itself, access rules apply at the gate; bringing items to an address outside can be simpler.',
    },
    {
      picture: 'old-appliances',
      heading: 'Fog, rust and damp storage',
      body: 'Low cloud and fog hang around for weeks in early summer, and closets near the ocean never quite dry. Upholstery picks up mildew, springs corrode and particleboard swells. Damp pieces are heavier and seldom accepted for reuse. Bring them into the sun the day before, and keep the sound furniture away from the musty pile.',
    },
  ],
  neighborhoods: [
    'Hueneme Beach',
    'Bubbling Springs',
    'Moranda Park',
    'Channel Islands Boulevard',
    'Pleasant Valley Road',
  ],
  neighborhoodNote:
    'Locals go by streets and parks more than tract names. Nearer the sand, think condos and stairs. Farther inland, you find more single-story houses with a driveway.',
  zipCodes: ['93041'],
  tips: [
    'Book for the day before your walkthrough, so the empty unit can still be cleaned.',
    'Carry small boxes to the ground floor yourself and leave the crew the pieces that need two.',
    'Tape cabinet doors shut; rusted hinges and latches tend to let go halfway down the steps.',
  ],
  faqs: [
    {
      question: 'My Port Hueneme lease ends in two days. Is that enough time?',
      answer:
        'Usually. A sofa, a bed and a few boxes from an apartment are a quick stop, and Oxnard’s haulers are right next door. You get a first call or message inside 2 hours, so you know today where you stand. State your hand-over time when you book and ask for the day before it.',
    },
    {
      question: 'Do haulers come to Hueneme Beach condos and homes next to the base?',
      answer:
        'Both, along with every other street in 93041. The city is small enough that no address is out of the way. Gated communities only need to know a truck is coming. Silver Strand and the neighboring blocks of Oxnard are covered too, should your storage unit or your new place be there.',
    },
    {
      question: 'Does a third-floor unit in Port Hueneme raise the price?',
      answer:
        'Stairs do add labor, and so does a long balcony walk or a truck that has to stand on the street. Still, the amount you are clearing matters more. A mattress is one thing, a waterlogged sectional another. Describe the floor and the parking when you request your quote, which is free. The hauler confirms the price at your door.',
    },
  ],
} satisfies CityWords;
