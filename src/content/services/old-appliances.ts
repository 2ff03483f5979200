import type { ServiceWords } from './service-words';

export const words = {
  metaTitle: 'Old Appliances: Pickup and Removal',
  metaDescription:
    'The worn-out fridge, washer or stove leaves with a local hauler, and certified handlers see to the refrigerant. Gas and water come off first.',
  intro:
    'The new fridge is here, and the old one is humming in the garage. A local hauler can take out refrigerators, washers, dryers, stoves and the rest, from a kitchen or a laundry closet. Refrigerants are recovered by certified handlers. You empty and unplug the machine, and a qualified person disconnects any gas line before the hauler comes.',
  description: [
    'The hauler checks that each machine is disconnected, looks at doors and stairs, and gives you the final price. Doors may come off to get through a tight hallway. The crew then tips the appliance onto a dolly and takes it out slowly, since a full-size fridge or a front-loading washer is awkward for two. Expect a single machine to be a short visit.',
    'Empty the appliance and unplug it, ideally a day ahead. Let a freezer thaw with towels underneath. Shut the water valves and drain washer hoses into a bucket. For a gas range or dryer, book the disconnection for the day before. Measure the doorway, take fragile things off the counters nearby, and note the brand and size in your request.',
    'A machine that still works, and is not too old, may be offered for donation. Most others are recycled, because steel, copper and aluminum make up so much of them. Cooling units take one step more, because their gas has to come out before anything is scrapped. Insulating foam and broken plastic are what remains for disposal after the useful metal is out.',
  ],
  categories: [
    {
      title: 'Refrigerators and freezers',
      description:
        'Side-by-sides, top-mount fridges, chest freezers, mini fridges and wine coolers, emptied and thawed.',
    },
    {
      title: 'Washers and dryers',
      description: 'Top loaders, front loaders, stacked pairs and electric or gas dryers, with hoses and vents off.',
    },
    {
      title: 'Stoves and ovens',
      description: 'Electric ranges, wall ovens, cooktops, and gas models with the supply line closed and capped.',
    },
    {
      title: 'Dishwashers and disposals',
      description:
        'Built-in and portable dishwashers or sink disposals, drained, with water line and power already taken off.',
    },
    {
      title: 'Air conditioners',
      description:
        'Window units, portable coolers and dehumidifiers, kept upright so the refrigerant can be recovered later.',
    },
    {
      title: 'Water heaters',
      description: 'Electric or gas tanks, drained to the last bucket and released from their pipes and straps.',
    },
    {
      title: 'Small appliances',
      description: 'Microwaves, toaster ovens, blenders, vacuum cleaners, coffee makers and fans, boxed together.',
    },
    {
      title: 'Outdoor grills',
      description: 'Charcoal and gas grills, smokers and patio heaters, with the propane tank removed and left out.',
    },
  ],
  faqs: [
    {
      question: 'Does the hauler disconnect the appliance?',
      answer:
        'Pulling a plug is no trouble, but gas is another matter: a qualified person must close and cap the line first. Hard-wired ovens and plumbed water heaters likewise need someone qualified. Ask in advance about a simple washer hose, and have the shut-off valve within reach.',
    },
    {
      question: 'What happens to the refrigerant in my fridge?',
      answer:
        'It stays sealed inside the machine on the way out, so never cut a line or remove the compressor. Certified handlers draw it off with proper equipment. Partners follow the refrigerant rules for every fridge, freezer and air conditioner they collect, working or not.',
    },
    {
      question: 'Which appliances can’t be taken?',
      answer:
        'Anything still connected to gas or leaking fuel has to wait. Propane tanks with gas, old thermostats with mercury and equipment holding chemicals are never accepted. Commercial walk-in coolers and rooftop units are beyond an ordinary pickup, so ask before you count on one.',
    },
    {
      question: 'What affects the price of appliance removal?',
      answer:
        'Weight, bulk and the kind of machine. A refrigerator needs more treatment after the pickup than a dryer does. A row of small appliances may fit in a corner of the truck. State the floor and the number of steps so the early quote and the final price agree.',
    },
    {
      question: 'Can an old refrigerator be donated?',
      answer:
        'Sometimes. It should cool properly, close tightly and be fairly recent, since very old models use a lot of power. Clean the shelves, keep the drawers in place and let the hauler see it running if you can. A fridge that fails is still valuable as metal.',
    },
    {
      question: 'How long should a freezer thaw?',
      answer:
        'Give it a full day with the door open, and longer if the ice is thick. Put towels and a shallow tray underneath, and empty the tray before bed. Tape the door closed just before the pickup so that it cannot swing open on the stairs.',
    },
  ],
} satisfies ServiceWords;
