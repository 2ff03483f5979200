import { site } from '../../facts/site';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Need junk gone in Reseda? Local San Fernando Valley haulers clear garages, yards and apartments. Fill out one short form, and the crew does the lifting.',
  lede: `The garage of a Reseda house rarely has room for a car. ${site.name} looks for a San Fernando Valley hauler to carry out what fills it.`,
  intro:
    'Reseda filled in fast after the Second World War, when farms gave way to small houses on a plain grid. The houses were modest, so the garage took the overflow. Streets are flat and mostly straight, most houses have a driveway, and the front door is often only steps from the truck.',
  pickups: [
    {
      picture: 'garage-cleanouts',
      heading: 'The garage that became storage',
      body: 'A one- or two-car garage can hold far more than a car. Walk through it first and tape a paper sign on what stays. Families who live with grandparents or grown children should agree first. A full garage typically takes 2–4 hours.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Several households, one driveway',
      body: 'Back houses and converted garages can mean five or six cars on one property. Move at least two before the pickup. The truck can then back in close, and no one on the way to work is stuck behind a refrigerator.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Apartments off the boulevards',
      body: 'Low apartment buildings line stretches of Sherman Way and Reseda Boulevard. If there’s an alley or a rear gate, check that no one has parked across it.',
    },
  ],
  neighborhoods: ['Downtown Reseda', 'Reseda Ranch'],
  zipCodes: ['91335'],
  tips: [
    'Cut up and tie long branches; loose ones fill a truck.',
    'Unplug the spare freezer two days early, and keep the garage locked.',
    'On a shared lot, agree on the day and the empty spaces.',
  ],
  faqs: [
    {
      question: 'How quickly can I book a pickup in Reseda?',
      answer:
        'The form takes about a minute, and a simple driveway or garage load can often go the same or the next day. A weekday can be easier to get than a Saturday.',
    },
    {
      question: 'Can I book from any part of Reseda?',
      answer:
        'Yes, from a house, a back unit, a storefront or an upstairs apartment. If the truck would block a shared driveway, name another spot.',
    },
    {
      question: 'How do haulers price a packed Reseda garage?',
      answer: 'By how full, how heavy and what’s in it. After a look inside, you get the final price.',
    },
  ],
} satisfies CityWords;
