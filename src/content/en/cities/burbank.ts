import { pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Burbank, from Magnolia Park garages to tack rooms in the Rancho. Fill out a short form with photos and a local hauler will contact you.',
  lede: 'In Burbank the overflow usually ends up in a detached garage behind the house. When yours no longer closes, a local hauler can empty it.',
  intro: [
    'Homes in Magnolia Park, many from the 1930s and 1940s, have modest rooms and often a garage out back. People who work at the studios add props, costume racks and old editing gear. Hillside houses have steep driveways. In the Rancho, there are stalls and feed rooms as well.',
    `${site.name} does the matching. You list what’s leaving, and an independent local hauler will get in touch. Donation comes first, then recycling. Old monitors, tape decks and cables go to certified e-waste handlers. You pay when the job is complete.`,
  ],
  pickups: [
    {
      picture: 'garage-cleanouts',
      heading: 'Detached garages in Magnolia Park',
      body: 'Driveways here often squeeze between a house and a hedge before they reach the garage. Some blocks have an alley behind, which can be the shorter way if it’s clear. A full garage cleanout typically takes 2–4 hours. Park the car elsewhere that morning so the crew has room to sort.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Horse property in the Rancho',
      body: 'Near the river and Griffith Park, many Rancho lots are zoned for horses. Worn stall mats are heavier than they look. Broken fence rails, rotten hay racks and old saddles are common too. Manure and soiled bedding are usually handled separately, so ask the hauler first. Leave room for a truck beside the trailer.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Uphill from Glenoaks',
      body: 'Northeast of Glenoaks Boulevard, the streets tilt toward the Verdugo Mountains. Driveways get steep, and retaining walls mean steps between the yard and the street. Patio slabs, planters and spa shells are slow to bring down. In July and August, ask for an early start, before the heat.',
    },
  ],
  neighborhoods: ['Magnolia Park', 'The Rancho', 'Media District', 'Downtown Burbank'],
  neighborhoodNote:
    'Magnolia Park has garages and narrow driveways. Around Downtown and the Media District there are more apartments and condos, with elevators to book and studio traffic at rush hour.',
  zipCodes: ['91501', '91502', '91504', '91505', '91506'],
  tips: [
    'Label the prop boxes you’re keeping, so nothing from a current project leaves by mistake.',
    'Sweep hay and dirt off stall mats, and leave the lifting to the crew.',
    'Remove hard drives, or wipe them yourself, before old editing computers head for recycling.',
  ],
  faqs: [
    {
      question: 'What is the usual wait for a Burbank pickup?',
      answer: sentences(
        'Everyday loads often go the same day or the next.',
        pickupTime ? `Most pickups happen within ${pickupTime}.` : pickupFigure,
        'A horse stall or a packed garage takes a longer visit, so mention the size up front.',
      ),
    },
    {
      question: 'Can I send a request from the Rancho or the Burbank hills?',
      answer:
        'You can, and from Magnolia Park, Downtown and the Media District; we’ll offer it to haulers nearby. The Rancho spills over into Glendale, and the airport runs up against North Hollywood and Sun Valley, so check which city your address names.',
    },
    {
      question: 'How do haulers set prices in Burbank?',
      answer:
        'They look at how much of the truck your things fill, the weight and the materials. Stall mats and concrete weigh far more than boxes of clothes. Hillside steps, a tight side yard or an apartment elevator add labor. The price is final on inspection, before loading.',
    },
  ],
} satisfies CityWords;
