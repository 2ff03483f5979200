import { site } from '../site';
import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'Garage full in Fontana? Vetted local haulers pick up furniture, appliances and yard debris from Southridge to Sierra Lakes, often on the same day.',
  lede: 'Big family homes collect big piles. Fontana haulers load from Southridge to Hunter’s Ridge, and asking for one takes about 60 seconds.',
  intro: [
    'Fontana began with chicken ranches, citrus and vineyards, then grew around a steel mill during World War II. Small houses from those working years remain near Sierra Avenue and Foothill Boulevard, the old Route 66. Since the 1980s, wave after wave of larger tracts has followed to the south and north. Households tend to be large, and garages hold the overflow.',
    `When that garage no longer closes, start with a ${site.name} request. You type in the items and your ZIP code; we find a vetted hauler in this part of the Inland Empire. Expect a call or message within 2 hours. Old electronics go through certified handlers, and appliances with refrigerant are treated by the rules.`,
  ],
  pickups: [
    {
      picture: 'garage-cleanouts',
      heading: 'Family garages in Southridge',
      body: 'Southridge Village was planned in the early 1980s, and by now a garage there is often gym, pantry and workshop at once. A full cleanout typically takes 2–4 hours. Sort while you wait: one corner for keeping, one for going. Streets have room for a truck, but bins and parked cars shrink the space quickly on collection days.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Deep lots in central Fontana',
      body: 'Some older parcels near downtown run long and narrow, a leftover from small farms. Behind the house you may find chicken coops, car parts, stacked lumber and a second shed. Carrying all that to the street takes time. If there is a rear gate or a side yard big enough for a truck, describe it and the job gets simpler.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Gusts on the north side',
      body: 'Sierra Lakes, Summit Heights and Hunter’s Ridge catch the Santa Ana winds that pour out of the mountain passes. They tear gazebos, trampolines and vinyl fencing apart. Twisted frames are awkward but light; take down what you safely can. Keep mattress bags and foam under something heavy until loading time, or the neighbors may receive them first.',
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
    'Take trampolines and gazebo frames apart before the visit if the bolts still turn.',
    'Park family cars around the corner so a truck can back straight up to the garage.',
    'Check coops and back sheds for wasp nests, and warn the hauler about anything that stings.',
  ],
  faqs: [
    {
      question: 'Could my junk in Fontana be gone today?',
      answer:
        'Quite possibly. Requests that come in early have the best odds, since freight traffic on the 10 and the 15 thickens as the day goes on. A partner gets back to you in 2 hours or less and tells you what is open. Failing that, think tomorrow: few jobs wait longer than 24–48 hours.',
    },
    {
      question: 'Do you match haulers in Sierra Lakes, Southridge and the rest of Fontana?',
      answer:
        'We do. Requests from north of the 210, from the Foothill Boulevard blocks and from the southern end by the Jurupa Hills all go to partners in the area. That includes Hunter’s Ridge, Summit Heights and the Village of Heritage. Unincorporated pockets nearby are worth asking about too.',
    },
    {
      question: 'Why would a Fontana load cost more at one house than the next?',
      answer:
        'Three things do most of the work: cubic space, weight and material. Deep central lots add walking distance, and two-story tract homes add a staircase for each upstairs dresser. Engine parts, wet lumber or bricks weigh plenty for their size. A free quote is the starting point; the hauler sets the final amount on seeing the pile, before loading.',
    },
  ],
} satisfies CityWords;
