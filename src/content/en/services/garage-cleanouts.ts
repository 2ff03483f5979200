import { link, prose } from '../../shapes/prose';
import type { ServiceWords } from '../../shapes/service-words';
import { whereTheyGo } from '../links';

export const words = {
  metaTitle: 'Garage Cleanouts by Local SoCal Haulers',
  metaDescription:
    'Park in your garage again. Local haulers load the shelves, boxes and old gear you point at, then sort the load for donation and recycling.',
  pictureAlt: 'A garage with the door half up, boxes inside, and a bike, tires, a toolbox and a chair out front.',
  intro: [
    'Garages fill up one box at a time, until the car lives on the street. A local hauler can often clear yours in a single visit. You point at what stays, and the crew loads the rest.',
  ],
  description: {
    gettingReady:
      'Group what you keep along one wall. Leave paint, weed killer, gasoline and the like where they are, and point them out to the crew. Move your cars and unlock the side door.',
    onTheDay:
      'You show the hauler what stays and agree on the final price. The crew works from the door to the back wall. Garage cleanouts typically take 2–4 hours.',
    afterwards:
      'Usable tools, sports gear and toys are offered for donation first. Metal, dead bikes and cardboard are recycled. Old computers go to certified e‑waste handlers. Cracked bins and damp carpet go to the trash.',
  },
  categories: [
    { title: 'Shelves and cabinets', description: 'Metal racks, wall cabinets, pegboards and workbenches.' },
    { title: 'Tools and hardware', description: 'Hand tools, dead power tools, ladders and toolboxes.' },
    { title: 'Boxes and bins', description: 'Cardboard boxes, totes, holiday decorations, paperwork and clothes.' },
    { title: 'Sports equipment', description: 'Bikes, surfboards, golf bags, weights, treadmills and tents.' },
    { title: 'Kids’ things', description: 'Strollers, playpens, ride-on toys and expired car seats.' },
    { title: 'Garden gear', description: 'Mowers drained of gas, hoses, wheelbarrows and rakes.' },
    { title: 'Garage appliances', description: 'Fridges, freezers, washers and disconnected water heaters.' },
    { title: 'Car leftovers', description: 'Roof racks, floor mats and tires (say how many).' },
  ],
  faqs: [
    {
      question: 'Do I need to sort everything first?',
      answer:
        'Only what you want to keep. Colored tape or a chalk line on the floor works well: everything on one side stays. If only half of the garage has to go, send a photo with those things circled.',
    },
    {
      question: 'What in a garage can’t the hauler take?',
      answer: prose`Paint, thinner, motor oil, fuel, pesticides, pool chemicals, car batteries, ammunition and propane tanks aren’t taken: see ${whereTheyGo}. ${link('PaintCare', 'https://www.paintcare.org/')} drop-off sites take leftover house paint for free.`,
    },
    {
      question: 'Do I have to be there the whole time?',
      answer:
        'You or another adult should be there at the start, to confirm what leaves and what it costs, and at the end, to look around before you pay. In between, keep your phone on.',
    },
    {
      question: 'How is the price set?',
      answer:
        'By how much of the truck your things fill, how heavy they are and what they are; a photo from each corner makes the quote more accurate.',
    },
  ],
} satisfies ServiceWords;
