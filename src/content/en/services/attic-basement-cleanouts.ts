import type { ServiceWords } from '../../shapes/service-words';

export const words = {
  metaTitle: 'Attic & Basement Cleanouts in SoCal',
  metaDescription:
    'A local crew empties attics, basements and the storage under the stairs, carries everything to the truck and leaves you a clear floor.',
  pictureAlt: 'An old wooden chest, moving boxes, a stepladder, a rolled-up rug and a framed picture.',
  intro:
    'The attic is hot, the ladder is steep and some boxes were there before you moved in. Leave the climbing to a local hauler with a steady crew. Basements are rarer in Southern California, but older houses and hillside homes do have them, along with cellars and storage under the stairs. Tell us how to get to the space.',
  description: [
    'The hauler looks at the hatch, the ladder or the stairwell, checks where it is safe to stand, and settles the price. Then one person passes things down and another carries them out. In a low attic that’s slow, careful work. A walk-out basement with a wide door goes much faster.',
    'Clear the floor under the hatch and move breakables from the hallway. If the attic has bare joists, say so, because a foot between them goes through the ceiling. Check that the lights work, or mention that they don’t. In summer, ask for a morning visit, since attics heat up fast. Point out anything fragile or sentimental, so that it comes down first.',
    'Toys, books, vintage suitcases and dishes can find new owners if mice and moisture left them alone. Cardboard and paper are recycled when dry. Holiday lights and old stereos join the e-waste, and damp carpet, moldy boxes and crumbling foam are thrown away. Look inside each trunk before it goes down the ladder.',
  ],
  categories: [
    {
      title: 'Stored boxes',
      description:
        'Moving boxes, plastic bins, trunks, suitcases and bags that haven’t been opened since the last move.',
    },
    {
      title: 'Holiday decorations',
      description: 'Artificial trees, wreaths, light strings, yard figures and boxes of ornaments you no longer hang.',
    },
    {
      title: 'Books and papers',
      description: 'Textbooks, magazines, school projects and old tax files, with private pages taken out first.',
    },
    {
      title: 'Old furniture',
      description: 'Chairs, cribs, lamps, bed rails and side tables that once went up in pieces.',
    },
    {
      title: 'Clothes and textiles',
      description: 'Winter coats, costumes, quilts, drapes and rolled carpets, dry and free of pests if possible.',
    },
    {
      title: 'Hobby and music',
      description: 'Sewing machines, model trains, records, stereo parts, keyboards and unfinished craft projects.',
    },
    {
      title: 'Basement equipment',
      description:
        'Dehumidifiers, workbenches, exercise equipment, spare fridges, wine racks, shelving, and washers and dryers off their hoses.',
    },
    {
      title: 'Building leftovers',
      description: 'Spare tile, trim, doors, window screens, pipe and rolls of clean, unused insulation.',
    },
  ],
  faqs: [
    {
      question: 'My attic has only a small hatch. Can it be cleared?',
      answer:
        'Usually, as long as a person fits through with a box. Measure the opening and photograph it from below with the ladder in place. Anything assembled up there may need to be taken apart. If it went up before the hatch was made smaller, mention that too.',
    },
    {
      question: 'What must stay in the attic or basement?',
      answer:
        'Paint, solvents, pesticides, fuel and medical waste aren’t taken. Leave old insulation and wrapped pipes alone, because some contain asbestos and need testing by a professional. Built-in ducts, furnaces and wiring stay as well unless a qualified person has disconnected and released them.',
    },
    {
      question: 'Is rodent or water damage a problem?',
      answer:
        'It changes how the crew works, so say so right away. Droppings, nests and mold call for masks, gloves and sealed bags, and a bad case may need a pest or restoration company first. Don’t sweep dry droppings yourself, since that stirs up dust you shouldn’t breathe.',
    },
    {
      question: 'What affects the price?',
      answer:
        'Haulers go by volume, weight and type. Fifty boxes of books weigh much more than fifty boxes of Christmas decorations. Describe ladders, headroom and the walk to the truck in your request, so the quote you get beforehand is close to the one set on inspection.',
    },
    {
      question: 'Should I carry the boxes down first?',
      answer:
        'Please don’t risk a fall for it. A few light things near the hatch are fine, if someone holds the ladder. It helps more to put colored stickers on everything that stays, so the crew doesn’t have to ask about every box.',
    },
    {
      question: 'Does a crawl space count too?',
      answer:
        'Yes, if a person can reach the things without digging or moving pipes. Tell the hauler how high the space is, whether the ground is dry and how far back the items lie. Haulers remove stored belongings only; repairs, vapor barriers and pest work are other trades.',
    },
  ],
} satisfies ServiceWords;
