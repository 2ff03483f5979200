import { manyFamilyOwned, pickupFigure, pickupTime } from '../../facts/claims';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Chatsworth for horse property, family homes and small shops. Photos of the load and the way in help a local hauler plan.',
  lede: 'Between the horse trails and the warehouses, no two Chatsworth loads are alike. A list, a few photos and the way in are what a hauler needs from you.',
  intro: [
    'Chatsworth is a Los Angeles neighborhood in the San Fernando Valley’s northwest corner, below the Santa Susana Mountains. It has sandstone boulders, horse trails and warehouses. A hauler may load broken corral panels in the morning and office chairs in the afternoon. Toward the hills, lots grow larger and the pavement sometimes ends.',
    sentences(
      'The form asks what you have and where on the property it sits. That takes about a minute.',
      manyFamilyOwned
        ? 'We’ll offer the request to independent local haulers, many of them family-owned.'
        : 'We’ll offer the request to independent local haulers.',
      'The hauler who accepts it looks at the load and gives you the final price before anything is loaded.',
    ),
  ],
  pickups: [
    {
      picture: 'yard-waste-cleanup',
      heading: 'Stables, tack rooms and corrals',
      body: 'Cracked water troughs, bent pipe panels, stall mats, saddle racks and torn hay tarps are what horse properties usually get rid of. Rubber mats are heavy, so leave them near the drive only if you have help. Manure and soiled bedding are a separate matter, so ask the hauler before you include them.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Townhomes with shared drives',
      body: 'Chatsworth has a good number of townhome and condo communities where garages line up along a private drive. A truck parked in the wrong spot blocks several garages. HOAs may ask for proof of insurance or a set hour, and yours can tell you which. Keep the load inside your own garage, not in the lane, until the crew arrives.',
    },
    {
      picture: 'office-cleanouts',
      heading: 'Shops, studios and warehouses',
      body: 'The industrial streets of Chatsworth hold machine shops, film studios, storage bays and print rooms. A shop that moves out may have racking, workbenches, crates and dead computers to clear. Electronics are kept apart for certified handlers. Drums of coolant, solvent or fuel, fluorescent tubes and lead-acid batteries stay off the truck; a licensed hazardous waste service takes them.',
    },
  ],
  neighborhoods: ['Monteria Estates', 'Indian Springs', 'Twin Lakes', 'Chatsworth Lake Manor'],
  neighborhoodNote:
    'Monteria Estates and Indian Springs have large lots, often gated. Twin Lakes and Chatsworth Lake Manor are on county land, and some of their lanes are too narrow for anything but a small truck.',
  zipCodes: ['91311'],
  tips: [
    'Shut horses and dogs in, away from the loading route; clanging metal scares them.',
    'In warm weather rattlesnakes shelter under boards and along old fence lines. Don’t reach in, and warn the crew.',
    'Show the driver where your dirt road meets pavement and where it gets soft after rain.',
  ],
  faqs: [
    {
      question: 'How long before a truck pulls into my Chatsworth driveway?',
      answer: sentences(
        'It may be the same day. Barn cleanouts, and anything that needs two trips, take more planning.',
        pickupTime ? `Allow ${pickupTime} for those.` : pickupFigure,
        'If your driveway is unmarked, stay near the phone; the crew may want directions for the last half mile.',
      ),
    },
    {
      question: 'Can I book from Twin Lakes or Lake Manor as well as central Chatsworth?',
      answer:
        'Yes, from gated estates, townhome rows and industrial parks as well; we’ll look for a hauler nearby. Around Twin Lakes and Lake Manor it all depends on the width of the road, so describe the tightest spot between the nearest main road and your gate.',
    },
    {
      question: 'What drives the cost of a Chatsworth barn or garage cleanout?',
      answer:
        'The size, weight and contents of the load. Wood, metal and rubber mats from a barn weigh more than household clutter of the same volume. A far-off shed or a locked trail gate means more carrying. The hauler walks the property with you and gives you the final price before loading.',
    },
  ],
} satisfies CityWords;
