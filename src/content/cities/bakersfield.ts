import { site } from '../site';
import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'In Bakersfield, clear the RV pad, the workshop or the spare room. Vetted local haulers take furniture, appliances and scrap, with free quotes online.',
  lede: `Big lots, hot garages and side yards full of projects: Bakersfield junk tends to be heavy. ${site.name} matches you with a vetted hauler who brings the muscle.`,
  intro: [
    'Bakersfield works with its hands, in oil, farming and railroads, and its homes show it. Workshops, trailers and spare parts share the side yard with the barbecue. Oleander, south of downtown, goes back to the early twentieth century, and Westchester came mostly after the war. Since then the southwest has kept adding tracts such as Haggin Oaks and Seven Oaks.',
    `Weekly bins won’t swallow an engine stand or a sagging sectional. Write them into a ${site.name} request instead, and a vetted partner in the Kern County area answers within 2 hours. Metals are recycled where possible, good furniture is passed on for donation, and fair pricing is agreed face to face before loading.`,
  ],
  pickups: [
    {
      picture: 'storage-unit-cleanout',
      heading: 'RV parking and side yards',
      body: 'Southwest and northwest lots often come with a gated strip for an RV or boat. Over time it turns into storage for tires, lumber, pumps and lawn machines. Mention tires up front, and drain the fuel from every machine. With the gate open and the trailer moved, a truck can back in and the carry shrinks to a few steps.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Older blocks near downtown',
      body: 'Oleander and Westchester have tall trees, front porches and garages that may sit behind the house, reached from an alley or a slim drive. Plaster walls and wood floors call for blankets and sliders when a piano or hutch moves. Apartments downtown bring shared stairs and busy curbs, so tell the hauler where a truck can stand.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Dust, heat and long summers',
      body: 'Triple-digit weeks are normal here, and valley dust works its way into everything kept outdoors. Mattresses, cardboard and fabric left on a patio rarely qualify for donation afterward. Store good pieces indoors until pickup. Early slots are kinder to people and pets, and a garage should be aired before anyone spends 2–4 hours clearing it.',
    },
  ],
  neighborhoods: [
    'Downtown',
    'Westchester',
    'Oleander-Sunset',
    'Old Town Kern',
    'Stockdale',
    'Haggin Oaks',
    'Seven Oaks',
    'Tevis Ranch',
    'Silver Creek',
    'Campus Park',
    'Riverlakes Ranch',
    'Rio Bravo',
  ],
  neighborhoodNote:
    'The oldest houses stand around downtown and in Oleander-Sunset. Seven Oaks and Riverlakes Ranch were planned around golf courses, and the northeast toward Rio Bravo is hillier with longer approaches.',
  zipCodes: ['93301', '93304', '93305', '93306', '93307', '93308', '93309', '93311', '93312', '93313', '93314'],
  tips: [
    'Drain gas and oil from mowers, generators and engines; a hauler can’t load fuel.',
    'Roll the boat or camper out of its gated strip the night before pickup.',
    'Keep donation-worthy couches indoors, out of the dust and sun, until the crew is at the door.',
  ],
  faqs: [
    {
      question: 'Can a Bakersfield hauler come on short notice?',
      answer:
        'Usually, yes. Same-day or next-day visits are possible, and mostly flat, wide streets keep routes quick. You hear from a partner within 2 hours. For a workshop clearance with machines or scrap, allow a little longer: the hauler may need a trailer or a helper, which is easier to arrange for the following morning.',
    },
    {
      question: 'Do haulers serve every side of Bakersfield, from Old Town Kern to Seven Oaks?',
      answer:
        'They do, and Rio Bravo in the northeast, Riverlakes Ranch in the northwest and Silver Creek in the southwest belong to the area as well. Oildale and parts of Rosedale sit outside the city limits but close by. Send the request with your ZIP code either way, and we look for a match.',
    },
    {
      question: 'How is a junk pickup priced in Bakersfield?',
      answer:
        'By what fills the truck, what it weighs and what needs special treatment. Scrap engines and steel pipe are small but very heavy; a living-room set is the opposite. Gate width and yard depth play a role in the labor. A quote is free, and the hauler confirms the final price after looking, before starting.',
    },
  ],
} satisfies CityWords;
