import type { ServiceWords } from '../../shapes/service-words';

export const words = {
  metaTitle: 'Office Cleanouts and Office Furniture Removal',
  metaDescription:
    'When a team moves, shrinks or closes a suite, local haulers clear the desks, cubicles, files and screens at an hour your building allows.',
  pictureAlt: 'A desk with a monitor, an orange office chair, a green filing cabinet and a box of folders.',
  intro: [
    'Tell us what has to leave the office and by what date. A local hauler will contact you with questions and a quote. Desks, cubicles and shelving can be taken down and rolled out around your working hours.',
  ],
  description: {
    gettingReady:
      'Tag what stays. Empty desks and cabinets, send confidential files to a shredding service, and have every drive wiped or pulled. Ask the building about insurance certificates, the elevator and dock times.',
    onTheDay:
      'Larger offices start with a walk-through. You settle the price and the hours. The crew takes apart what has to come apart, clears one zone at a time and keeps corridors open.',
    afterwards:
      'Good desks, chairs and whiteboards are offered for donation first. Steel, partition frames and clean paper are recycled. Screens, phones and printers go to certified e‑waste handlers. Worn carpet and broken laminate go to disposal.',
  },
  categories: [
    { title: 'Desks and workstations', description: 'Desks, corner units, sit-stand frames and reception counters.' },
    { title: 'Cubicles and partitions', description: 'Panels, acoustic screens and overhead bins, taken down.' },
    { title: 'Chairs and seating', description: 'Task chairs, stools, guest chairs and waiting room sofas.' },
    {
      title: 'Conference furniture',
      description: 'Boardroom tables, credenzas, lecterns, whiteboards and projector screens.',
    },
    { title: 'Filing and storage', description: 'Files, shelving, lockers and safes, emptied and unlocked.' },
    { title: 'Office electronics', description: 'Computers, phones, copiers and racks, with data wiped.' },
    { title: 'Break room items', description: 'Microwaves, mini fridges, coffee machines and water coolers.' },
    { title: 'Paper and supplies', description: 'Brochures, binders, stationery and files that aren’t confidential.' },
  ],
  faqs: [
    {
      question: 'Can the work be done after hours?',
      answer:
        'Ask for it in your request. Evenings and weekends depend on the hauler and on your building, because freight elevators and docks may have set hours. Have someone there for the doors and the alarm.',
    },
    {
      question: 'What should the building know first?',
      answer:
        'When you need the elevator and the loading dock. Ask which certificate of insurance it wants, which can take days, and whether you can choose a hauler: in some cities, only the building’s own trash company can haul from businesses.',
    },
    {
      question: 'What won’t be taken from an office?',
      answer:
        'Cleaning solvents, paint, fuel, medical or laboratory waste and pressurized tanks. Fluorescent tubes and lead-acid batteries stay off the truck, too, and can’t go in the trash: take them to a recycler that handles such waste. Leased machines stay for their owner.',
    },
    {
      question: 'How is an office cleanout priced?',
      answer:
        'By truck space, weight and type; for more than a few rooms, ask the hauler to look around first, so that the quote is close to the final price.',
    },
  ],
} satisfies ServiceWords;
