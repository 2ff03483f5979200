import type { LandingPageWords } from './landing-page-words';

export const words = {
  metaTitle: 'Studio City Junk Removal, Hills to Boulevard',
  metaDescription:
    'Studio City junk removal for canyon homes, condos and apartments. Free quote online, a reply within 2 hours, and pickup as soon as today.',
  picture: 'hot-tub-removal',
  heading: 'Studio City junk removal, hills and flats',
  lede: 'South of the Boulevard the streets twist; north of it, parking is the puzzle. Book a local hauler who asks about both before setting out.',
  about: [
    'This Los Angeles neighborhood has hill jobs and flat jobs. In the hills, a truck has to get up a narrow road and back down again. In the flats, it has to find somewhere to stop. Say which one is yours when you book, along with the items and the floor. The request reaches haulers nearby, and you hear from one inside 2 hours.',
    'Your talk with the hauler fixes the vehicle, the crew and the time. At the door, the estimate turns into a firm number once they have seen the load and the path to the truck. Say yes and the work begins. Anything worth keeping in use is pulled for donation as it comes out, and what can be recycled is sorted from the rest.',
  ],
  popularServices: [
    'furniture-removal',
    'mattress-disposal',
    'electronics-disposal',
    'hot-tub-removal',
    'construction-debris',
    'home-cleaning',
  ],
  popularServicesNote:
    'Apartment moves, hillside remodels and tired deck spas are typical around here, and a final clean often rounds off the job.',
  reasons: [
    {
      title: 'Canyon roads, smaller trucks',
      body: 'Off Laurel Canyon and Coldwater Canyon, some lanes barely pass two cars. Haulers who hear this in advance can bring a shorter truck or make two runs.',
    },
    {
      title: 'Apartments near the Boulevard',
      body: 'Buildings between Ventura and Moorpark often keep their parking below ground, where no truck fits. Find out where movers usually load, and share it on the call.',
    },
    {
      title: 'Quick turnarounds between leases',
      body: 'People here change apartments as projects start and end. Ask for same-day service if the keys are due, and keep tomorrow morning free as backup.',
    },
    {
      title: 'Spas and decks undone',
      body: 'A tub on a hillside deck leaves in sections, since it would never fit the steps whole. Photos of the stairs help the crew bring the right saw.',
    },
  ],
  closing: 'Tell us hill or flat, add your list, and a Studio City pickup is under way.',
} satisfies LandingPageWords;
