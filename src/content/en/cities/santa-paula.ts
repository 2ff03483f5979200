import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Old barns, back houses and packed garages: Santa Paula junk removal by local haulers who load, sort and recycle. Send photos of the sheds.',
  lede: 'Some Santa Paula houses hold a century of belongings. Local haulers can clear them one porch, shed and crawl space at a time.',
  intro:
    'Santa Paula calls itself the Citrus Capital of the World, and groves still frame the town. Near Main Street stand Victorians, Craftsman homes and small workers’ cottages from the packing years. Many properties have more than one roof: a back house, a tool shed and a carport can share one deep lot.',
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Deep lots with back entrances',
      body: 'Alleys run behind some of the older blocks, and they can be the better door: a truck there reaches the garage and the back house. Photograph the alley from both ends, with its wires and trees. The pile itself stays on your lot.',
    },
    {
      picture: 'estate-cleanouts',
      heading: 'Heirlooms mixed with rubble',
      body: 'Attics in homes from the 1890s to the 1920s hold things worth a second look. Sort before loading day, or tell the crew what to set aside.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Grove and hangar leftovers',
      body: 'If you have citrus trees, ask before you put branches or fruit in the load. Smudge pots, chemical drums and unknown liquids aren’t accepted, however empty they look. Leave them where they are; call 911 if one leaks, fumes or smells.',
    },
  ],
  neighborhoods: ['Downtown', 'McKevett Heights', 'The Oaks', 'Harvest'],
  zipCodes: ['93060'],
  tips: [
    'Warn the crew about weak porch steps and attic ladders.',
    'Look into the crawl space from its hatch, and list heavy things.',
    'At a mobile home, give the height of the carport awning.',
  ],
  faqs: [
    {
      question: 'We live up the 126. Do Santa Paula requests take longer?',
      answer:
        'Not necessarily: Ventura is a short run down the 126. Light loads can go the same day or the next. Work on several outbuildings is better booked a couple of days out.',
    },
    {
      question: 'Can I book from The Oaks, Ojai Road or a canyon home?',
      answer: 'Yes. Along Highway 150 or up a private lane, warn the hauler about bridges, gates and dogs.',
    },
    {
      question: 'What explains the gap between two Santa Paula quotes?',
      answer:
        'Mostly the houses: porch steps, a cellar hatch. Volume counts most, then weight. The final price comes before loading.',
    },
  ],
} satisfies CityWords;
