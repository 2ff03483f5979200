import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Clear the RV pad, the workshop or the spare room in Bakersfield. Local haulers take furniture, appliances and scrap metal, and quotes are free.',
  lede: 'Bakersfield side yards fill up with heavy things, such as engine stands, pumps and old spas. Local haulers can bring the truck and the hands to move them.',
  intro:
    'Bakersfield works in oil, farming and railroads, and its homes show it: trailers, pumps and spare parts share the side yard with the barbecue. Oleander, south of downtown, goes back to the early twentieth century. The southwest has planned neighborhoods such as Haggin Oaks and Seven Oaks.',
  pickups: [
    {
      picture: 'storage-unit-cleanout',
      heading: 'RV parking and side yards',
      body: 'Southwest and northwest lots often have a gated strip for an RV or boat. Over time it fills with tires, lumber and machines. Ten or more tires at once need a hauler registered with the state, so count them.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Older blocks near downtown',
      body: 'Oleander and Westchester have tall trees, front porches and garages behind the house, reached from an alley or a slim drive. Downtown, tell the hauler where a truck can stop.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Dust, heat and long summers',
      body: 'Triple-digit weeks are normal here, and dust gets into everything kept outdoors. Mattresses and fabric left on a patio rarely qualify for donation afterward, so store good pieces indoors. A full garage typically takes 2–4 hours.',
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
  zipCodes: ['93301', '93304', '93305', '93306', '93307', '93308', '93309', '93311', '93312', '93313', '93314'],
  tips: [
    'Machines with gas or oil in them stay behind.',
    'Move the boat or camper out of the truck’s way.',
    'Keep good couches indoors, out of the dust and sun.',
  ],
  faqs: [
    {
      question: 'Can a Bakersfield hauler come on short notice?',
      answer:
        'Often, yes: it can be the same or the next day. For a workshop with machines or scrap, the hauler may need a trailer or a helper, so plan on the next morning.',
    },
    {
      question: 'Can I book from every side of Bakersfield, from Old Town Kern to Seven Oaks?',
      answer: 'You can. Oildale and parts of Rosedale sit outside the city limits, but you can ask from there too.',
    },
    {
      question: 'How is a junk pickup priced in Bakersfield?',
      answer: 'By truck space, weight and kind of material. The hauler looks first and tells you the final price.',
    },
  ],
} satisfies CityWords;
