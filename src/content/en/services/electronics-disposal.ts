import type { ServiceWords } from '../../shapes/service-words';

export const words = {
  metaTitle: 'Electronics Disposal and E-Waste Pickup',
  metaDescription:
    'Clear out the dead laptops and the closet TV. A local hauler picks them up at your door, and certified e-waste handlers take over.',
  pictureAlt: 'An old TV with an antenna, a laptop, a printer, a game controller and a phone.',
  intro:
    'California doesn’t allow TVs, monitors and other electronics in the trash, so they collect in closets. A local hauler can pick up the tube TV, the dead laptops and the drawer of cables in one visit. Partners pass the load to certified e-waste handlers. Save your files and wipe your devices first.',
  description: [
    'An electronics pickup is usually quick. The hauler goes through the items with you, sets the price, and packs screens so that they don’t crack on the road. Big pieces such as tube televisions, plotters or copiers are rolled out on a dolly. Working and broken devices can go in the same load, as long as you say which is which.',
    'Back up what you need, sign out of your accounts, and wipe your data yourself before the hauler comes. Remove memory cards, SIM cards and discs. Unplug everything, coil the cords and tape them to their device. Loose batteries don’t go in the load: tape their terminals, keep them apart from each other and take them to a battery drop-off. For the quote, a count by type is enough, such as three monitors and one printer.',
    'Devices that still work may be donated after you have reset them. Everything else goes to certified e-waste handlers, who take equipment apart for metals, plastics and glass and treat the harmful parts separately. Tube screens contain lead in the glass, and flat panels may hold lamps with mercury. That’s why none of it can go in the trash.',
  ],
  categories: [
    {
      title: 'TVs and projectors',
      description: 'Flat screens, projectors and heavy tube sets, together with their wall mounts and remotes.',
    },
    {
      title: 'Computers and laptops',
      description: 'Desktop towers, notebooks, tablets, docking stations and small servers, wiped by you beforehand.',
    },
    {
      title: 'Monitors and displays',
      description: 'Office and gaming displays, old tube screens, stands and the arms they hang on.',
    },
    {
      title: 'Printers and copiers',
      description:
        'Inkjet and laser printers, scanners, fax machines, label makers, paper shredders and full-size copiers.',
    },
    {
      title: 'Phones and gadgets',
      description:
        'Smartphones, landline sets, cameras, e-readers, smart speakers, baby monitors and old navigation units.',
    },
    {
      title: 'Audio and video',
      description: 'Receivers, speakers, turntables, game consoles, disc players and set-top boxes you own.',
    },
    {
      title: 'Network equipment',
      description:
        'Routers, modems, switches and the racks that held them, and battery backups (UPS) without their lead-acid batteries.',
    },
    {
      title: 'Cables and chargers',
      description: 'Power strips, adapters, keyboards, mice, headsets and tangled cords.',
    },
  ],
  faqs: [
    {
      question: 'Who erases my data?',
      answer:
        'You do, before the pickup. Use the factory reset on phones and tablets, and the built-in erase tool on computers. If a machine no longer starts, take out its drive and keep or destroy it. Don’t rely on a later step in the chain for private files.',
    },
    {
      question: 'What electronics aren’t accepted?',
      answer:
        'Loose batteries are a fire risk and stay out of the load, and so do lead-acid batteries from battery backups (UPS); take them to a battery drop-off, with the terminals taped. If a battery is swollen, leaking or burned, don’t touch it, and ask your county’s household hazardous waste program. Haulers don’t take smoke detectors, medical devices that touched body fluids or anything soaked in chemicals either. Large lithium packs from bikes, scooters or home storage stay off the truck, too: they need special transport.',
    },
    {
      question: 'What determines the price of an e-waste pickup?',
      answer:
        'The number and kind of devices, their weight and the space they take. A shelf of laptops is small and light, whereas a tube TV is heavy and needs careful treatment at its destination. List odd items such as arcade cabinets, so that the hauler can plan for them.',
    },
    {
      question: 'Can I mix electronics with other junk?',
      answer:
        'Yes. Choose Electronics Disposal together with any other service in the form. The hauler keeps the devices apart in the truck because they end up at a different place. It helps if you have already put them in one corner, away from the furniture.',
    },
    {
      question: 'What does a certified handler do differently?',
      answer:
        'It works to a published recycling standard and is audited against it. Parts with value are recovered, and harmful ones are tracked to a proper end. Partners bring e-waste to such handlers. If your company needs paperwork for it, request that before the pickup is scheduled.',
    },
    {
      question: 'How do I prepare a wall-mounted TV?',
      answer:
        'Unplug it and free the cables, then let the crew lift it down if it’s large. Tell them whether the mount should go as well. Patching the holes is up to you. Keep the remote with the set, since a complete one is easier to give away.',
    },
  ],
} satisfies ServiceWords;
