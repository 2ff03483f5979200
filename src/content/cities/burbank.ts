import { site } from '../site';
import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'From Magnolia Park garages to Rancho tack sheds, Burbank junk removal starts with a short form. A hauler contacts you within 2 hours. Quotes are free.',
  lede: 'Burbank garages hold tools, props, saddles and holiday lights. When yours is full, ask for a free quote and a nearby hauler gets in touch.',
  intro: [
    'In Burbank, junk tends to gather in the garage. Homes in Magnolia Park, many from the 1930s and 1940s, have modest rooms and often a detached garage out back for the overflow. Studio work adds props, costume racks and retired edit gear. Hillside houses bring views and steep driveways. Over in the Rancho, there are stalls and feed rooms as well.',
    `${site.name} does the matching. You list what is leaving, and an independent hauler from this corner of the county takes up the request. Expect the crew to separate what a second owner could use from what should be recycled. Old monitors, tape decks and cables go to certified e-waste handlers. Payment waits until the job is complete.`,
  ],
  pickups: [
    {
      picture: 'garage-cleanouts',
      heading: 'Detached garages in Magnolia Park',
      body: 'Driveways here often squeeze between a house and a hedge before they reach the garage. Some blocks have an alley behind, which can be the shorter way. Say which one is clear. A full garage cleanout typically takes 2–4 hours, and a car parked elsewhere for the morning gives the crew somewhere to sort.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Horse property in the Rancho',
      body: 'Near the river and Griffith Park, many Rancho lots are zoned for horses. Worn stall mats are heavier than they look. Broken fence rails, rotten hay racks and old saddles round out the pile. Manure and soiled bedding need a different arrangement, so ask the hauler first. Leave room for a truck beside the trailer.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Uphill from Glenoaks',
      body: 'Northeast of Glenoaks Boulevard, the streets tilt toward the Verdugo Mountains. Driveways get steep, and retaining walls mean steps between the yard and the street. Patio slabs, planters and spa shells are slow to bring down. Heat builds by noon in July and August, so an early start is kinder to everyone doing the carrying.',
    },
  ],
  neighborhoods: ['Magnolia Park', 'The Rancho', 'Media District', 'Downtown Burbank', 'Burbank Hillside'],
  neighborhoodNote:
    'Magnolia Park means garages and hedged driveways. Apartments and condos gather toward Downtown and the Media District, where elevators and studio traffic set the pace.',
  zipCodes: ['91501', '91502', '91504', '91505', '91506'],
  tips: [
    'Label the prop boxes you are keeping, so nothing from a current project leaves by mistake.',
    'Sweep hay and dirt off stall mats and stack them flat near the gate.',
    'Remove hard drives, or wipe them yourself, before old editing computers head for recycling.',
  ],
  faqs: [
    {
      question: 'What is the usual wait for a Burbank pickup?',
      answer:
        'Short, in most cases. The first call or message comes within 2 hours, and everyday loads often go the same day or the next. Most work is wrapped up within 24–48 hours. A horse stall or a packed garage needs a longer block on the calendar, so mention the size up front.',
    },
    {
      question: 'Does coverage include the Rancho and the Burbank hills?',
      answer:
        'It does, along with Magnolia Park, Downtown and the Media District. The Rancho spills over into Glendale, and the airport runs up against North Hollywood and Sun Valley, so check which place your address names. Every Burbank ZIP code on this page is open for requests.',
    },
    {
      question: 'How do haulers set prices in Burbank?',
      answer:
        'They consider how much truck space your things fill, the weight and the materials. Stall mats and concrete weigh far more than boxes of wardrobe. Next comes access: hillside steps, a tight side yard, an apartment elevator. There is no charge for a quote, and the number is fixed on inspection, ahead of any work.',
    },
  ],
} satisfies CityWords;
