import type { ServiceWords } from '../../shapes/service-words';

export const words = {
  metaTitle: 'Construction Debris Removal for Remodels',
  metaDescription:
    'Drywall, tile, lumber or concrete from a remodel: name the materials, and a local hauler gives you a quote, loads the pile and takes it away.',
  pictureAlt: 'Broken drywall, lumber, rubble and bricks with a yellow hard hat, a bucket and a traffic cone.',
  intro:
    'A bathroom redo leaves more behind than anyone expects: broken tile, the old vanity, a stack of drywall in the driveway. A local hauler can take it in one load if it fits, or return after each phase. List the materials, add photos of the pile, and say how close a truck can get. Contractors can book the same way.',
  description: [
    'The hauler first checks what the pile is made of, because weight decides how high a truck can be loaded. Once you accept the price, sheets, bags and boards are carried out by hand and the small stuff is shoveled up. You don’t need a container on the street, and no one on your side has to load.',
    'Sort as you tear out: wood in one stack, metal in another, tile and concrete in a third. Put dust and small pieces in contractor bags, filled only as far as one person can lift. Pull exposed nails or bend them over. Keep the way to the street clear, and warn neighbors if the truck will share an alley or driveway with them.',
    'Sorted material is the easiest to recycle. Clean lumber may be reused or chipped, metal has scrap value, and concrete or brick can be crushed for base material. Cabinets, doors and sinks that came out whole are worth offering for reuse. Painted wood, mixed rubble and wet drywall usually go to disposal.',
  ],
  categories: [
    {
      title: 'Drywall and plaster',
      description:
        'Torn-out sheets, offcuts, plaster and lath, corner bead and bagged dust, with the age of the house noted.',
    },
    {
      title: 'Lumber and plywood',
      description: 'Studs, framing offcuts, subfloor, decking, trim and fence boards, with nails pulled or bent flat.',
    },
    {
      title: 'Tile and stone',
      description: 'Ceramic floor and wall tile, thinset rubble, granite pieces and old countertop slabs.',
    },
    {
      title: 'Concrete and brick',
      description: 'Broken slab, block, pavers, mortar and chimney brick, in amounts the truck can safely carry.',
    },
    {
      title: 'Flooring and carpet',
      description:
        'Laminate, hardwood strips, carpet rolls, padding, tack strips and newer vinyl sheets, with the age of the floor noted.',
    },
    {
      title: 'Cabinets and fixtures',
      description:
        'Kitchen cabinets, vanities, bathtubs, toilets, shower pans, sinks, faucets and drained water heaters.',
    },
    {
      title: 'Doors and windows',
      description: 'Interior doors, jambs, sliding glass panels, window sashes, insect screens, shutters and blinds.',
    },
    {
      title: 'Roofing and siding',
      description: 'Asphalt shingles, roof tile, gutters, flashing and stucco pieces, with the age of the house noted.',
    },
  ],
  faqs: [
    {
      question: 'Can asbestos be picked up?',
      answer:
        'Haulers don’t take it. In older homes, popcorn ceilings, joint compound, floor tiles, sheet vinyl, duct wrap and cement siding may contain it, and you can’t tell by looking. Have suspect material tested before you disturb it, and leave its removal to a qualified abatement contractor. If something already in your pile worries you, leave it alone, have it tested and say so in the request.',
    },
    {
      question: 'What else stays off the truck?',
      answer:
        'Wet paint, adhesives, solvents, fuel and sealed drums of any kind. Fluorescent tubes, lead-acid batteries and old mercury thermostats are hazardous too. Pressure-treated lumber and debris with lead paint have disposal rules of their own, so name them in the request and wait for a clear answer. Debris and ash from a burned building are never taken, because they can contain asbestos and heavy metals.',
    },
    {
      question: 'How is a debris load priced?',
      answer:
        'Mostly by weight. Concrete, tile and plaster reach a truck’s limit quickly, while cabinets and doors mainly take up space. Mixed material usually costs more to dispose of than sorted material. The hauler settles the final price at the site, with the whole pile in view and before work starts.',
    },
    {
      question: 'Does the hauler need a permit?',
      // Los Angeles Municipal Code 66.32.1.
      answer:
        'It depends on the city. For construction and demolition debris from the City of Los Angeles, a hauler needs an AB 939 permit from LA Sanitation, and the load has to go to a processor that the City has certified. Ask for the permit before loading, and keep the receipt if your building permit asks where the debris went.',
    },
    {
      question: 'Is a hauler better than a dumpster?',
      answer:
        'That depends on your project. A dumpster suits a long project that you load bit by bit, and cities may ask for a permit before one goes on the street. A hauler suits debris that is ready now, or a lot with no room for a container.',
    },
    {
      question: 'How should I get the site ready?',
      answer:
        'Finish the tear-out before the visit and turn off your tools. Make one pile as near to the street as you safely can, with boards of similar length together. Keep a parking space open. If the work is upstairs, cover finished floors on the route and say how many flights there are.',
    },
    {
      question: 'Do haulers tear things out as well?',
      answer:
        'Some will unscrew cabinets or take apart a small shed, where that needs no contractor’s license or they have one; ask. Structural walls, wiring, plumbing and gas lines belong to licensed contractors. Describe exactly what’s still attached, because a pickup and a demolition are quoted very differently.',
    },
  ],
} satisfies ServiceWords;
