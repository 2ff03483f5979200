import { pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Fontana: local haulers pick up furniture, appliances and yard debris from Southridge to Sierra Lakes, often on the same day.',
  lede: 'When your Fontana garage won’t take another box, a local hauler can clear it, along with whatever the Santa Ana winds left in the yard.',
  intro: [
    'Fontana began with chicken ranches, groves and vineyards, then grew around a steel mill during World War II. Small houses from those years remain near Sierra Avenue and Foothill Boulevard, the old Route 66. Since the 1980s, larger tracts have followed to the south and north, with two-story houses and two- or three-car garages.',
    `When the garage no longer closes, send a ${site.name} request. You list the items and add photos; we’ll look for a hauler in this part of the Inland Empire. Old electronics go to certified handlers, and so do appliances with refrigerant. What can be used again is offered for donation first.`,
  ],
  pickups: [
    {
      picture: 'garage-cleanouts',
      heading: 'Family garages in Southridge',
      body: 'Southridge Village was planned around 1980, and many garages there serve as gym, pantry and workshop at once. A full cleanout typically takes 2–4 hours. Sort while you wait: one corner for keeping, one for going. The streets have room for a truck, but not when bins and parked cars line both curbs on trash day.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Deep lots in central Fontana',
      body: 'Some older parcels near downtown run long and narrow, a leftover from small farms. Behind the house you may find chicken coops, car parts, stacked lumber and a second shed. Carrying all that to the street takes time. If there’s a rear gate or a side yard big enough for a truck, the job gets simpler.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Gusts on the north side',
      body: 'Sierra Lakes, Summit Heights and Hunter’s Ridge catch the Santa Ana winds that pour out of the mountain passes. They tear gazebos, trampolines and vinyl fencing apart. Leave anything high or bent to the crew. Keep cardboard and foam in the garage until the truck comes. Citrus leaves, branches and fruit stay out of the load in a quarantine area for citrus pests; the state’s CDFA has maps. Your own green bin may take them.',
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
  neighborhoodNote:
    'Homes are mostly newer and closer together north of the 210. Downtown parcels run deeper, and Southridge backs up to the Jurupa Hills at the southern edge of the city.',
  zipCodes: ['92335', '92336', '92337'],
  tips: [
    'Leave a bent trampoline and its stretched springs to the crew.',
    'Clear the driveway so a truck can back straight up to the garage.',
    'Check coops and back sheds for wasp nests, and warn the hauler about anything that stings.',
  ],
  faqs: [
    {
      question: 'Could my junk in Fontana be gone today?',
      answer: sentences(
        'Quite possibly. Early requests have the best chance, because truck traffic on the 10 and the 15 builds through the day. Otherwise it’s often the next day.',
        pickupTime ? `Most pickups happen within ${pickupTime}.` : pickupFigure,
      ),
    },
    {
      question: 'Can I book from Sierra Lakes, Southridge and the rest of Fontana?',
      answer:
        'Yes. Send your request from north of the 210, from the Foothill Boulevard blocks or from the southern end by the Jurupa Hills; we’ll offer it to haulers nearby. You can also ask from the unincorporated streets around the city.',
    },
    {
      question: 'Why would a Fontana load cost more at one house than the next?',
      answer:
        'The price depends on volume, weight and material. A deep lot downtown adds walking distance, and an upstairs dresser adds stairs. Engine parts, wet lumber and bricks are heavy for their size. The hauler gives you the final price after seeing the pile, before loading.',
    },
  ],
} satisfies CityWords;
