import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Moorpark for playsets, spare sofas and remodel scraps. Book online in about 60 seconds, and a local hauler will contact you.',
  lede: 'The swing set no one uses and the sofa in the loft can share one request. Local haulers take one piece or a whole garage.',
  intro:
    'Moorpark became a city in 1983, and many neighborhoods south of Los Angeles Avenue went up around then: two stories, with a two- or three-car garage. The old town around High Street has pepper trees, small houses and the train station. Groves and ranch land begin close to the last streets.',
  pickups: [
    {
      picture: 'furniture-removal',
      heading: 'Furniture upstairs',
      body: 'In Mountain Meadows and Peach Hill, the heavy things are often upstairs: bunk beds, dressers, a treadmill in the loft. Count the flights in your request.',
    },
    {
      picture: 'construction-debris',
      heading: 'Kitchen and floor remodels',
      body: 'Original cabinets, tile counters and carpet are being replaced. Keep clean wood apart from tile and drywall. Have old flooring or ceiling texture tested before it’s disturbed, because haulers don’t take asbestos. Pile debris on the driveway.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Slopes behind the back fence',
      body: 'Many yards end in a bank planted to hold the hill. Gazebos, spas and playhouses have only a side gate for an exit. A playhouse can be taken apart to fit, and so can an empty spa, disconnected by an electrician.',
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
  zipCodes: ['93021'],
  tips: [
    'Let the kids choose what to keep before the hauler comes.',
    'Measure the side gate at its narrowest, hinges and gas meter included.',
    'Roll carpet in strips no longer than the hallway.',
  ],
  faqs: [
    {
      question: 'How fast do Moorpark pickups usually happen?',
      answer:
        'Often the same or the next day: the 23 and the 118 meet here, so trucks from Simi Valley and Thousand Oaks have a short drive. Saturdays fill up first.',
    },
    {
      question: 'Can I book from every part of Moorpark?',
      answer: 'Yes, from Virginia Colony to the ranches along the edges. On an unpaved road, describe the last turn.',
    },
    {
      question: 'How is a junk quote worked out for a Moorpark two-story?',
      answer:
        'By volume, weight and type, then the stairs. The hauler checks every room before naming the final price.',
    },
  ],
} satisfies CityWords;
