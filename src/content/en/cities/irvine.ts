import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Irvine for condos, garages and student rentals. List it in about a minute, and a local hauler will contact you to plan around your HOA.',
  lede: 'Many Irvine associations have rules about trucks, hours and what is left at the curb. A hauler who knows yours before pickup day can plan for them.',
  intro:
    'Irvine was planned village by village, and most villages have their own association, parking and rules about trucks. Woodbridge wraps around two lakes. Turtle Rock follows the hillside. Around the Great Park, tall, narrow homes share paved courts where two cars barely fit.',
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Associations want notice',
      body: 'Most homes in Irvine belong to an association, and some to two. HOAs often ask for a certificate of insurance or a set time slot. Read your rules first, and tell the hauler what to bring and who opens the gate.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Motor courts and short driveways',
      body: 'In newer villages such as Stonegate, Cypress Village and Portola Springs, many garages face a shared lane or court. Crews may park on the main street and roll things out on dollies.',
    },
    {
      picture: 'mattress-disposal',
      heading: 'June leases and campus moves',
      body: 'When the academic year ends at UC Irvine, mattresses, desks and mini fridges pile up near University Town Center. Book once for everything, for a date before the keys go back, and say whether the building has an elevator.',
    },
  ],
  neighborhoods: [
    'Woodbridge',
    'Northwood',
    'Turtle Rock',
    'University Park',
    'Westpark',
    'Oak Creek',
    'Quail Hill',
    'Shady Canyon',
    'Woodbury',
    'Stonegate',
    'Cypress Village',
    'Portola Springs',
    'Orchard Hills',
    'Great Park',
  ],
  zipCodes: ['92602', '92603', '92604', '92606', '92612', '92614', '92617', '92618', '92620'],
  tips: [
    'Add the hauler to your guest list at the gate, with the date.',
    'Keep everything inside the garage until the truck is in your court.',
    'Photograph upstairs furniture next to the staircase turn.',
  ],
  faqs: [
    {
      question: 'What is a realistic wait for a junk pickup in Irvine?',
      answer:
        'A same-day visit is possible, and the next day is common. If your association needs paperwork from the hauler, ask for it first: that takes longest.',
    },
    {
      question: 'Can I book from any Irvine village?',
      answer:
        'Yes, from Northwood to Quail Hill, with campus housing near UC Irvine and offices by John Wayne Airport.',
    },
    {
      question: 'How do haulers work out a price for an Irvine condo?',
      answer:
        'Volume first, from a few boxes to a full truck; then weight and type. You get the final price before loading.',
    },
  ],
} satisfies CityWords;
