import { pickupFigure, pickupTime } from '../../facts/claims';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Moorpark for playsets, spare sofas and remodel scraps. Book online in about 60 seconds, and a local hauler will contact you.',
  lede: 'The swing set no one uses and the sofa in the loft can share one request. Local haulers take one piece or a whole garage.',
  intro: [
    'Moorpark became a city in 1983, and many neighborhoods south of Los Angeles Avenue went up in the years around it. Most houses have two stories and a two- or three-car garage. Desks, dressers and playsets from these homes are often in good shape, and donation comes first.',
    'The old town around High Street has pepper trees, small houses and the train station. Lots there are narrow, with some garages at the back. Groves and ranch land begin close to the last streets. A condo, a tract house and a ranch may each need a different truck.',
  ],
  pickups: [
    {
      picture: 'furniture-removal',
      heading: 'Furniture upstairs',
      body: 'In Mountain Meadows and Peach Hill, the heavy things are often upstairs: bunk beds, dressers, a treadmill in the loft. Take beds apart if you have the tools, or leave them standing and say so. Count the flights of stairs in your request, so the first estimate comes closer to the final price.',
    },
    {
      picture: 'construction-debris',
      heading: 'Kitchen and floor remodels',
      body: 'Original cabinets, tile counters and carpet in these houses are being replaced. Keep clean wood apart from tile and drywall. Old flooring or ceiling texture of unknown age should be tested before it is disturbed, because haulers don’t take asbestos. Pile debris on the driveway, not the lawn, and leave the sidewalk open.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Slopes behind the back fence',
      body: 'Many yards end in a bank planted to hold the hill. Gazebos, spas and playhouses sit on the level strip between house and slope, with only a side gate for an exit. A playhouse can be taken apart to fit through, and so can an empty spa, disconnected by an electrician.',
    },
  ],
  neighborhoods: [
    'Downtown',
    'Mountain Meadows',
    'Peach Hill',
    'Campus Park',
    'Varsity Park',
    'Virginia Colony',
    'Moorpark Highlands',
    'Country Club Estates',
  ],
  neighborhoodNote:
    'Campus Park and Varsity Park sit by Moorpark College, with older tracts and easy curbs. The Highlands and Country Club Estates are newer. Virginia Colony is a small pocket of older homes.',
  zipCodes: ['93021'],
  tips: [
    'Let the kids choose what to keep before the hauler comes, so nothing they love goes by mistake.',
    'Measure the side gate at its narrowest point, hinges and gas meter included.',
    'Roll up carpet in strips no longer than the hallway, taped so one person can turn it.',
  ],
  faqs: [
    {
      question: 'How fast do Moorpark pickups usually happen?',
      answer: sentences(
        'The 23 and the 118 meet at Moorpark, so trucks from Simi Valley and Thousand Oaks have a short drive.',
        pickupTime ? `Most pickups happen within ${pickupTime}, often the same day.` : pickupFigure,
        'Saturdays fill up first, so offer a weekday too.',
      ),
    },
    {
      question: 'Can I book from every part of Moorpark?',
      answer:
        'Yes, from Virginia Colony to the country club and the ranches along the edges; we’ll look for a hauler nearby. On an unpaved road, describe the last turn to the hauler who takes the job, because map pins there can be wrong.',
    },
    {
      question: 'How is a junk quote worked out for a Moorpark two-story?',
      answer:
        'By volume, weight and type, then the stairs. Tile, treadmills and sleeper sofas are heavy; toys and bedding aren’t. Photos help with the first estimate. On arrival the hauler checks the loft, the garage and the yard and gives you the final price before loading.',
    },
  ],
} satisfies CityWords;
