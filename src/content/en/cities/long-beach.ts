import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Long Beach, from Belmont Shore alleys to Bixby Knolls garages. Book in about a minute, and a local hauler does the lifting.',
  lede: 'A Belmont Shore garage opens onto the alley, a Los Altos garage onto a driveway. Either way, a Long Beach hauler can empty it, often within a day or two.',
  intro:
    'Long Beach runs from canal-side Naples to ranch-house blocks near the 605. In between sit Craftsman bungalows in Rose Park, Spanish stucco homes in California Heights and tall condo buildings along Ocean Boulevard. Salt air is hard on whatever stays outside, so grills and patio chairs are common loads.',
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Alleys behind the beach blocks',
      body: 'Belmont Shore and Alamitos Beach have many of their garages on rear alleys. Keep the load in the garage until the truck comes, and choose a weekday morning over a warm weekend.',
    },
    {
      picture: 'storage-unit-cleanout',
      heading: 'Island lanes and boat gear',
      body: 'Naples sits behind short bridges, and many of its inner lanes are tight. Fuel, flares, boat batteries and an outboard with fuel in it stay behind.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Ranch blocks and campus moves',
      body: 'Los Altos and El Dorado Park have postwar single-story homes where a truck can park close to the pile. Around Cal State Long Beach, housemates can book one load together at the end of a term. Keep a fridge indoors until then.',
    },
  ],
  neighborhoods: [
    'Belmont Shore',
    'Naples',
    'Alamitos Beach',
    'Belmont Heights',
    'Bluff Park',
    'Rose Park',
    'Downtown',
    'Wrigley',
    'California Heights',
    'Bixby Knolls',
    'North Long Beach',
    'Los Altos',
    'El Dorado Park',
  ],
  zipCodes: ['90802', '90803', '90804', '90805', '90806', '90807', '90808', '90810', '90813', '90814', '90815'],
  tips: [
    'Photograph the alley as well as the garage.',
    'Move trash carts and your car away from the garage door.',
    'Brush the sand off patio pieces that could be donated.',
  ],
  faqs: [
    {
      question: 'How fast does junk get picked up in Long Beach?',
      answer:
        'Often the same day, if a truck is already on your side of town; otherwise the next day or the one after. You choose from up to three pickup times.',
    },
    {
      question: 'Can I book from any Long Beach neighborhood?',
      answer:
        'Yes, from the shoreline to North Long Beach. Signal Hill is its own city, so mention it if you live there.',
    },
    {
      question: 'What affects junk removal cost in Long Beach?',
      answer: 'Volume first, then weight and type; a slow elevator adds work. The final price comes before loading.',
    },
  ],
} satisfies CityWords;
