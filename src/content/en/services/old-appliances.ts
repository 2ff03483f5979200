import type { ServiceWords } from '../../shapes/service-words';

export const words = {
  metaTitle: 'Appliance Removal and Refrigerator Pickup',
  metaDescription:
    'A local hauler picks up your old refrigerator, washer, dryer or stove, and certified handlers recover the refrigerant. Ask online for a free quote.',
  pictureAlt: 'A mint-green fridge and a white front-loading washer.',
  intro:
    'The new fridge is here, and the old one is humming in the garage. A local hauler can take out refrigerators, washers, dryers, stoves and the rest, from a kitchen or a laundry closet. Refrigerants are recovered by certified handlers. Empty and unplug the machine, have a qualified person disconnect any gas line, and keep it indoors until the hauler comes.',
  description: [
    'The hauler checks that each machine is disconnected, looks at doors and stairs, and gives you the final price. Doors may come off to get through a tight hallway. The crew then tips the appliance onto a dolly and takes it out slowly, since a full-size fridge or a front-loading washer is awkward for two. A single machine is a short visit.',
    'Empty the appliance and unplug it, ideally a day ahead. Let a freezer thaw with towels underneath. Shut the water valves and drain washer hoses into a bucket. For a gas range or dryer, book the disconnection for the day before. Measure the doorway, take fragile things off the counters nearby, and note the brand and size in your request. Don’t put a machine with its door on where children can reach it: keep it inside or behind a locked gate until the hauler is there.',
    'A machine that still works, and isn’t too old, may be offered for donation. Most others are recycled, because steel, copper and aluminum make up so much of them. From refrigerators and air conditioners, certified handlers first recover the refrigerant. What’s left for disposal is mostly insulating foam and broken plastic.',
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
      description: 'Electric or gas tanks, drained and disconnected from their pipes and straps by a qualified person.',
    },
    {
      title: 'Small appliances',
      description: 'Microwaves, toaster ovens, blenders, vacuum cleaners, coffee makers and fans, boxed together.',
    },
    {
      title: 'Outdoor grills',
      description:
        'Charcoal and gas grills, smokers and patio heaters, without their propane tanks, which haulers don’t take.',
    },
  ],
  faqs: [
    {
      question: 'Does the hauler disconnect the appliance?',
      answer:
        'Unplugging a machine is easy, but gas is another matter: a qualified person must close and cap the line first. Hard-wired ovens and plumbed water heaters likewise need someone qualified. Ask in advance about a simple washer hose, and have the shut-off valve within reach.',
    },
    {
      question: 'What happens to the refrigerant in my fridge?',
      answer:
        'It stays sealed inside the machine on the way out, so never cut a line or remove the compressor. Certified handlers draw it off with proper equipment. Partners follow the refrigerant rules for every fridge, freezer and air conditioner they pick up, working or not.',
    },
    {
      question: 'Which appliances can’t be taken?',
      answer:
        'Anything still connected to gas has to wait. If you smell gas, leave the house and call 911 or the gas company. Propane tanks, old thermostats with mercury and equipment holding chemicals are never accepted. The refrigerant of a central or split air conditioner is recovered by a certified technician before the unit comes off the wall. Walk-in coolers and rooftop units are beyond an ordinary pickup.',
    },
    {
      question: 'What affects the price of appliance removal?',
      answer:
        'Weight, bulk and the kind of machine. A refrigerator needs more treatment after the pickup than a dryer does. A row of small appliances may fit in a corner of the truck. Give the floor and the number of steps, so that the quote is close to the final price. In California, the price you’re told must include every mandatory fee except shipping and government taxes and fees.',
    },
    {
      question: 'Can an old refrigerator be donated?',
      answer:
        'Sometimes. It should cool properly, close tightly and be fairly recent, since very old models use a lot of power. Clean the shelves, keep the drawers in place and let the hauler see it running if you can. If it can’t be donated, it’s recycled for its metal.',
    },
    {
      question: 'Can I put an old refrigerator outside until the pickup?',
      answer:
        'Not where children can reach it. A child can be trapped inside, and California law (Penal Code 402b) forbids leaving a discarded refrigerator, freezer, washer or dryer in such a place with its door on. Keep it inside or behind a locked gate until the hauler is there, or take the doors off.',
    },
    {
      question: 'How long should a freezer thaw?',
      answer:
        'Give it a full day with the door open, and longer if the ice is thick. Put towels and a shallow tray underneath, and keep children out of the room while it thaws. The crew secures the door for the carry.',
    },
  ],
} satisfies ServiceWords;
