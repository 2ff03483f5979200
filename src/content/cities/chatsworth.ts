import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'Hauling for Chatsworth horse property, family homes and small shops in the San Fernando Valley. Describe the load online and get a vetted hauler’s quote.',
  lede: 'Barn leftovers, broken patio sets, workshop clutter: local haulers clear out Chatsworth, the San Fernando Valley’s rocky northwest corner.',
  intro: [
    'Sandstone boulders, horse trails and warehouses share Chatsworth, and all three end up in the job description. One hauler’s day may start with broken corral panels and finish with a pallet of office chairs. The neighborhood lies in the San Fernando Valley’s northwest corner, below the Santa Susana Mountains, where lots grow larger and the pavement sometimes ends.',
    'Tell us what you have, where on the property it sits and how a truck gets in. That takes about a minute. We share the request with local and family-owned haulers who have been vetted, and one answers within 2 hours. The final price comes after someone has seen the load.',
  ],
  pickups: [
    {
      picture: 'yard-waste-cleanup',
      heading: 'Stables, tack rooms and corrals',
      body: 'Horse property wears out its own kind of gear: cracked water troughs, bent pipe panels, stall mats, saddle racks and tired hay tarps. Rubber mats weigh a great deal. Stack them near the drive if you can. Manure and soiled bedding are a separate matter, so ask the hauler before you include them.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Townhomes with shared drives',
      body: 'Chatsworth has a good number of townhome and condo communities where garages line up along a private drive. A truck parked in the wrong spot boxes in six families. HOAs may ask for proof of insurance or a set hour, and yours can tell you which. Keep the load inside your own garage, not in the lane, until the crew arrives.',
    },
    {
      picture: 'office-cleanouts',
      heading: 'Shops, studios and warehouses',
      body: 'The industrial streets of Chatsworth hold machine shops, film studios, storage bays and print rooms. When a tenant leaves, the hauler meets racking, workbenches, crates and dead computers. Electronics travel separately so certified handlers can take them. Drums of coolant, solvent or fuel cannot go on the truck; arrange those with a hazardous-waste service first.',
    },
  ],
  neighborhoods: ['Monteria Estates', 'Indian Springs', 'Stoney Point area', 'Twin Lakes', 'Chatsworth Lake Manor'],
  neighborhoodNote:
    'Monteria Estates and Indian Springs have large lots, often gated. Twin Lakes and Chatsworth Lake Manor, on county land, have lanes so narrow that a small truck may be the only choice.',
  zipCodes: ['91311'],
  tips: [
    'Latch horses and dogs away from the loading route; clanging metal spooks even calm animals.',
    'Clear brush from old fence lines first, since rattlesnakes shelter under boards on warm days.',
    'Show the driver where your dirt road meets pavement and where it gets soft after rain.',
  ],
  faqs: [
    {
      question: 'How long before a truck pulls into my Chatsworth driveway?',
      answer:
        'Partners may arrive within 2–4 hours of booking on a quiet day, and many pickups land the same day. Allow 24–48 hours for barn cleanouts or anything that needs two trips. Should your place have an unmarked driveway, stay near the phone; the crew may want directions for the last half mile.',
    },
    {
      question: 'Can I book from Twin Lakes or Lake Manor as well as central Chatsworth?',
      answer:
        'From all of them. Partners work between the Porter Ranch border and the Ventura County line, in gated estates, townhome rows and industrial parks. County pockets such as Twin Lakes are included too. Road width is what haulers ask about there, so describe the tightest spot between the nearest main road and your gate.',
    },
    {
      question: 'What drives the cost of a Chatsworth barn or garage cleanout?',
      answer:
        'Size, weight and contents of the load, above all. Wood, metal and rubber mats from a barn weigh more than household clutter of the same volume. A far-off shed or a locked trail gate means more carrying. Quotes are free, and the exact price follows a walk around your property.',
    },
  ],
} satisfies CityWords;
