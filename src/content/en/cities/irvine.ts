import { pickupFigure, pickupTime } from '../../facts/claims';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Irvine for condos, garages and student rentals. List it in about a minute, and a local hauler will contact you to plan around your HOA.',
  lede: 'Many Irvine associations have rules about trucks, hours and what is left at the curb. A hauler who knows yours before pickup day can plan for them.',
  intro: [
    'Irvine was planned village by village, and most villages have their own association, parking and rules about trucks. Woodbridge wraps around two lakes. Turtle Rock follows the hillside. Around the Great Park, tall, narrow homes share paved courts where two cars barely fit.',
    'You list the items and add photos, which takes about a minute. We’ll offer the request to haulers nearby, and whoever accepts it will contact you. Old monitors and phones go to certified e-waste handlers. Desks, lamps and bookcases in good shape may be donated.',
  ],
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Associations want notice',
      body: 'Most homes in Irvine belong to an association, and some to two. HOAs often ask vendors for a certificate of insurance or a set time slot, and many forbid piles at the curb, which is no place for a private pickup anyway. Read your rules before you agree on a time, and tell the hauler what to bring and who opens the gate.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Motor courts and short driveways',
      body: 'In newer villages such as Stonegate, Cypress Village and Portola Springs, plenty of garages face a shared lane or court. A full-size truck left there blocks the neighbors. Crews may park on the main street and roll things out on dollies, or load fast in two rounds. A photo of the lane and the guest parking helps them choose.',
    },
    {
      picture: 'mattress-disposal',
      heading: 'June leases and campus moves',
      body: 'When the academic year ends at UC Irvine, mattresses, desks and mini fridges pile up near University Town Center. Roommates leave on different days, so agree early on whose couch it is. Book once for everything, for a date before the keys go back. Keep a fridge indoors until the hauler comes, and say whether the building has an elevator.',
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
  neighborhoodNote:
    'In University Park and Northwood, greenbelts can mean a longer walk to the truck. Shady Canyon is gated, and around the Great Park many homes have two floors above the garage.',
  tips: [
    'Add the hauler to your guest list at the gate, with the company’s real name and the date.',
    'Keep everything inside the garage with the door shut until the truck is parked in your court.',
    'Photograph upstairs furniture next to the staircase turn; in a three-story townhome, the landing is the tightest spot.',
  ],
  zipCodes: ['92602', '92603', '92604', '92606', '92612', '92614', '92617', '92618', '92620'],
  faqs: [
    {
      question: 'What is a realistic wait for a junk pickup in Irvine?',
      answer: sentences(
        pickupTime ? `Most pickups happen within ${pickupTime}.` : pickupFigure,
        'If the association needs paperwork, ask for it first, because that usually takes longest. Without it, a same-day visit is possible.',
      ),
    },
    {
      question: 'Can I book from any Irvine village?',
      answer:
        'Yes, from Northwood and Woodbury in the north to Turtle Rock and Quail Hill in the south, campus housing near UC Irvine and offices by John Wayne Airport included. We’ll look for a hauler nearby.',
    },
    {
      question: 'How do haulers work out a price for an Irvine condo?',
      answer:
        'They look at volume first: a few boxes, half a load, a full one. Weight and material come next, since books and gym gear are denser than patio cushions. Three flights of stairs, or a truck that has to stay outside the motor court, add labor. You agree to the final price on inspection, before loading.',
    },
  ],
} satisfies CityWords;
