import { site } from '../site';
import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'Clear a Glendale garage, condo or canyon home with help from local haulers. See how pickups work on hills and busy blocks, then request a free quote.',
  lede: 'A canyon house and a third-floor condo need different plans. Describe yours, and a Glendale area hauler will contact you within 2 hours.',
  intro: [
    'Glendale climbs. The flats around Brand Boulevard hold condo towers and apartment buildings. A mile or two away, streets wind into the Verdugo Mountains and the San Rafael Hills. Rossmoyne is known for its 1920s Spanish homes, and Adams Hill for small houses on steep blocks. A truck that glides into one address can be stuck at the next.',
    `Give ${site.name} the list and the location, and local haulers take it from there. The heavy lifting, the loading and the sorting are theirs, with donation and recycling coming first. A cleanout here may mean a parent’s apartment or a grandmother’s china cabinet. Point out what the family is keeping before anyone starts.`,
  ],
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Canyon roads, one way out',
      body: 'Chevy Chase Canyon and Glenoaks Canyon wind uphill, with side lanes that end in tight turnarounds. Backing a loaded truck out of one is slow work. Let the hauler know about dead ends, low trees and where to stop without boxing in neighbors. Brush cleared before fire season makes bulky loads, so bundle it where wheels can reach.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Condos with gated garages',
      body: 'Multi-story buildings south of the 134 often put parking underground behind a gate. Ceilings in such garages are commonly too low for a junk truck, so items ride the elevator and leave by the front. Many HOAs want a time slot or insurance papers from the hauler; check with yours. A fob ready at the door spares everyone a wait.',
    },
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Front doors above the street',
      body: 'On Adams Hill and the upper streets of Brockmont, a front door can sit a full flight above the sidewalk. Treadmills, slabs of old countertop and cast-iron tubs feel every step. Where the garage stands at street level, it may be the easier place to stage. Carry down what you safely can; leave the heavy pieces where they are.',
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
  neighborhoodNote:
    'Kenneth Village and Sparr Heights are gentle streets with driveways and short carries. Canyon addresses take planning; Downtown blocks depend on elevators and somewhere to stop.',
  zipCodes: ['91201', '91202', '91203', '91204', '91205', '91206', '91207', '91208'],
  tips: [
    'Reserve the elevator before you settle on a pickup window for a condo or apartment.',
    'Measure the tightest turn on your canyon road if even delivery vans struggle there.',
    'Stage garage items near the door, with heavy boxes at waist height or lower.',
  ],
  faqs: [
    {
      question: 'Can I get a same-day pickup in Glendale?',
      answer:
        'Often, yes, above all for a street-level load booked early. The hauler who takes your request calls within 2 hours and tells you what is open. Canyon addresses may need a second person or a smaller truck, which can push things to the next day. As a rule of thumb, allow 24–48 hours.',
    },
    {
      question: 'Do haulers reach Glendale’s canyons as well as Downtown?',
      answer:
        'They work in both. Chevy Chase Canyon, Whiting Woods and Brockmont can book, along with Tropico and the blocks around Brand Boulevard. Put any gate code or access note in your request. Montrose and La Crescenta use ZIP codes that are not listed here, so name yours and a hauler will say if it fits the route.',
    },
    {
      question: 'What am I paying for with a Glendale haul?',
      answer:
        'Space, weight and effort. The effort is the local part: a canyon lane that forces a small truck, thirty outdoor steps, or a slow elevator. Type counts too, since a refrigerator or a load of tile is handled differently from clothing. The free estimate becomes a final price once someone has seen the job in person.',
    },
  ],
} satisfies CityWords;
