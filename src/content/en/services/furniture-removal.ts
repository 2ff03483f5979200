import { prose } from '../../shapes/prose';
import type { ServiceWords } from '../../shapes/service-words';
import { whereTheyGo } from '../links';

export const words = {
  metaTitle: 'Furniture Removal in Southern California',
  metaDescription:
    'Old sofa, dresser or bed frame in the way? A local hauler carries it out of any room. Ask online for a free quote in about 60 seconds.',
  pictureAlt: 'An orange two-seat sofa with a green and a cream pillow.',
  intro: [
    'Tell us what furniture has to go and where it is, and a local hauler will contact you with a free quote. The crew carries each piece from its room, down the stairs and out to the truck.',
  ],
  description: {
    gettingReady:
      'Empty drawers and check under the cushions. Measure the tightest door. In an apartment, ask about the elevator and where a truck can stop.',
    onTheDay:
      'The hauler looks at everything, gives you the final price and starts when you say yes. What won’t fit comes apart. One armchair takes minutes; a full house takes most of a day.',
    afterwards:
      'Clean, sturdy pieces are offered for donation first. Metal and some wood are recycled. Torn, moldy or infested pieces go to the trash.',
  },
  categories: [
    {
      title: 'Sofas and sectionals',
      description: 'Couches, loveseats, sleeper sofas, recliners and modular sectionals.',
    },
    { title: 'Beds and frames', description: 'Headboards, slats, frames, bunk beds, daybeds and cribs.' },
    {
      title: 'Dressers and wardrobes',
      description: 'Chests of drawers, nightstands, vanities and freestanding closets.',
    },
    { title: 'Dining sets', description: 'Tables, chairs, benches, bar stools, buffets and hutches.' },
    { title: 'Desks and shelving', description: 'Desks, bookcases, filing cabinets and flat-pack units.' },
    { title: 'Living room pieces', description: 'Coffee tables, TV stands, ottomans, lamps and rugs.' },
    { title: 'Patio furniture', description: 'Outdoor tables, loungers, swing seats, umbrellas and cushions.' },
    { title: 'Oversized pieces', description: 'Pianos, pool tables and armoires. Describe them in detail.' },
  ],
  faqs: [
    {
      question: 'Do I have to take the furniture apart?',
      answer:
        'No, the crew can usually do that with hand tools. Say in your request what’s bolted together or fixed to a wall. If you’ve already started, keep the screws in a bag.',
    },
    {
      question: 'What furniture can’t be taken?',
      answer: prose`Anything soaked with fuel, solvent or another chemical. Take paint cans and sprays out of cabinets: see ${whereTheyGo}. Mention bed bugs or heavy mold in your request, because a hauler may have to wrap the piece or refuse it.`,
    },
    {
      question: 'Will my old sofa be donated?',
      answer:
        'That depends on its condition and on what local organizations need. Stains, pet damage, sagging springs and smoke usually rule a sofa out. Ask the hauler where yours is likely to go.',
    },
    {
      question: 'How is furniture removal priced?',
      answer:
        'Mostly by the space your pieces take up in the truck, and by weight; you get the final price before loading.',
    },
  ],
} satisfies ServiceWords;
