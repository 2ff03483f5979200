import type { ServiceWords } from '../../shapes/service-words';

export const words = {
  metaTitle: 'Curbside Pickups for Bulky Items and Junk',
  metaDescription:
    'Set it out, and a local hauler picks it up. Furniture, boxes and bundled brush leave from the curb or driveway, and nobody comes inside.',
  pictureAlt: 'An orange armchair, moving boxes and a green bin wait at the curb under a tree.',
  intro:
    'If your things already stand at the curb, in the driveway or by the garage door, a local hauler can load them from there without coming inside. That suits renters on moving day and people who prefer little contact. Send photos, agree on a time, and then set everything out.',
  description: [
    'You put the items out where the truck can stop, and the hauler compares them with your request. The price is settled in person or by phone, and then loading starts. Because the carry is short, a few pieces may be gone within minutes. Items over 200 lbs may need extra handling, so mention a safe, a piano or a big treadmill beforehand.',
    'Set things out shortly before the agreed time rather than days ahead. Leave room on the sidewalk for strollers and wheelchairs. Keep the pile apart from trash carts and from a neighbor’s things, and away from hydrants and mailboxes. Tape drawers shut, bundle loose pieces, and put a note with your name where the hauler will see it. Keep refrigerators, freezers, washers and dryers inside or behind a locked gate until the hauler is there, or take their doors off.',
    'The load is sorted. Pieces in good shape may be donated if they stayed dry and clean. Metal and cardboard are recycled where possible, and electronics go to certified handlers. The remainder is disposed of. Cover upholstery when rain or heavy morning fog is likely, because nobody accepts a soaked sofa as a donation.',
  ],
  categories: [
    {
      title: 'Couches and armchairs',
      description: 'Sofas, recliners, futons and office chairs, set down with cushions on and loose parts taped.',
    },
    {
      title: 'Mattresses and frames',
      description: 'Mattresses, box springs, slats and headboards, best kept dry under a sheet of plastic.',
    },
    {
      title: 'Boxed household items',
      description: 'Closed boxes of dishes, books, toys and clothes, none heavier than one person can lift.',
    },
    {
      title: 'Appliances',
      description:
        'Washers, dryers, stoves and fridges, disconnected and emptied, kept inside or behind a locked gate until the hauler is there.',
    },
    {
      title: 'Bundled brush',
      description: 'Cut branches tied with twine, bagged leaves and small piles of prunings beside the driveway.',
    },
    {
      title: 'Moving leftovers',
      description: 'Lamps, mirrors, rugs, fans, laundry racks and everything that did not fit in the moving van.',
    },
    {
      title: 'Remodel scraps',
      description: 'Old doors, cabinets, carpet rolls, sinks and bagged rubble from a weekend project.',
    },
    {
      title: 'Scrap metal',
      description: 'Bed rails, bike frames, grills without their propane tank, shelving posts and lengths of pipe.',
    },
  ],
  faqs: [
    {
      question: 'Does someone have to be home?',
      answer:
        'Often not, provided the hauler can reach you to confirm the items and the price. Agree on that when you are first contacted. Leave your phone on during the arrival window, and say how you will pay, since payment is due once the load is on the truck.',
    },
    {
      question: 'What should I do with a very heavy item?',
      answer:
        'Do not drag it out alone. Give its rough weight and say where it stands now, so that the hauler can plan a second person or a dolly. If it cannot be moved to the curb safely, ask for it to be collected from inside instead.',
    },
    {
      question: 'Which things should never be left at the curb?',
      answer:
        'Paint, pesticides, fuel, solvents, medical waste, ammunition and propane tanks are not taken, and on a sidewalk they are a danger to children and pets. Keep them locked indoors until you can take them to your county’s household hazardous waste program. Do not move a container you do not know. Loose batteries go to a battery drop-off. Loose broken glass should be boxed and labeled.',
    },
    {
      question: 'Can a refrigerator or a washer wait at the curb?',
      answer:
        'No, not with its door on. A child can be trapped inside, and California law (Penal Code 402b) forbids leaving a discarded refrigerator, freezer, washer or dryer where children can reach it with its door on. Keep it inside or behind a locked gate until the hauler is there, or take the doors off.',
    },
    {
      question: 'What does a curbside price depend on?',
      answer:
        'It depends on the space the pile fills, its weight and the kind of things in it. Send a photo of the finished pile, because a tidy stack is easier to judge. If you add something afterwards, the quote may change.',
    },
    {
      question: 'Can I put things out the night before?',
      answer:
        'Check first. Many cities limit when items may stand on a public sidewalk, and many HOAs add rules of their own. A driveway or a spot just inside your gate is the safer choice. There, passersby are less likely to open boxes or add to the pile.',
    },
  ],
} satisfies ServiceWords;
