import { prose } from '../../shapes/prose';
import type { ServiceWords } from '../../shapes/service-words';
import { whereTheyGo } from '../links';

export const words = {
  metaTitle: 'Estate Cleanouts in Los Angeles and Beyond',
  metaDescription:
    'After a loss or a move to care, a home has to be cleared. A local hauler helps gently, at the family’s pace, with donation considered first.',
  pictureAlt: 'A grandfather clock, a green armchair, a vase and a framed landscape on a round rug.',
  intro: [
    'When you clear the home of someone you love, you set the pace. A local hauler can begin with the garage and leave the bedroom for another week, or wait until everyone has taken what they want to keep.',
  ],
  description: {
    gettingReady:
      'Find papers, keys, jewelry, photos and letters first. Let each relative choose with colored stickers, and lock the chosen things in one room. An appraisal or an estate sale comes first.',
    onTheDay:
      'Most families walk through with the hauler before anything is moved, and agree on a price by room or for the house. You can ask the crew to stop when something looks personal.',
    afterwards:
      'Clothing, kitchenware, books and furniture in good shape are offered for donation first. Metal, paper and electronics are recycled. A donation receipt comes from the organization that takes the goods; ask before the visit.',
  },
  categories: [
    { title: 'Household furniture', description: 'Bedroom and dining sets, sofas, cabinets, desks and lamps.' },
    { title: 'Wardrobe and bedding', description: 'Coats, suits, shoes and linens, with pockets checked first.' },
    { title: 'Kitchen and pantry', description: 'Dishes, pots, small appliances and groceries.' },
    { title: 'Books and records', description: 'Books, albums, tapes and sheet music, letters taken out.' },
    { title: 'Garage and garden', description: 'Hand tools, ladders, workbenches, planters and patio chairs.' },
    { title: 'Large appliances', description: 'Fridges, laundry machines, ranges and window units.' },
    { title: 'Care equipment', description: 'Walkers, shower chairs, bed rails, recliners and wheelchairs.' },
    { title: 'Attic and closets', description: 'Boxes, suitcases, holiday things, craft supplies and keepsakes.' },
  ],
  faqs: [
    {
      question: 'Who has to give permission?',
      answer:
        'The executor, the trustee or someone else with authority over the belongings. If there are several heirs, get their agreement in writing, even as a short message. Haulers rely on what you tell them.',
    },
    {
      question: 'What can’t be taken from the house?',
      answer: prose`Paint, chemicals, fuel, needles, firearms, ammunition and propane tanks aren’t taken: see ${whereTheyGo}. Oxygen tanks go back to their supplier. Before you touch a gun or ammunition, call the local police or sheriff.`,
    },
    {
      question: 'I live far away. Can it still be arranged?',
      answer:
        'Yes, if someone you trust can open the door and answer the phone that day. Say on the phone, not in the request, who that is and that no one lives there. Ask for a first walk-through by video call.',
    },
    {
      question: 'How do haulers arrive at a price?',
      answer:
        'By the amount, the weight and the kind of things in each room; if you clear it in stages, you get the price of each stage before it begins.',
    },
  ],
} satisfies ServiceWords;
