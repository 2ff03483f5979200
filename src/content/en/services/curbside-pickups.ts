import type { ServiceWords } from '../../shapes/service-words';

export const words = {
  metaTitle: 'Curbside Pickups for Bulky Items and Junk',
  metaDescription:
    'Set things out on your own driveway, and a local hauler picks them up. Furniture, boxes and bundled brush go, and no one comes inside.',
  pictureAlt: 'An orange armchair, moving boxes and a green bin wait at the curb under a tree.',
  intro:
    'If your things are on your own driveway, by the garage door or inside the gate, a local hauler can load them from there without coming inside. Never set them on the sidewalk, the parkway or the street: a private pickup doesn’t make that legal. Send photos, agree on a time, and then set everything out.',
  description: [
    'The hauler compares what’s on your driveway or inside the gate with your request. You agree on the price in person or by phone, and only then does loading start. Items over 200 lbs may need extra handling, so mention a safe, a piano or a big treadmill beforehand.',
    'Set things out shortly before the agreed time rather than days ahead, on your own driveway or inside the gate. If you rent, ask the landlord or manager where you can put things. Keep the pile apart from trash carts and from a neighbor’s things. Tape drawers shut, bundle loose pieces, and put a note on the pile that says what goes. Keep refrigerators, freezers, washers and dryers inside or behind a locked gate until the hauler is there, or take their doors off.',
    'The load is sorted. Pieces in good shape may be donated if they stayed dry and clean. Metal and cardboard are recycled where possible, and electronics go to certified handlers. The rest is disposed of. Cover upholstery when rain or heavy morning fog is likely, because no one accepts a soaked sofa as a donation.',
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
      description: 'Lamps, mirrors, rugs, fans, laundry racks and everything that didn’t fit in the moving van.',
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
        'An adult has to be there, or be reachable by phone, to confirm the price before anything is loaded. If no one will be home, settle that on the first call, leave your phone on during the arrival window, and say how you’ll pay, since payment is due once the job is done.',
    },
    {
      question: 'What should I do with a very heavy item?',
      answer:
        'Don’t drag it out alone. Give its rough weight and say where it is now, so that the hauler can plan a second person or a dolly. If it can’t be moved outside safely, ask for it to be picked up from inside instead.',
    },
    {
      question: 'Which things should never be set out?',
      answer:
        'Paint, pesticides, fuel, solvents, medical waste and propane tanks, even empty ones, aren’t taken. Keep them where children and pets can’t reach them, a propane tank always outdoors, until you can take them to your county’s household hazardous waste program. Don’t move a container you don’t know. For ammunition, call the police or the sheriff. Loose batteries go to a battery drop-off. Loose broken glass should be boxed and labeled.',
    },
    {
      question: 'Can a refrigerator or a washer wait outside?',
      answer:
        'Not where children can reach it. A child can be trapped inside, and California law (Penal Code 402b) forbids leaving a discarded refrigerator, freezer, washer or dryer in such a place with its door on. Keep it inside or behind a locked gate until the hauler is there, or take the doors off.',
    },
    {
      question: 'What does a curbside price depend on?',
      answer:
        'It depends on the space the pile fills, its weight and the kind of things in it. Send a photo of the finished pile, because a tidy stack is easier to judge. If you add something afterward, the quote may change. In California, the price you’re told must include every mandatory fee except shipping and government taxes and fees.',
    },
    {
      question: 'Can I put things out the night before?',
      answer:
        'It’s better not to, and never on the sidewalk, the parkway or the street: that can count as illegal dumping, even for one night and even if a truck is on its way. On your own driveway, ask your HOA first. Just inside the gate, passersby are less likely to open boxes or add to the pile.',
    },
  ],
} satisfies ServiceWords;
