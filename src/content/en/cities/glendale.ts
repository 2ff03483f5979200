import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription: `Junk removal in Glendale for garages, condos and canyon houses. A local hauler will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}) to plan the stairs and the road.`,
  lede: 'A truck that stops easily on Brand Boulevard may not turn around in Chevy Chase Canyon. Glendale haulers need to know your street as well as your pile.',
  intro:
    'Glendale rises from flat streets to canyons. The flats around Brand Boulevard have condo towers and apartment buildings. A mile or two away, streets wind into the Verdugo Mountains and the San Rafael Hills. Rossmoyne is known for its 1920s Spanish homes, and Adams Hill for small houses on steep blocks.',
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Canyon roads, one way out',
      body: 'Chevy Chase Canyon and Glenoaks Canyon wind uphill, with side lanes that end in tight turnarounds. Let the hauler know about dead ends, low trees and where to stop. Brush cleared before fire season waits on your own land, off the road.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Condos with gated garages',
      body: 'Buildings south of the 134 often have underground parking with ceilings too low for a junk truck, so things go down in the elevator and out by the front. Many HOAs want a time slot or insurance papers: check with yours.',
    },
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Front doors above the street',
      body: 'On Adams Hill and the upper streets of Brockmont, a front door can sit a full flight above the sidewalk. Treadmills and cast-iron tubs need an extra person on stairs.',
    },
  ],
  neighborhoods: [
    'Adams Hill',
    'Brockmont',
    'Chevy Chase Canyon',
    'Downtown Glendale',
    'Glenoaks Canyon',
    'Kenneth Village',
    'Rossmoyne',
    'Sparr Heights',
    'Tropico',
    'Verdugo Woodlands',
    'Whiting Woods',
  ],
  zipCodes: ['91201', '91202', '91203', '91204', '91205', '91206', '91207', '91208'],
  tips: [
    'Reserve the elevator before you settle on a pickup time.',
    'Measure the tightest turn on your canyon road.',
    'Put light garage things near the door; heavy boxes stay.',
  ],
  faqs: [
    {
      question: 'Can I get a same-day pickup in Glendale?',
      answer:
        'Often, yes, for a street-level load booked early. A canyon house may need a second person or a smaller truck, which can mean the next day.',
    },
    {
      question: 'Can I book from Glendale’s canyons as well as Downtown?',
      answer: 'Yes, and from La Crescenta. Describe the road in your request, and save gate codes for the first call.',
    },
    {
      question: 'What am I paying for with a Glendale haul?',
      answer:
        'Space in the truck, weight and labor: canyon lanes and stairs take longer. You get the final price before loading.',
    },
  ],
} satisfies CityWords;
