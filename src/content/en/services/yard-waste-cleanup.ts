import type { ServiceWords } from '../../shapes/service-words';

export const words = {
  metaTitle: 'Yard Waste Cleanup and Green Debris Pickup',
  metaDescription:
    'Branches, palm fronds, clippings, sod and cracked planters, loaded by a local hauler. Send photos of the pile for a free quote.',
  pictureAlt: 'A wheelbarrow heaped with leaves, two paper yard bags of branches, a rake and cut logs.',
  intro:
    'The green bin holds a week of clippings, but not a weekend of pruning. A local hauler can load the branches, leaves, sod and cracked planters that don’t fit. Describe the pile, whether it comes from a Santa Ana wind, a cleared slope or a lawn you’re replacing, and we’ll look for a hauler nearby.',
  description: [
    'A yard pickup is mostly raking, stacking and carrying. The hauler checks the heap, the path to the street and what lies underneath, then confirms the price. Long branches are cut to truck length, and loose leaves go into bags or onto a tarp. Soil is moved by wheelbarrow. A narrow side gate or a terraced hillside lot means more trips on foot.',
    'Pile the green waste in one place if you can, away from the sprinklers, since wet clippings weigh far more than dry ones. Separate plants from dirt, and dirt from rock or concrete, because each goes to a different place. Pull out wire, drip line and plant ties. Pick up after the dog, unlock the gate, and mark sprinkler heads a boot could break.',
    'Clean green waste can become compost or mulch, which is why sorting pays off. Brush mixed with plastic or trash usually can’t be composted. Clean soil and broken concrete may be reused when a site accepts them. Pots, metal edging and patio chairs are sorted like any household load: donated if good, recycled if possible, and otherwise disposed of.',
  ],
  categories: [
    {
      title: 'Branches and brush',
      description:
        'Pruned limbs, hedge trimmings, vines, bamboo canes and dry growth cleared from a slope or fence line.',
    },
    {
      title: 'Palm fronds',
      description:
        'Fallen fronds, seed stalks and frond bases, listed separately because some composting sites refuse the tough fibers.',
    },
    {
      title: 'Leaves and clippings',
      description: 'Raked leaves, pine needles, grass cuttings, spent flowers and weeds, loose or in bags.',
    },
    {
      title: 'Sod and soil',
      description: 'Rolled-up turf, potting mix, garden dirt and old mulch, with a rough guess at the amount.',
    },
    {
      title: 'Rock and pavers',
      description:
        'Gravel, edging blocks, stepping stones and small amounts of broken concrete, kept apart from the plants.',
    },
    {
      title: 'Logs and stumps',
      description: 'Cut trunk sections, firewood you no longer burn, and stumps that have already been dug out.',
    },
    {
      title: 'Planters and trellises',
      description: 'Terracotta, plastic tubs, raised-bed boards, lattice panels and hanging baskets with dry soil.',
    },
    {
      title: 'Patio leftovers',
      description: 'Rusted chairs, kiddie pools, broken fountains, hoses and umbrellas bent by the last storm.',
    },
  ],
  faqs: [
    {
      question: 'Do haulers cut down trees?',
      answer:
        'No. Felling a tree or grinding a stump is a job for a tree service. Haulers take wood that is already on the ground and shorten it if it has to fit the truck. If a trimmer is coming anyway, book the pickup for the day after.',
    },
    {
      question: 'Which yard items are left behind?',
      answer:
        'Pesticides, weed killers, pool chemicals, mower fuel and propane tanks stay where they are. Railroad ties and other treated lumber need special disposal, so ask about them by name. Warn the hauler about cactus, poison oak or a wasp nest before anyone reaches into the pile.',
    },
    {
      question: 'Can branches and fruit from citrus trees go?',
      answer:
        'Not in a quarantine area for citrus pests, of which California has several. There, leaves, branches and fruit from citrus trees stay out of the load. The California Department of Food and Agriculture publishes maps. Ask your county’s agricultural commissioner, or use your own green bin where your city says so. Tell the hauler about any citrus in the pile.',
    },
    {
      question: 'What makes a yard job cost more or less?',
      answer:
        'The size of the pile and its weight. Dirt, sod and stone are heavy and can bring a truck to its limit long before it looks full, while dry brush is light. The hauler tells you the final price on site, before loading.',
    },
    {
      question: 'Should I bag the leaves?',
      answer:
        'Bags help with leaves, needles and small clippings, especially on a windy day. Use paper ones, or leave plastic ones untied so that the contents can be emptied for composting. Branches are better loose, laid in one direction with the cut ends facing the street.',
    },
    {
      question: 'Can a hauler reach a hillside or fenced yard?',
      answer:
        'Usually. Note the number of steps, the width of the gate and the distance to the street. Say if parking is tight, as it is on many canyon roads. A smaller truck or a second pair of hands can then be planned from the beginning.',
    },
    {
      question: 'How do I describe the amount?',
      answer:
        'Compare the heap with something familiar: a bathtub, a pickup bed, a single-car garage. Put a broom or a trash can beside it in the photo for scale. Brush packs down and soil is heavier than it looks, so take a photo of each.',
    },
  ],
} satisfies ServiceWords;
