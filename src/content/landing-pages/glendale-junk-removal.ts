import type { LandingPageWords } from './landing-page-words';

export const words = {
  metaTitle: 'Glendale Junk Removal, Same or Next Day',
  metaDescription:
    'Same-day or next-day junk removal in Glendale, from Brand Boulevard condos to canyon homes. See what happens next, then send your list for a free quote.',
  picture: 'furniture-removal',
  heading: 'Glendale junk removal for condos and canyon homes',
  lede: 'Elevator to reserve, gate to open, hill to climb: write it all down once. A local hauler takes over from the lobby or the driveway.',
  about: [
    'Much of Glendale lives in apartments and condos, where getting rid of a sofa involves a manager, an elevator and a loading zone. Start with the manager: ask for a time and whether they need proof of insurance. Then book here with that time in the description. Sixty seconds will do, and your hauler is in touch before two hours are up.',
    'What happens next is simple. The crew meets you at the entrance, views the items and states a final price with no hidden fees. Someone holds the elevator, and the load goes straight to the truck. For a house in the hills the order is the same, with a driveway in place of the lobby. You pay when the last piece is out.',
  ],
  popularServices: [
    'furniture-removal',
    'old-appliances',
    'mattress-disposal',
    'office-cleanouts',
    'garage-cleanouts',
    'estate-cleanouts',
  ],
  popularServicesNote:
    'With dense condo blocks, downtown offices and long-held family homes up the canyons, Glendale needs a bit of each.',
  reasons: [
    {
      title: 'Elevators and time slots',
      body: 'Many downtown buildings give movers a fixed hour. Type it into the job description, and the hauler who accepts will already know the clock.',
    },
    {
      title: 'Up into the Verdugos',
      body: 'Verdugo Woodlands and Chevy Chase Canyon have curves, slopes and stairs from the street. Describe the climb, and the crew brings enough people for it.',
    },
    {
      title: 'Close to four freeways',
      body: 'The 2, the 5, the 134 and the 210 all touch the city. Haulers can reach Montrose or Adams Hill from several directions, which helps on short notice.',
    },
    {
      title: 'Old machines done right',
      body: 'Retired fridges and window air conditioners contain refrigerant. Partners handle it by the rules, so you can enjoy the upgrade without wondering where the old one went.',
    },
  ],
  closing: 'Reserve the elevator, press the button below, and Glendale’s haulers will handle the weight.',
} satisfies LandingPageWords;
