import { link, prose } from '../../shapes/prose';
import type { ServiceWords } from '../../shapes/service-words';
import { whereTheyGo } from '../links';

export const words = {
  metaTitle: 'Yard Waste Cleanup and Green Debris Pickup',
  metaDescription:
    'Branches, palm fronds, clippings, sod and cracked planters, loaded by a local hauler. Send photos of the pile for a free quote.',
  pictureAlt: 'A wheelbarrow heaped with leaves, two paper yard bags of branches, a rake and cut logs.',
  intro: [
    'The green bin holds a week of clippings, but not a weekend of pruning. A local hauler can load the branches, leaves, sod and cracked planters that don’t fit. Describe the pile, and we’ll look for a hauler near you.',
  ],
  description: {
    gettingReady:
      'Pile it in one place, away from the sprinklers. Keep plants, dirt and rock apart: each goes to a different place. Pull out wire and drip line, unlock the gate and mark sprinkler heads.',
    onTheDay:
      'The hauler checks the pile, the path to the street and what lies underneath, and gives you the final price. Long branches are cut, leaves are bagged, and soil goes by wheelbarrow.',
    afterwards:
      'Clean green waste can become compost or mulch, so sorting pays off. Clean soil and concrete can be reused where a site accepts them. Brush mixed with plastic or trash usually goes to disposal.',
  },
  categories: [
    { title: 'Branches and brush', description: 'Pruned limbs, hedge trimmings, vines, bamboo and dry growth.' },
    { title: 'Palm fronds', description: 'List them separately: some composting sites refuse them.' },
    { title: 'Leaves and clippings', description: 'Leaves, pine needles, grass and weeds, loose or bagged.' },
    { title: 'Sod and soil', description: 'Turf, potting mix, dirt and mulch. Guess the amount.' },
    { title: 'Rock and pavers', description: 'Gravel, stepping stones and small amounts of concrete.' },
    { title: 'Logs and stumps', description: 'Cut trunks, firewood and stumps that are dug out.' },
    { title: 'Planters and trellises', description: 'Pots, raised-bed boards, lattice panels and hanging baskets.' },
    { title: 'Patio leftovers', description: 'Rusted chairs, kiddie pools, fountains, hoses and umbrellas.' },
  ],
  faqs: [
    {
      question: 'Do haulers cut down trees?',
      answer:
        'No. Felling a tree or grinding a stump is a job for a tree service. Haulers take wood that’s already on the ground, and cut it if it has to fit the truck.',
    },
    {
      question: 'Which yard items are left behind?',
      answer: prose`Pesticides, weed killers, pool chemicals, fuel and propane tanks aren’t taken: see ${whereTheyGo}. Ask first about railroad ties and other treated lumber. Warn the hauler about cactus, poison oak or a wasp nest.`,
    },
    {
      question: 'Can branches and fruit from citrus trees go?',
      answer: prose`Ask before you put them in the load. In a quarantine area for citrus pests, they have to stay out. The ${link('California Department of Food and Agriculture', 'https://www.cdfa.ca.gov/plant/acp/regulation.html')} has maps, and your county’s agricultural commissioner can tell you more.`,
    },
    {
      question: 'What makes a yard job cost more or less?',
      answer:
        'The size of the pile and its weight, because dirt, sod and stone reach a truck’s limit long before it looks full; you get the final price on site.',
    },
  ],
} satisfies ServiceWords;
