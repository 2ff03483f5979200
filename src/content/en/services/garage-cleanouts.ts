import type { ServiceWords } from '../../shapes/service-words';

export const words = {
  metaTitle: 'Garage Cleanouts by Local SoCal Haulers',
  metaDescription:
    'Park in your garage again. Local haulers load the shelves, boxes and old gear you point at, then sort the load for donation and recycling.',
  pictureAlt: 'A garage with the door half up, boxes inside, and a bike, tires, a toolbox and a chair out front.',
  intro:
    'Garages fill up one box at a time, until the car lives on the street. A local hauler can often clear yours in a single visit: the broken treadmill, the wobbly shelves, the mystery boxes from two moves ago. You point at what stays, and the crew loads the rest. Photos from the open door are enough to start.',
  description: [
    'A garage pickup starts with a short walk through the space. You show the hauler what stays, agree on the final price, and the crew works from the door toward the back wall. Heavy things go into the truck first, loose boxes on top. Garage cleanouts typically take 2–4 hours, and clear marks on everything that stays save time.',
    'Start with what you keep. Pull out bikes, holiday bins and good tools, and group them along one wall or in the driveway. Then note where paint, weed killer, gasoline and similar things are. They can’t go in the truck, so leave them there and point them out to the crew. Move your cars, unlock the side door, and open a box or two to be sure that nothing valuable is inside.',
    'A garage holds a bit of everything, so the load is separated by kind. Usable tools, sports gear and toys are candidates for donation. Metal shelving, dead bikes and cardboard can be recycled. Old computers and chargers are kept apart for certified e-waste handlers. What’s left, such as cracked bins and damp carpet, is disposed of as trash.',
  ],
  categories: [
    {
      title: 'Shelves and cabinets',
      description:
        'Metal racks, plywood shelves, wall cabinets, pegboards and workbenches, unscrewed or clearly marked for removal.',
    },
    {
      title: 'Tools and hardware',
      description: 'Rusty hand tools, dead power tools, ladders, toolboxes and coffee cans full of screws.',
    },
    {
      title: 'Boxes and bins',
      description:
        'Cardboard boxes, plastic totes, holiday decorations, old paperwork and clothes no one has opened in years.',
    },
    {
      title: 'Sports equipment',
      description: 'Bikes, surfboards, golf bags, weight benches, treadmills, camping gear and outgrown skates.',
    },
    {
      title: 'Kids’ things',
      description: 'Strollers, playpens, plastic slides, ride-on toys, expired car seats and bins of stuffed animals.',
    },
    {
      title: 'Garden gear',
      description: 'Push mowers drained of gas, hoses, wheelbarrows, planters, rakes and folded shade canopies.',
    },
    {
      title: 'Garage appliances',
      description:
        'The second fridge, a chest freezer, a retired washer, or a water heater disconnected by a qualified person.',
    },
    {
      title: 'Car leftovers',
      description:
        'Roof racks, floor mats, seat covers, bike carriers and worn tires. Say in the request how many tires there are.',
    },
  ],
  faqs: [
    {
      question: 'Do I need to sort everything beforehand?',
      answer:
        'Only what you want to keep. Colored tape or a chalk line on the floor works well: everything on one side stays. The rest is sorted while loading. If you have no time at all to prepare, plan to be there so the hauler can ask about doubtful boxes.',
    },
    {
      question: 'What in a garage can’t the hauler take?',
      answer:
        'Anything hazardous: paint, thinner, motor oil, fuel, pesticides, pool chemicals, ammunition and propane tanks. Leave them where they are. Your county’s household hazardous waste program takes most of them, and PaintCare drop-off sites take leftover house paint. Loose batteries go to a battery drop-off, and stores that sell car batteries take old ones back. For ammunition, ask the police or the sheriff.',
    },
    {
      question: 'How is the price set?',
      answer:
        'By how much of the truck your things fill, how heavy they are and what they are. A garage of cardboard and clothes is light for its size. One with bricks, tile or gym plates is heavy. A photo from each corner makes the quote more accurate. In California, the price you’re told must include every mandatory fee except shipping and government taxes and fees.',
    },
    {
      question: 'Can I clear only half of the garage?',
      answer:
        'Partial jobs are welcome. Say in the description which half, or which items, and send a picture with the pieces circled. On the day, walk through once with the hauler and agree on the line between going and staying before the first box moves.',
    },
    {
      question: 'Do I have to be there the whole time?',
      answer:
        'It’s best if you or another adult is there at the start and at the end. First you confirm what leaves and what it costs. When the crew is done, look around the empty space before you pay. In between you can get on with your day, as long as your phone is on for questions.',
    },
    {
      question: 'The garage door is stuck. Is that a problem?',
      answer:
        'Not always, if there’s a side door or a way through the house. Put it in your request, with the width of the opening. Large items may have to wait until the main door works again, so have it repaired first if you can.',
    },
  ],
} satisfies ServiceWords;
