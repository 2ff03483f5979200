import { prose } from '../../shapes/prose';
import type { ServiceWords } from '../../shapes/service-words';
import { whereTheyGo } from '../links';

export const words = {
  metaTitle: 'Curbside Pickups for Bulky Items and Junk',
  metaDescription:
    'Set things out on your own driveway, and a local hauler picks them up. Furniture, boxes and bundled brush go, and no one comes inside.',
  pictureAlt: 'An orange armchair, moving boxes and a green bin on a driveway, in front of a garage.',
  intro: [
    'If your things are on your own driveway, by the garage door or inside the gate, a local hauler can load them without coming inside. Never set them on the sidewalk, the parkway or the street: a private pickup doesn’t make that legal.',
  ],
  description: {
    gettingReady:
      'Set things out shortly before the agreed time. If you rent, ask the landlord where. Keep the pile apart from trash carts, tape drawers shut, cover upholstery, and leave a note that says what goes.',
    onTheDay:
      'The hauler compares the pile with your request, and you agree on the price, in person or by phone, before loading. Items over 200 lbs may need extra handling, so mention them in your request.',
    afterwards:
      'Clean, dry pieces in good shape are offered for donation first. Metal and cardboard are recycled where possible, and electronics go to certified handlers. The rest goes to the trash.',
  },
  categories: [
    { title: 'Couches and armchairs', description: 'Sofas, recliners, futons and office chairs, loose parts taped.' },
    { title: 'Mattresses and frames', description: 'Mattresses, box springs, slats and headboards, kept dry.' },
    { title: 'Boxed household items', description: 'Closed boxes of dishes, books, toys and clothes.' },
    { title: 'Appliances', description: 'Disconnected and emptied, behind a locked gate until pickup.' },
    { title: 'Bundled brush', description: 'Tied branches, bagged leaves and small piles of trimmings.' },
    { title: 'Moving leftovers', description: 'Lamps, mirrors, rugs, fans and drying racks.' },
    { title: 'Remodel scraps', description: 'Old doors, cabinets, carpet rolls, sinks and bagged rubble.' },
    { title: 'Scrap metal', description: 'Bed rails, bikes, pipe and grills without propane tanks.' },
  ],
  faqs: [
    {
      question: 'Does someone have to be home?',
      answer:
        'An adult has to be there, or be reachable by phone, to confirm the price before anything is loaded. If no one will be home, tell the hauler on the first call, and say how you’ll pay.',
    },
    {
      question: 'Which things should never be set out?',
      answer: prose`Paint, pesticides, fuel, solvents, medical waste and propane tanks, even empty ones, aren’t taken: see ${whereTheyGo}. And never leave a refrigerator, freezer, washer, dryer or another large appliance with its door on where children can reach it. They can be trapped inside, and California law forbids it.`,
    },
    {
      question: 'Can I put things out the night before?',
      answer:
        'Better not. On the sidewalk, the parkway or the street, that can count as illegal dumping, even with a truck on its way. For your own driveway, ask your HOA first.',
    },
    {
      question: 'What does a curbside price depend on?',
      answer:
        'On the space the pile fills, its weight and what’s in it: send a photo of the finished pile, and you’ll get the final price before loading.',
    },
  ],
} satisfies ServiceWords;
