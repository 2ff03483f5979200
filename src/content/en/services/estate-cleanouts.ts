import type { ServiceWords } from '../../shapes/service-words';

export const words = {
  metaTitle: 'Estate Cleanouts in Los Angeles and Beyond',
  metaDescription:
    'After a loss or a move to care, a home has to be cleared. A local hauler helps gently, at the family’s pace, with donation considered first.',
  pictureAlt: 'A grandfather clock, a green armchair, a vase and a framed landscape on a round rug.',
  intro:
    'When you clear the home of someone you love, you set the pace. A local hauler can begin with the garage and leave the bedroom for another week. The whole house can also wait until everyone has taken what they want to keep. Tell us where things are and what comes first.',
  description: [
    'Most families walk through with the hauler once before anything is moved. You talk about which rooms are ready, which aren’t, and what should be set aside if it turns up. The price is agreed room by room or for the house. On the day, one relative is usually there to answer questions, and you can ask the crew to stop when something looks personal.',
    'Before the visit, gather papers first: the will, deeds, insurance, tax records, passports, keys. Then jewelry, photographs and letters. Let each relative choose with colored stickers, and lock the chosen things in one room. Make sure the person with the legal right to decide has agreed to the cleanout. If an appraiser or an estate sale is planned, let that happen first.',
    'Clothing, kitchenware, books, linens and furniture in good shape are offered for donation first. Metal, paper and old electronics are recycled through the right channels. Ask beforehand about donation receipts, which come from the organization that takes the goods. Only what’s worn out goes to disposal. If a certain kind of place mattered to the person, such as a school or an animal shelter, mention it to the hauler.',
  ],
  categories: [
    {
      title: 'Household furniture',
      description: 'Bedroom and dining sets, sofas, cabinets, desks and lamps that the family doesn’t want to keep.',
    },
    {
      title: 'Wardrobe and bedding',
      description:
        'Coats, dresses, suits, shoes, bedding and table linen, with pockets and drawers checked beforehand.',
    },
    {
      title: 'Kitchen and pantry',
      description: 'Dishes, glassware, pots, small appliances and groceries from shelves, fridge and freezer.',
    },
    {
      title: 'Books and records',
      description:
        'Bookshelves, albums, tapes, sheet music and magazines, after inscriptions and tucked-in letters are found.',
    },
    {
      title: 'Garage and garden',
      description: 'Hand tools, ladders, workbenches, planters, patio chairs and the contents of a shed.',
    },
    {
      title: 'Large appliances',
      description: 'Fridges, laundry machines, ranges and window units that won’t stay with the house.',
    },
    {
      title: 'Care equipment',
      description:
        'Walkers, shower chairs, bed rails, lift recliners and wheelchairs, cleaned so that others can use them.',
    },
    {
      title: 'Attic and closets',
      description: 'Boxes, suitcases, holiday things, craft supplies and keepsakes that no one wants to keep.',
    },
  ],
  faqs: [
    {
      question: 'When is the right time for a cleanout?',
      answer:
        'When the family is ready and the legal side is clear. A closing date or the end of a lease may set a deadline. Even then you can begin with easy rooms such as the garage or laundry. Leave the most personal places until last, and allow a pause.',
    },
    {
      question: 'Who has to give permission?',
      answer:
        'The executor, trustee or another person with authority over the belongings. If several heirs are involved, put the agreement in writing, even a short message that all have answered. Haulers rely on what you tell them, so settle open questions about ownership before booking.',
    },
    {
      question: 'What can’t be taken from the house?',
      answer:
        'Paint, pesticides, solvents, fuel, needles and other medical waste aren’t taken, nor are firearms, ammunition and propane tanks. Oxygen tanks go back to their supplier. Ask a pharmacy about a take-back bin for leftover medicine. For guns and ammunition, call the local police or sheriff for advice before touching them.',
    },
    {
      question: 'How do haulers arrive at a price?',
      answer:
        'They look at the amount, the weight and the kind of things in each room. A house with an upright piano and a full workshop costs more to clear than a small apartment. If you clear it in stages, each stage has its own price, confirmed on inspection before that stage begins.',
    },
    {
      question: 'I live far away. Can it still be arranged?',
      answer:
        'Yes, if someone you trust can open the door and be reached on the day. Say on the phone, not in the request, who that is and that no one lives there. Mark what stays on a simple floor plan, and agree on how questions will be handled. A video call for the first walk-through is worth asking for.',
    },
    {
      question: 'How can we prepare without being overwhelmed?',
      answer:
        'Take one drawer or one closet at a time, and stop while you still have energy. Sort into three groups only: keep, give away, let go. Take a photo of things that carry a memory but that you can’t keep.',
    },
  ],
} satisfies ServiceWords;
