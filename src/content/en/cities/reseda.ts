import { pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Need junk gone in Reseda? Local San Fernando Valley haulers clear garages, yards and apartments. Fill out one short form, and the crew does the lifting.',
  lede: `The garage of a Reseda house rarely has room for a car. ${site.name} looks for a San Fernando Valley hauler to carry out what fills it.`,
  intro: [
    'Reseda filled in fast after the Second World War, when farms gave way to small houses on a plain grid. The houses were modest, so the garage took the overflow. Decades later it still does: strollers, bent ladders, spare doors, a freezer that no longer hums. Clearing one is a classic Saturday job in the San Fernando Valley.',
    'Reseda is flat, which helps. Streets are mostly straight, most houses have a driveway, and the front door is often only steps from the truck. The hauler who accepts your request will get in touch to talk through the load. Garage cleanouts typically take 2–4 hours, so keep a morning or an afternoon free.',
  ],
  pickups: [
    {
      picture: 'garage-cleanouts',
      heading: 'The garage that became storage',
      body: 'A one- or two-car garage behind a Reseda house can hold far more than a car. Before anyone lifts, walk through it and tape a paper sign on what stays. Families who live with grandparents or grown children should agree first, because boxes no one claims slow a crew down. Loading is quick after that.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Several households, one driveway',
      body: 'Back houses, converted garages and shared lots are a common sight in Reseda. That can mean five or six cars on one property and more on the street. Move at least two before the pickup. The truck can then back in close, and no one on the way to work is stuck behind a refrigerator on a dolly.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Apartments off the boulevards',
      body: 'Low apartment buildings line stretches of Sherman Way, Reseda Boulevard and the avenues between. Parking sits behind or beneath, in narrow stalls. Couches come down outdoor stairs; mattresses go around corners. If there’s an alley or a rear gate, let the hauler know, and check in the morning that no one has parked across it.',
    },
  ],
  neighborhoods: ['Downtown Reseda', 'Reseda Ranch'],
  neighborhoodNote:
    'Access depends on parking here, not on hills. Blocks near Sherman Way and Reseda Boulevard are the densest; side streets mostly have single-family driveways.',
  zipCodes: ['91335'],
  tips: [
    'Cut up long branches and tie them, because loose yard waste fills a truck sooner than you’d think.',
    'Unplug the spare freezer two days early and dry it out, and keep the garage locked until it is gone.',
    'On a shared lot, agree with everyone on the day of the truck and on the spaces that stay empty.',
  ],
  faqs: [
    {
      question: 'How quickly can I book a pickup in Reseda?',
      answer: sentences(
        'The form takes about a minute. A simple driveway or garage load may be picked up the same day.',
        pickupTime ? `Most of the rest follow in ${pickupTime}.` : pickupFigure,
        'Saturdays are when many people finally face the garage, so a weekday can be easier to get.',
      ),
    },
    {
      question: 'Can I book from any part of Reseda?',
      answer:
        'Any Reseda address will do, whether it’s a house, a back unit, a storefront or an upstairs apartment; a hauler who works nearby may accept. If the truck would block a shared driveway, name a side street or a stretch of curb where it can stop.',
    },
    {
      question: 'How do haulers price a packed Reseda garage?',
      answer:
        'By how full it is, how heavy the contents are and what they are made of. Tools, tile and books weigh more than toys and clothes. Steps, back units and a blocked driveway lengthen the carry. The price becomes final after a look inside, before loading.',
    },
  ],
} satisfies CityWords;
