import type { ServiceWords } from '../../shapes/service-words';

export const words = {
  metaTitle: 'Office Cleanouts and Office Furniture Removal',
  metaDescription:
    'When a team moves, shrinks or closes a suite, local haulers clear the desks, cubicles, files and screens at an hour your building allows.',
  pictureAlt: 'A desk with a monitor, an orange office chair, a green filing cabinet and a box of folders.',
  intro:
    'Tell us what has to leave the office and by what date. A local hauler will contact you with questions and a quote. Desks, cubicles and shelving can be taken down and rolled out around your working hours, from one suite or a whole floor.',
  description: [
    'Larger offices usually start with a walk-through, where the hauler counts workstations, checks the elevator and asks about the loading dock. You settle the price and the hours. The crew dismantles what has to come apart, clears one zone at a time, and keeps corridors open for anyone still at work. A small suite can often be emptied in one visit.',
    'Tag what stays with bright paper and tell your staff the date. Empty desks and cabinets, and send confidential files to a shredding service ahead of time. Have your IT person wipe or pull every drive. Ask building management about a certificate of insurance, elevator pads and dock times, then pass those details on. One contact with keys saves everyone calls.',
    'Good desks, task chairs and whiteboards are often useful to schools, startups and community groups, so donation is tried first. Steel cabinets, partition frames and clean paper can be recycled. Screens, phones and printers leave separately for certified e-waste handlers. Worn carpet, stained chairs and broken laminate go to disposal. Tell the hauler if your company has reuse goals to meet.',
  ],
  categories: [
    {
      title: 'Desks and workstations',
      description:
        'Straight desks, corner units, sit-stand frames, rolling pedestals, side returns and reception counters.',
    },
    {
      title: 'Cubicles and partitions',
      description:
        'Panel systems, acoustic screens, overhead bins and connecting hardware, taken down section by section.',
    },
    {
      title: 'Chairs and seating',
      description: 'Task chairs, stools, guest chairs, waiting room sofas and stackable seats from the training room.',
    },
    {
      title: 'Conference furniture',
      description:
        'Boardroom tables, low credenzas, wheeled lecterns, whiteboards, flip-chart easels and pull-down projector screens.',
    },
    {
      title: 'Filing and storage',
      description: 'Lateral files, shelving, lockers, supply cabinets and safes, all emptied and unlocked.',
    },
    {
      title: 'Office electronics',
      description: 'Computers, monitors, phones, copiers, server racks and boxes of cables, with data already wiped.',
    },
    {
      title: 'Break room items',
      description: 'Microwaves, mini fridges, coffee machines, water coolers, tables and vending machines you own.',
    },
    {
      title: 'Paper and supplies',
      description:
        'Outdated brochures, binders, stationery, packing material and non-confidential files that can go to recycling.',
    },
  ],
  faqs: [
    {
      question: 'Can the work be done after hours?',
      answer:
        'Ask for it in your request. Evening and weekend visits depend on the hauler and on what your building allows, since freight elevators and docks may have set hours. Give two or three possible windows, and have someone there who can open doors and turn off the alarm.',
    },
    {
      question: 'Do haulers shred documents?',
      answer:
        'Don’t assume so. Client files, personnel records and anything with personal data should be destroyed by a shredding service before the cleanout. Once cabinets are empty, leave their drawers unlocked. Ordinary paper such as brochures or blank forms can go along for recycling.',
    },
    {
      question: 'What won’t be taken from an office?',
      answer:
        'Cleaning solvents, paint, fuel for generators, medical or laboratory waste and pressurized tanks are excluded. Fluorescent tubes and the lead-acid batteries from battery backups (UPS) stay off the truck, too. In California neither can go in the trash, so take them to a recycler that handles such waste. Leased copiers and vending machines belong to someone else and should be picked up by their owner.',
    },
    {
      question: 'How is an office cleanout priced?',
      answer:
        'The price depends on truck space, weight and the type of items. Panel systems pack flat once they are apart; safes and fireproof files are small but very heavy. For more than a few rooms, invite the hauler to look around beforehand, so that the quote is close to the final price.',
    },
    {
      question: 'What should the building know beforehand?',
      answer:
        'Reserve the elevator and the loading dock, and find out whether movers must be announced. Many landlords want a certificate of insurance in their own format, which can take a few days to obtain. Check your lease for what must remain, such as blinds or built-in shelves.',
    },
    {
      question: 'Can we keep working during the pickup?',
      answer:
        'Yes, if you divide the floor into zones. Clear one wing while the other stays in use, and begin with storerooms and meeting rooms. Expect some noise from drills and dollies. Take calls elsewhere during those hours, and keep the paths to exits clear at all times.',
    },
  ],
} satisfies ServiceWords;
