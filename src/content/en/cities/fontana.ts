import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Fontana: local haulers pick up furniture, appliances and yard debris from Southridge to Sierra Lakes, often on the same day.',
  lede: 'When your Fontana garage won’t take another box, a local hauler can clear it, along with whatever the Santa Ana winds left in the yard.',
  intro:
    'Fontana began with chicken ranches, groves and vineyards, then grew around a steel mill during World War II. Small houses from those years remain near Sierra Avenue and Foothill Boulevard, the old Route 66. Since the 1980s, larger tracts with two- or three-car garages have followed.',
  pickups: [
    {
      picture: 'garage-cleanouts',
      heading: 'Family garages in Southridge',
      body: 'Southridge Village was planned around 1980, and many garages there serve as gym, pantry and workshop at once. A full one typically takes 2–4 hours. The streets have room for a truck, but not when bins line both curbs on trash day.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Deep lots in central Fontana',
      body: 'Some older parcels near downtown run long and narrow, a leftover from small farms. A rear gate or a side yard wide enough for a truck makes it simpler.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Gusts on the north side',
      body: 'Sierra Lakes, Summit Heights and Hunter’s Ridge catch the Santa Ana winds, which tear gazebos and trampolines apart. Leave anything high or bent to the crew. If you have citrus trees, ask before you put branches or fruit in the load.',
    },
  ],
  neighborhoods: [
    'Downtown',
    'Southridge Village',
    'Village of Heritage',
    'Rancho Fontana',
    'Sierra Lakes',
    'Summit Heights',
    'Hunter’s Ridge',
    'Citrus Heights North',
    'Coyote Canyon',
    'Shady Trails',
  ],
  zipCodes: ['92335', '92336', '92337'],
  tips: [
    'Leave a bent trampoline and its stretched springs to the crew.',
    'Clear the driveway so a truck can back up to the garage.',
    'Check coops and sheds for wasp nests, and warn the hauler.',
  ],
  faqs: [
    {
      question: 'Could my junk in Fontana be gone today?',
      answer:
        'Quite possibly. Early requests have the best chance, because truck traffic on the 10 and the 15 builds through the day. Otherwise it’s often the next day.',
    },
    {
      question: 'Can I book from Sierra Lakes, Southridge and the rest of Fontana?',
      answer: 'Yes, from north of the 210 to the Jurupa Hills, and from the unincorporated streets around the city.',
    },
    {
      question: 'Why would a Fontana load cost more at one house than the next?',
      answer:
        'Because it takes more space, weighs more or has a longer way out. You hear the final price before loading.',
    },
  ],
} satisfies CityWords;
