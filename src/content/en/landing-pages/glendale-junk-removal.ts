import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import type { LandingPageWords } from '../../shapes/landing-page-words';

export const words = {
  metaTitle: 'Glendale Junk Removal for Condos and Homes',
  metaDescription:
    'Junk removal in Glendale, from Brand Boulevard condos to canyon homes, often on the same or the next day. See how it works, then ask for a free quote.',
  picture: { name: 'furniture-removal', alt: 'An orange two-seat sofa with a green and a cream pillow.' },
  heading: 'Glendale junk removal for condos and canyon homes',
  lede: 'Whether the truck waits at a lobby or at the end of a steep driveway, a local hauler carries it out. Describe the building once, and the crew comes prepared.',
  about: [
    `Many people in Glendale live in apartments and condos, where a sofa can’t leave without a manager, an elevator and a loading zone. Ask your manager first for a time and whether they need proof of insurance. Then book here in about 60 seconds, with that time in the description. A local hauler will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}).`,
    'On the day, the crew meets you at the entrance, looks at the items and tells you the final price. Someone holds the elevator, and the load goes straight to the truck. At a house in the hills it works the same way from the driveway. You pay when the last piece is out.',
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
    'Glendale has condo buildings, downtown offices and long-held family homes in the canyons; these six services suit them.',
  reasons: [
    {
      title: 'Your building’s rules are read first',
      body: 'Haulers see your description before they accept the job. The one who contacts you can already know about elevator hours and the insurance certificate.',
    },
    {
      title: 'Reached from four freeways',
      body: 'The 2, the 5, the 134 and the 210 all touch the city. Haulers can get to Montrose or Adams Hill from several directions, which helps on short notice.',
    },
    {
      title: 'A crew for stairs and slopes',
      body: 'Verdugo Woodlands and Chevy Chase Canyon have steep streets and long stairs. The crew does all the carrying, from any floor down to the truck.',
    },
    {
      title: 'Refrigerant handled the right way',
      body: 'Old refrigerators and window air conditioners contain refrigerant. Partners bring them to certified handlers, who recover it before the metal is recycled.',
    },
  ],
  closing: 'Describe the building and the load, and we’ll look for a hauler near Glendale.',
} satisfies LandingPageWords;
