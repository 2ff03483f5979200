import type { CityWords } from '../../shapes/city-words';
import { link, prose } from '../../shapes/prose';

export const words = {
  metaDescription:
    'Junk removal in Burbank, from Magnolia Park garages to tack rooms in the Rancho. Fill out a short form with photos and a local hauler will contact you.',
  lede: 'In Burbank the overflow usually ends up in a detached garage behind the house. When yours no longer closes, a local hauler can empty it.',
  intro:
    'Homes in Magnolia Park, many from the 1930s and 1940s, have modest rooms and often a garage out back. People who work at the studios add props, costume racks and old editing gear. Hillside houses have steep driveways. In the Rancho, there are stalls and feed rooms as well.',
  pickups: [
    {
      picture: 'garage-cleanouts',
      heading: 'Detached garages in Magnolia Park',
      body: 'Driveways here often squeeze between a house and a hedge before they reach the garage. A full garage typically takes 2–4 hours. Park the car elsewhere that morning.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Horse property in the Rancho',
      body: 'Near the river and Griffith Park, many Rancho lots are zoned for horses. Worn stall mats are heavier than they look. Ask the hauler first about manure and soiled bedding.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Uphill from Glenoaks',
      body: 'Northeast of Glenoaks Boulevard, the streets tilt toward the Verdugo Mountains. Retaining walls mean steps between the yard and the street, and patio slabs or a spa shell come down slowly. In summer, ask for an early start.',
    },
  ],
  neighborhoods: ['Magnolia Park', 'The Rancho', 'Media District', 'Downtown Burbank'],
  zipCodes: ['91501', '91502', '91504', '91505', '91506'],
  tips: [
    'Label the prop boxes you’re keeping.',
    'Sweep hay and dirt off stall mats, and leave the lifting to the crew.',
    'Remove hard drives, or wipe them, before old computers go.',
  ],
  faqs: [
    {
      question: 'What is the usual wait for a Burbank pickup?',
      answer:
        'For everyday loads, it’s often the same or the next day. A horse stall or a packed garage takes a longer visit, so mention the size up front.',
    },
    {
      question: 'Can I send a request from the Rancho or the Burbank hills?',
      answer: prose`Yes. The Rancho spills over into ${link('Glendale', '/locations/california/glendale')}, and the airport touches ${link('North Hollywood', '/locations/california/north-hollywood')}, so check which city your address names.`,
    },
    {
      question: 'How do haulers set prices in Burbank?',
      answer:
        'By truck space, weight and material. A hauler looks at everything and gives you the final price before loading.',
    },
  ],
} satisfies CityWords;
