import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import type { LandingPageWords } from '../../shapes/landing-page-words';

export const words = {
  metaTitle: 'Glendale Junk Removal for Condos and Homes',
  metaDescription:
    'Junk removal in Glendale, from Brand Boulevard condos to canyon homes, often on the same or the next day. See how it works, then ask for a free quote.',
  picture: { name: 'furniture-removal', alt: 'An orange two-seat sofa with a green and a cream pillow.' },
  heading: 'Glendale junk removal for condos and canyon homes',
  lede: 'Whether the truck waits at a lobby or at the end of a steep driveway, a local hauler will carry everything out. Describe the building once, and the crew comes prepared.',
  zipCode: '91201',
  about: `In an apartment or condo, ask your manager first for an elevator time and whether they need proof of insurance. Then book here in about 60 seconds, with that time in the description. A local hauler will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}). On the day, the crew looks at the items and tells you the final price. You pay when the last piece is out.`,
  popularServices: [
    'furniture-removal',
    'old-appliances',
    'mattress-disposal',
    'office-cleanouts',
    'garage-cleanouts',
    'estate-cleanouts',
  ],
  popularServicesNote: 'Glendale has condo buildings, downtown offices and long-held family homes in the canyons.',
  reasons: [
    {
      title: 'Haulers read your building’s rules first',
      body: 'Put the elevator hours and the insurance your building wants in the description. Haulers read it before they accept.',
    },
    {
      title: 'A crew for stairs and slopes',
      body: 'Verdugo Woodlands and Chevy Chase Canyon have steep streets and long stairs. The crew does all the carrying.',
    },
    {
      title: 'Refrigerant handled the right way',
      body: 'Haulers bring old refrigerators and window air conditioners to certified handlers, who recover the refrigerant.',
    },
  ],
  closing: 'Describe the building and the load, and we’ll look for a hauler near Glendale.',
} satisfies LandingPageWords;
