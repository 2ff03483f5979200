import { pickupFigure, pickupTime } from '../../facts/claims';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Fillmore, from downtown bungalows and Heritage Valley Parks to ranches in Bardsdale. Book online and a local hauler will contact you.',
  lede: 'Instead of driving your junk down the 126, have someone come for it. Send a request from Fillmore, Bardsdale or the canyons, and we’ll look for a hauler.',
  intro: [
    'Fillmore sits between orange groves and the foot of the mountains, with Sespe Creek on one side and the Santa Clara River on another. Sheds and barns here hold dead chainsaws, pumps kept for parts and lumber from old fences.',
    'We’ll offer your request to independent haulers who work along the 126, and whoever takes it will get in touch. The hauler looks over the load, gives you the final price before loading, and sets usable things aside for donation.',
  ],
  pickups: [
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Bungalow blocks near Central Avenue',
      body: 'Around the old downtown the streets form a plain grid of cottages and bungalows. Driveways are often two strips of concrete leading to a detached garage. Trucks are better off at the curb than on those strips. The walk along the house is often only one person wide, so mention bulky things at the back.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Newer tracts on the east side',
      body: 'Heritage Valley Parks and other recent tracts have short driveways and attached garages, so the carry is short. The space between houses is small, and anything in the side yard has to come out past the trash bins. Move the bins first.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Ranch cleanups across the river',
      body: 'In Bardsdale and up the canyons, a cleanup can cover acres: drip line, wooden bins and tangled fence. Choose one spot that a loaded truck can reach, even after rain. In a quarantine area for citrus pests, citrus leaves, branches and fruit stay on the land; the county agricultural commissioner knows where that is. Leave farm chemicals where they are and call the county’s hazardous waste program.',
    },
  ],
  neighborhoods: ['Downtown', 'North Fillmore', 'Heritage Valley Parks', 'Bardsdale'],
  neighborhoodNote:
    'Downtown streets suit a smaller truck; Heritage Valley Parks has room for a large one. Bardsdale is an unincorporated community across the river with Fillmore mailing addresses.',
  zipCodes: ['93015'],
  tips: [
    'Coil drip line and bale wire before pickup; loose tangles take up a lot of the truck.',
    'Look out for wasps and snakes around sheds in warm months, and warn the crew about either.',
    'A neighbor with things to go can send a request too; one hauler may take both on one trip.',
  ],
  faqs: [
    {
      question: 'Is same-day service possible as far out as Fillmore?',
      answer: sentences(
        'Sometimes, mainly when a crew is already in Santa Paula or coming over Grimes Canyon from Moorpark. Send the request early in the morning for the best chance.',
        pickupTime ? `More often a pickup up the valley takes ${pickupTime}.` : pickupFigure,
      ),
    },
    {
      question: 'Can I ask from Bardsdale, Sespe and the roads out of town?',
      answer:
        'Yes, from Bardsdale, the homes near Sespe Creek and the ranch roads; we’ll ask haulers who work there. On farm roads they want to know about gates, soft shoulders and where to turn around. You can ask from Piru, too.',
    },
    {
      question: 'What should I expect a Fillmore quote to take into account?',
      answer:
        'Volume first, then weight: brush is light, and fence posts with concrete on them are heavy. On a ranch lot, the distance from the pile to the truck matters too. Sorted metal and wood load faster than a tangle. The price is final once the hauler has seen the load, before loading.',
    },
  ],
} satisfies CityWords;
