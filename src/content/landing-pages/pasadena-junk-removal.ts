import type { LandingPageWords } from './landing-page-words';

export const words = {
  metaTitle: 'Pasadena Junk Removal and Home Cleanouts',
  metaDescription:
    'Careful junk removal for Pasadena’s older homes. Describe the attic, basement or estate, get your free quote, and meet a local hauler today or tomorrow.',
  picture: 'estate-cleanouts',
  heading: 'Pasadena junk removal that minds the woodwork',
  lede: 'Original oak floors and a heavy armoire don’t have to be enemies. Book now, and a local hauler plans the route out before lifting.',
  about: [
    'Older houses reward a little planning, so put it in the form’s job description: which floor, which staircase, how wide the door. Sixty seconds later it is with haulers who work in Pasadena. One of them is in contact over the next two hours. Tell them about leaded glass, narrow landings or a trapdoor to the attic, because those details decide how many hands come along.',
    'A walk-through follows at the agreed hour. You show each room, the hauler puts a total on the table, and only then does anything move. Families clearing an estate can stop to look through a drawer; that is expected. Good furniture is kept apart for donation. Payment comes last, after you have seen the empty rooms.',
  ],
  popularServices: [
    'estate-cleanouts',
    'attic-basement-cleanouts',
    'furniture-removal',
    'yard-waste-cleanup',
    'construction-debris',
    'mattress-disposal',
  ],
  popularServicesNote:
    'A city of century-old houses and mature trees keeps estates, attics, restorations and garden cleanups near the top.',
  reasons: [
    {
      title: 'Respect for old houses',
      body: 'Bungalow Heaven and Madison Heights are full of built-ins and plaster. Ask for blankets and floor runners when the hauler calls; the request costs you nothing.',
    },
    {
      title: 'Real attics and real basements',
      body: 'Some older houses here have both, a rarity in Southern California. Name each level in your request, along with ladders, hatches and headroom.',
    },
    {
      title: 'Scheduled around parade season',
      body: 'Streets near Colorado Boulevard fill and close around New Year’s Day. Request a slot earlier in December, or wait for the grandstands to come down.',
    },
    {
      title: 'Patience for estates',
      body: 'Sorting a parent’s home is slow, and it should be. Book one room first, see how it goes, then add another day for what remains.',
    },
  ],
  closing: 'List the rooms, describe the stairs, and leave the heavy end to a Pasadena hauler.',
} satisfies LandingPageWords;
