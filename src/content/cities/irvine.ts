import { site } from '../site';
import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'Need junk gone from a condo, a garage or a student rental in Irvine? List it in about a minute, and a vetted hauler follows up with a quote.',
  lede: 'Village by village, Irvine has its own gates, motor courts and association rules. Get a free quote from local haulers used to all three.',
  intro: [
    'Irvine was drawn on paper before it was built, and you notice it on moving day. Each village comes with its own association, its own parking pattern and its own idea of where a truck may stand. Woodbridge wraps around two lakes. Turtle Rock follows the hillside. Around the Great Park, tall narrow homes share paved courts where two cars barely pass.',
    'Here is how the site works. You list the items and the ZIP code, which takes about a minute. We hand the request to verified haulers nearby, and one contacts you to arrange the pickup. Old monitors and phones go to certified e-waste handlers. Desks, lamps and bookcases in decent shape are offered for donation before anything else.',
  ],
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Associations want notice',
      body: 'Most homes in Irvine belong to an association, and some belong to two. HOAs often ask vendors for a certificate of insurance or a set time slot, and dislike piles at the curb. Read your own rules before you pick a time. Pass on anything the hauler must bring, and leave the name of whoever answers for the gate.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Motor courts and short driveways',
      body: 'In newer villages such as Stonegate, Cypress Village and Portola Springs, plenty of garages face a shared lane or court. A full-size truck left there blocks the neighbors. Crews may park on the main street and roll things out on dollies, or load fast in two rounds. Tell them how wide the lane is and where guests park.',
    },
    {
      picture: 'mattress-disposal',
      heading: 'June leases and campus moves',
      body: 'When the academic year ends at UC Irvine, mattresses, desks and mini fridges pile up near University Town Center. Roommates leave on different days, and the last one inherits the couch. Book once for everything and pick a date before the keys go back. A carry from the third floor is fine; just say whether the elevator works.',
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
    'Established villages like University Park and Northwood offer trees, greenbelts and longer walks to the truck. Shady Canyon is gated, and around the Great Park many homes rise two floors above the garage.',
  tips: [
    'Add the hauler to your guest list at the gate, with the company’s real name and the date.',
    'Stage items inside the garage with the door shut until the truck is parked in your court.',
    'Photograph upstairs furniture next to the staircase turn; three-story townhomes make the landing the tightest spot.',
  ],
  zipCodes: ['92602', '92603', '92604', '92606', '92612', '92614', '92617', '92618', '92620'],
  faqs: [
    {
      question: 'What is a realistic wait for a junk pickup in Irvine?',
      answer:
        'One to two days covers most requests, and next-day visits are normal. If the association needs paperwork, that is usually what sets the date, so start there. Where no approval is required, a same-day visit is quite possible. Either way a hauler will reach out within 2 hours to settle the time.',
    },
    {
      question: `Will ${site.name} find a hauler for any Irvine village?`,
      answer:
        'Yes, from Northwood and Woodbury in the north to Turtle Rock and Quail Hill in the south. Campus housing near UC Irvine and offices by John Wayne Airport are welcome as well. We route requests by ZIP code, so you hear from a partner who works in your part of the county.',
    },
    {
      question: 'How do haulers work out a price for an Irvine condo?',
      answer:
        'They look at volume first: a few boxes, half a load, a full one. Weight and material come next, since books and gym gear are denser than patio cushions. Three interior stairways, or a truck that must stay outside the motor court, mean extra labor. You see a free estimate early and approve the final amount on inspection.',
    },
  ],
} satisfies CityWords;
