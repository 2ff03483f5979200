import { site } from '../../facts/site';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Clear the RV pad, the workshop or the spare room in Bakersfield. Local haulers take furniture, appliances and scrap metal, and quotes are free.',
  lede: 'Bakersfield side yards fill up with heavy things, such as engine stands, pumps and old spas. Local haulers can bring the truck and the hands to move them.',
  intro: [
    'Bakersfield works in oil, farming and railroads, and its homes show it. Trailers, pumps and spare parts share the side yard with the barbecue. Oleander, south of downtown, goes back to the early twentieth century. The southwest has grown for decades, with planned neighborhoods such as Haggin Oaks and Seven Oaks.',
    `An engine stand or a sagging sectional doesn’t fit in a weekly bin. Send a ${site.name} request, and we’ll look for a hauler in the Bakersfield area. Metal is recycled where possible and good furniture may be donated. You’ll get the final price on site, before anything is loaded.`,
  ],
  pickups: [
    {
      picture: 'storage-unit-cleanout',
      heading: 'RV parking and side yards',
      body: 'Southwest and northwest lots often come with a gated strip for an RV or boat. Over time it turns into storage for tires, lumber, pumps and lawn machines. Count the tires: ten or more at once need a hauler registered with the state. With the gate open and the trailer moved, a truck can back in close to the pile.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Older blocks near downtown',
      body: 'Oleander and Westchester have tall trees, front porches and garages that may sit behind the house, reached from an alley or a slim drive. Plaster walls and wood floors call for blankets and sliders under a piano or hutch. Downtown apartments have shared stairs and busy curbs, so tell the hauler where a truck can stop.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Dust, heat and long summers',
      body: 'Triple-digit weeks are normal here, and valley dust works its way into everything kept outdoors. Mattresses, cardboard and fabric left on a patio rarely qualify for donation afterward. Store good pieces indoors until pickup. An early slot helps: clearing a full garage typically takes 2–4 hours.',
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
    'Mowers and engines with gas or oil in them stay behind. A repair shop may drain them; old fuel goes to the county’s household hazardous waste program.',
    'Move the boat or camper out of the truck’s way beforehand.',
    'Keep donation-worthy couches indoors, out of the dust and sun, until the crew arrives.',
  ],
  faqs: [
    {
      question: 'Can a Bakersfield hauler come on short notice?',
      answer:
        'Often, yes. Same-day or next-day visits are possible, and the streets are mostly flat and wide. For a workshop cleanout with machines or scrap, allow a little longer: the hauler may need a trailer or a helper, which is easier to arrange for the following morning.',
    },
    {
      question: 'Can I book from every side of Bakersfield, from Old Town Kern to Seven Oaks?',
      answer:
        'You can, and from Rio Bravo in the northeast, Riverlakes Ranch in the northwest and Silver Creek in the southwest; we’ll ask haulers who work there. Oildale and parts of Rosedale sit outside the city limits, but you can ask from there too.',
    },
    {
      question: 'How is a junk pickup priced in Bakersfield?',
      answer:
        'By what fills the truck, what it weighs and what needs special treatment. Scrap engines and steel pipe are small but very heavy; a living-room set is the opposite. A narrow gate or a deep yard adds labor. The hauler gives you the final price after seeing the load, before starting.',
    },
  ],
} satisfies CityWords;
