import { link, prose } from '../../shapes/prose';
import type { ServiceWords } from '../../shapes/service-words';
import { whereTheyGo } from '../links';

export const words = {
  metaTitle: 'Construction Debris Removal for Remodels',
  metaDescription:
    'Drywall, tile, lumber or concrete from a remodel: name the materials, and a local hauler gives you a quote, loads the pile and takes it away.',
  pictureAlt: 'Broken drywall, lumber, rubble and bricks with a yellow hard hat, a bucket and a traffic cone.',
  intro: [
    'A bathroom redo leaves more behind than anyone expects: broken tile, the old vanity, a stack of drywall in the driveway. List the materials, add photos of the pile, and say how close a truck can get. Contractors can book, too.',
  ],
  description: {
    gettingReady:
      'Finish the tear-out and make separate piles: wood, metal, tile and concrete. Bag dust and small pieces, no heavier than one person can lift. Pull nails or bend them over.',
    onTheDay:
      'The hauler checks what the pile is made of, because weight limits the load, and gives you the final price. The crew carries and shovels everything. You don’t need a container on the street.',
    afterwards:
      'Clean lumber and whole cabinets, doors and sinks can be reused. Metal is recycled, and concrete and brick can be crushed. Painted wood and mixed rubble usually go to disposal.',
  },
  categories: [
    { title: 'Drywall and plaster', description: 'Torn-out sheets, scraps, plaster, lath and bagged dust.' },
    { title: 'Lumber and plywood', description: 'Studs, scraps, subfloor, decking, trim and fence boards.' },
    { title: 'Tile and stone', description: 'Floor and wall tile, granite pieces and countertop slabs.' },
    { title: 'Concrete and brick', description: 'Broken slab, block, pavers and chimney brick.' },
    { title: 'Flooring and carpet', description: 'Laminate, hardwood, carpet, padding and newer vinyl sheets.' },
    {
      title: 'Cabinets and fixtures',
      description: 'Cabinets, vanities, bathtubs, toilets, sinks and drained water heaters.',
    },
    { title: 'Doors and windows', description: 'Doors, sliding glass panels, sashes, screens, shutters and blinds.' },
    { title: 'Roofing and siding', description: 'Shingles, roof tile, gutters, flashing and stucco pieces.' },
  ],
  faqs: [
    {
      question: 'Does the hauler need a permit?',
      // Los Angeles Municipal Code 66.32.1.
      answer: prose`In the City of Los Angeles, a private hauler of waste needs an ${link('AB 939 permit from LA Sanitation', 'https://www.lacitysan.org/san/faces/home/portal/s-lsh-wwd/s-lsh-wwd-s/s-lsh-wwd-s-c/s-lsh-wwd-s-c-whp')}, and construction debris has to go to a processor that the City has certified. Ask to see the permit before loading, and keep the receipt. Other cities have their own rules.`,
    },
    {
      question: 'Can asbestos be picked up?',
      answer:
        'No. In older homes, popcorn ceilings, joint compound, floor tiles, sheet vinyl, duct wrap and cement siding may contain it. Have them tested before you touch them, leave removal to a qualified contractor, and say in your request how old the house is.',
    },
    {
      question: 'What else stays off the truck?',
      answer: prose`Wet paint, adhesives, solvents, fuel, sealed drums, fluorescent tubes, car batteries and mercury thermostats: see ${whereTheyGo}. Debris and ash from a burned building are never taken. Ask first about treated lumber and lead paint.`,
    },
    {
      question: 'How is a debris load priced?',
      answer:
        'Mostly by weight, and mixed material usually costs more than sorted; you get the final price on site, with the whole pile in view.',
    },
  ],
} satisfies ServiceWords;
