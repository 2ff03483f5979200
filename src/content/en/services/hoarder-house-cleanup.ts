import type { ServiceWords } from '../../shapes/service-words';

export const words = {
  metaTitle: 'Hoarder House Cleanup, Discreet and Patient',
  metaDescription:
    'A full home can be cleared gently, one room at a time. You set the pace, and a local hauler will talk with you before giving a quote.',
  pictureAlt: 'Boxes, tied newspapers, books, a suitcase, a lamp, a teddy bear and two full bags in one tall pile.',
  intro:
    'Things pile up for many reasons: grief, illness, a hard few years. No explanation is needed here. Tell us as much or as little as you like, and a local hauler will talk with you before giving a quote. The work can go one room at a time, quietly, and the person who lives there decides what stays.',
  description: [
    'It begins with a conversation, and a visit if you want one. You agree on where to start, what must not be touched and who decides when something is uncertain. The crew clears a safe path first, then one area after another. Breaks are normal. Some homes take a single day; others are better spread over several short visits so that no one feels rushed.',
    'Very little preparation is needed, and you don’t have to clean before anyone comes. Choose a first room, maybe a bathroom or a hallway. Write a short list of what to look for: papers, keys, photographs, medicine, cash. Arrange a calm place for pets. If a relative or counselor offers support, ask them along, since a familiar face helps.',
    'What you keep stays with you, in boxes or on a cleared shelf. Clothes, books and housewares in good shape can be donated. Paper, cardboard and metal can be recycled. Things spoiled by moisture, pests or old food are bagged and taken to disposal. You can change the sorting rules at any point, even halfway through a closet.',
  ],
  categories: [
    {
      title: 'Papers and mail',
      description:
        'Newspapers, magazines, catalogs, old bills and flattened boxes, after the important documents have been found.',
    },
    {
      title: 'Clothing and linens',
      description: 'Bags of clothes, shoes, blankets, towels and curtains, sorted into keep, donate and discard.',
    },
    {
      title: 'Kitchen contents',
      description:
        'Dishes, cookware, expired food, empty jars, plastic containers and small appliances that no longer work.',
    },
    {
      title: 'Furniture and mattresses',
      description: 'Chairs, tables, sofas, beds and shelves, once they can be reached and carried out safely.',
    },
    {
      title: 'Boxes and collections',
      description:
        'Unopened packages, figurines, craft supplies, tapes and books, each group checked with you before it leaves.',
    },
    {
      title: 'Household trash',
      description: 'Everyday trash that has built up, bagged, tied and taken out with as little fuss as possible.',
    },
    {
      title: 'Outdoor buildup',
      description:
        'Belongings kept on porches and in side yards, carports and sheds, including weathered furniture and scrap metal.',
    },
    {
      title: 'Appliances and electronics',
      description: 'Televisions, radios, computers, fans and fridges, set apart for handlers equipped to recycle them.',
    },
  ],
  faqs: [
    {
      question: 'Will the neighbors know what is going on?',
      answer:
        'You can ask for a quiet visit. Agree with the hauler on where the truck parks, which door is used and whether bags are opaque.',
    },
    {
      question: 'I feel embarrassed about the house. What should I do?',
      answer:
        'There’s no need to be. You can begin with one photo or none, and describe things in your own words. Stop, slow down or change your mind whenever you need to.',
    },
    {
      question: 'What can’t a hauler remove from the home?',
      answer:
        'Paint, solvents, pesticides, fuel, firearms, ammunition, medical waste such as needles, and anything that may contain asbestos. Human or animal waste, blood and serious mold call for a specialist cleaning company first; for a dead animal, ask your city. The crew stops where a needle turns up. Leave what you’re unsure about where it is, and say so.',
    },
    {
      question: 'How is a quote made when rooms are full?',
      answer:
        'The hauler looks at volume, weight and type of items, as far as they can be seen. Because much is hidden behind the first layer, it can be sensible to agree on one area at a time. You get the price for that part first, and you can stop there.',
    },
    {
      question: 'Can I arrange this for a parent or a tenant?',
      answer:
        'Yes, with care. The person living there has to agree, unless the law lets you decide for them, and it goes better when they help. A landlord can’t remove a tenant’s things, or what one left behind, without the steps that California law sets. Tell the hauler who approves each step.',
    },
    {
      question: 'How can important things be kept safe?',
      answer:
        'Name them to the crew before work starts: a will, jewelry, letters, a certain photo album. Ask for one labeled box where such finds are placed, and look through it at each break. Check pockets, books and envelopes yourself in places where money was kept.',
    },
  ],
} satisfies ServiceWords;
