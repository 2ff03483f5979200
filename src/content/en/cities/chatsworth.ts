import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Chatsworth for horse property, family homes and small shops. Photos of the load and the way in help a local hauler plan.',
  lede: 'Between the horse trails and the warehouses, no two Chatsworth loads are alike. A list, a few photos and the way in are what a hauler needs from you.',
  intro:
    'Chatsworth is a Los Angeles neighborhood in the northwest corner of the San Fernando Valley, with sandstone boulders, horse trails and warehouses. A hauler may load broken corral panels in the morning and office chairs in the afternoon. Toward the hills, lots grow larger and the pavement sometimes ends.',
  pickups: [
    {
      picture: 'yard-waste-cleanup',
      heading: 'Stables, tack rooms and corrals',
      body: 'Cracked troughs, bent pipe panels, stall mats and torn hay tarps are what horse properties usually get rid of. Ask the hauler before you include manure or soiled bedding.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Townhomes with shared drives',
      body: 'In many townhome and condo communities, garages line up along a private drive, and a truck in the wrong spot blocks several of them. HOAs may ask for proof of insurance or a set hour. Keep the load inside your garage.',
    },
    {
      picture: 'office-cleanouts',
      heading: 'Shops, studios and warehouses',
      body: 'The industrial streets hold machine shops, film studios and storage bays. A move-out can mean racking, workbenches, crates and dead computers. Drums of coolant, solvent or fuel, fluorescent tubes and lead-acid batteries stay off the truck.',
    },
  ],
  neighborhoods: ['Monteria Estates', 'Indian Springs', 'Twin Lakes', 'Chatsworth Lake Manor'],
  zipCodes: ['91311'],
  tips: [
    'Shut horses and dogs in, away from the loading route.',
    'Rattlesnakes shelter under boards in warm weather. Don’t reach in, and warn the crew.',
    'Show the driver where your dirt road gets soft after rain.',
  ],
  faqs: [
    {
      question: 'How long before a truck pulls into my Chatsworth driveway?',
      answer:
        'It can be the same day. Barn cleanouts and anything that needs two trips take a day or two to plan. If your driveway is unmarked, stay near the phone.',
    },
    {
      question: 'Can I book from Twin Lakes or Lake Manor as well as central Chatsworth?',
      answer: 'Yes. Some roads around Twin Lakes and Lake Manor are narrow, so describe the tightest spot.',
    },
    {
      question: 'What drives the cost of a Chatsworth barn or garage cleanout?',
      answer: 'Size, weight and type. The hauler walks the property with you and names the final price before loading.',
    },
  ],
} satisfies CityWords;
