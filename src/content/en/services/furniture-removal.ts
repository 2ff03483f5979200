import type { ServiceWords } from '../../shapes/service-words';

export const words = {
  metaTitle: 'Furniture Removal in Southern California',
  metaDescription:
    'Old sofa, dresser or bed frame in the way? A local hauler carries it out of any room. Ask online for a free quote in about 60 seconds.',
  pictureAlt: 'An orange two-seat sofa with a green and a cream pillow.',
  intro:
    'Tell us what furniture has to go and where it is, and a local hauler will contact you with a free quote. The crew carries each piece from its room, down the stairs and out to the truck.',
  description: [
    'The hauler looks at the pieces first and gives you the final price before anyone lifts. Then the crew plans the way out: which door, which landing, which piece goes first. Big sectionals come apart at their brackets, and bed frames and tables lose their legs. One armchair may be gone in minutes. A full house of furniture fills a good part of the day.',
    'Before the visit, empty drawers, shelves and closets, and check under the cushions. Measure the tightest doorway if a piece came in before a remodel. Lift rugs that bunch up, and keep pets in another room. In an apartment building, ask the manager about the elevator and where a truck can stop. Photos of each piece help the hauler bring enough people.',
    'Clean, sturdy furniture is offered for donation first, as long as a local organization will accept it. Metal frames and some solid wood can be recycled. Torn upholstery, swollen particleboard and anything with pests usually ends as trash, because no one can safely use it again. If a piece is good enough to be used again, say so in your request and mention any damage.',
  ],
  categories: [
    {
      title: 'Sofas and sectionals',
      description:
        'Couches, loveseats, sleeper sofas, recliners and modular sectionals, including those that must come apart first.',
    },
    {
      title: 'Beds and frames',
      description:
        'Headboards, slats, metal frames, bunk beds, daybeds and cribs, plus the mattress if you list it too.',
    },
    {
      title: 'Dressers and wardrobes',
      description:
        'Chests of drawers, freestanding closets, nightstands, vanities and shoe cabinets, emptied before the crew arrives.',
    },
    {
      title: 'Dining sets',
      description: 'Tables with leaves, chairs, benches, bar stools, buffets and the heavy china hutch along the wall.',
    },
    {
      title: 'Desks and shelving',
      description:
        'Home desks, bookcases, filing cabinets, cube shelves and flat-pack units that have seen too many moves.',
    },
    {
      title: 'Living room pieces',
      description: 'Coffee tables, TV stands, ottomans, side tables, floor lamps and rolled-up area rugs.',
    },
    {
      title: 'Patio furniture',
      description: 'Outdoor tables, loungers, swing seats, umbrellas with their bases, and cushions faded by the sun.',
    },
    {
      title: 'Oversized pieces',
      description:
        'Upright pianos, pool tables, entertainment centers and armoires. Describe them in detail, because they need extra planning.',
    },
  ],
  faqs: [
    {
      question: 'Do I have to take the furniture apart?',
      answer:
        'No, the crew can usually do that with hand tools. It still helps to say what’s bolted together or fixed to a wall. If you have already started, keep the screws in a bag, because a piece that can be rebuilt has a better chance of being donated.',
    },
    {
      question: 'What furniture can’t be taken?',
      answer:
        'Broken household furniture is fine. Anything soaked with fuel, solvent or another chemical isn’t, and paint cans or sprays must come out of cabinets. Tell the hauler about bed bugs or heavy mold in your request, because a piece like that may need wrapping or may be refused.',
    },
    {
      question: 'How is furniture removal priced?',
      answer:
        'Mostly by the room your pieces take up in the truck. Weight counts for hutches and sleeper sofas, and so does the kind of material. The hauler confirms the figure on site before loading begins. Mention long staircases early, so that the first quote is realistic. In California, the price you’re told must include every mandatory fee except shipping and government taxes and fees.',
    },
    {
      question: 'Can I book a pickup for one chair?',
      answer:
        'Yes. A single item is a perfectly good request, and one clear photo of it tells a hauler most of what a quote needs. If you have been putting off a lamp or an old bookcase as well, list them together so that everything leaves on the same visit.',
    },
    {
      question: 'Will my old sofa be donated?',
      answer:
        'That depends on its condition and on what local organizations need at the time. Stains, pet damage, sagging springs and smoke smell often rule an upholstered piece out. No one can promise it, so ask the hauler where yours is likely to go. A donation receipt comes from the organization that takes the piece, if it gives one.',
    },
    {
      question: 'What about tight stairs or a third-floor walk-up?',
      answer:
        'Mention floors, tight turns and missing elevators in your description. The hauler can then plan for enough people, straps and a dolly. If the piece once came in through a window or over a balcony, say that as well, because it may have to leave the same way.',
    },
  ],
} satisfies ServiceWords;
