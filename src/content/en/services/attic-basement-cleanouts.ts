import { prose } from '../../shapes/prose';
import type { ServiceWords } from '../../shapes/service-words';
import { whereTheyGo } from '../links';

export const words = {
  metaTitle: 'Attic & Basement Cleanouts in SoCal',
  metaDescription:
    'A local crew empties attics, basements and the storage under the stairs, carries everything to the truck and leaves you a clear floor.',
  pictureAlt: 'An old wooden chest, moving boxes, a stepladder, a rolled-up rug and a framed picture.',
  intro: [
    'The attic is hot, the ladder is steep, and some boxes were there before you moved in. A local hauler can do the climbing, in attics, basements, cellars and the space under the stairs. Tell us how to get there.',
  ],
  description: {
    gettingReady:
      'Clear the hallway and the floor under the hatch. If the attic has bare joists or no light, say so in your request. In summer, ask for a morning visit. Put stickers on what stays.',
    onTheDay:
      'The hauler checks the hatch, the ladder and where it’s safe to stand, and gives you the final price. Then one person passes things down, and another carries them out.',
    afterwards:
      'Toys, books and dishes that stayed clean and dry are offered for donation first. Dry cardboard is recycled, and old electronics go to certified handlers. Damp, moldy or chewed things go to the trash.',
  },
  categories: [
    { title: 'Stored boxes', description: 'Moving boxes, plastic bins, trunks, suitcases and bags.' },
    { title: 'Holiday decorations', description: 'Artificial trees, wreaths, light strings and boxes of ornaments.' },
    { title: 'Books and papers', description: 'Textbooks, magazines and old files, private pages taken out.' },
    { title: 'Old furniture', description: 'Chairs, cribs, lamps, bed rails and side tables.' },
    { title: 'Clothes and textiles', description: 'Coats, costumes, quilts, drapes and rolled-up carpets.' },
    { title: 'Hobby and music', description: 'Sewing machines, model trains, records, keyboards and stereo parts.' },
    { title: 'Basement equipment', description: 'Exercise equipment, spare fridges, disconnected washers and dryers.' },
    { title: 'Building leftovers', description: 'Spare tile, trim, doors, screens and clean, unused insulation.' },
  ],
  faqs: [
    {
      question: 'My attic has only a small hatch. Can it be cleared?',
      answer:
        'Usually, if a person fits through with a box. Send a photo of the opening from below, and give its width. Anything put together up there may have to come apart first.',
    },
    {
      question: 'What must stay in the attic or basement?',
      answer: prose`Paint, solvents, pesticides, fuel and medical waste aren’t taken: see ${whereTheyGo}. Leave old insulation and wrapped pipes alone, because some contain asbestos. Ducts, furnaces and wiring stay, too.`,
    },
    {
      question: 'Is rodent or water damage a problem?',
      answer:
        'Say so in your request. Droppings and mold call for masks, gloves and sealed bags, and a bad case may need a pest or restoration company first. Don’t sweep dry droppings: you shouldn’t breathe the dust.',
    },
    {
      question: 'What affects the price?',
      answer:
        'The space your things fill in the truck, their weight and what they are; you get the final price before loading.',
    },
  ],
} satisfies ServiceWords;
