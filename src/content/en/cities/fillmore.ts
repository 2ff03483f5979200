import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Fillmore, from downtown bungalows and Heritage Valley Parks to ranches in Bardsdale. Book online and a local hauler will contact you.',
  lede: 'Instead of driving your junk down the 126, have someone come for it. Send a request from Fillmore, Bardsdale or the canyons, and we’ll look for a hauler.',
  intro:
    'Fillmore sits between orange groves and the foot of the mountains, with Sespe Creek on one side and the Santa Clara River on another. Sheds and barns here hold dead chainsaws, pumps kept for parts and lumber from old fences.',
  pickups: [
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Bungalow blocks near Central Avenue',
      body: 'Around the old downtown the streets form a plain grid of cottages and bungalows. Driveways are often two strips of concrete, so trucks are better off at the curb. The walk along the house may be one person wide: mention bulky things at the back.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Newer tracts on the east side',
      body: 'Heritage Valley Parks and other recent tracts have short driveways and attached garages, so the carry is short. The space between houses is small, and anything in the side yard comes out past the trash bins. Move the bins first.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Ranch cleanups across the river',
      body: 'In Bardsdale and up the canyons, a cleanup can cover acres. Choose one spot that a loaded truck can reach, even after rain. If you have citrus trees, ask before you put branches or fruit in the load. Leave farm chemicals where they are.',
    },
  ],
  neighborhoods: ['Downtown', 'North Fillmore', 'Heritage Valley Parks', 'Bardsdale'],
  zipCodes: ['93015'],
  tips: [
    'Coil drip line and bale wire; loose tangles fill the truck.',
    'Look out for wasps and snakes around sheds, and warn the crew.',
    'If a neighbor sends a request too, one hauler may take both.',
  ],
  faqs: [
    {
      question: 'Is same-day service possible as far out as Fillmore?',
      answer:
        'Sometimes, mainly when a crew is already in Santa Paula or coming over from Moorpark; send the request early. More often it’s the next day or the one after.',
    },
    {
      question: 'Can I ask from Bardsdale, Sespe and the roads out of town?',
      answer:
        'Yes, and from Piru. On farm roads, tell the hauler about gates, soft shoulders and where to turn around.',
    },
    {
      question: 'What should I expect a Fillmore quote to take into account?',
      answer:
        'Volume first, then weight and type: brush is light, concrete heavy. You hear the final price before loading.',
    },
  ],
} satisfies CityWords;
