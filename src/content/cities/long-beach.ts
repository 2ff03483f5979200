import { site } from '../site';
import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'Free junk removal quotes for Long Beach homes, from Belmont Shore alleys to Bixby Knolls garages. Book in a minute; a local hauler does the lifting.',
  lede: 'Old patio sets, boat gear, a garage full of boxes off a back alley. Describe it in about 60 seconds and a Long Beach area hauler gets in touch.',
  intro: [
    'Long Beach runs from canal-side Naples to ranch-house blocks near the 605. In between sit Craftsman bungalows in Rose Park, Spanish stucco homes in California Heights and tall condo buildings along Ocean Boulevard. Salt air is hard on whatever stays outside. Rusted grills, swollen plywood and cracked patio chairs rarely get better with another summer.',
    `Fill in the form once and ${site.name} passes your request to haulers based nearby. One of them calls, looks over the list and sets a price at your door before any work begins. Furniture that still works is set aside for donation. Scrap metal, dead electronics and yard trimmings each take their own route from there.`,
  ],
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Alleys behind the beach blocks',
      body: 'Belmont Shore and Alamitos Beach tuck many of their garages along rear alleys. Using the alley keeps a truck off a crowded street, but a wide one can block a neighbor’s way out. Say which side the garage opens to and how much room there is. On warm weekends, beach traffic fills both; a weekday morning is calmer.',
    },
    {
      picture: 'storage-unit-cleanout',
      heading: 'Island lanes and boat gear',
      body: 'Naples sits behind short bridges, and many of its inner lanes are tight. Dock boxes, kayaks, old sails and waterlogged cushions tend to collect in side yards there. A hauler can take most of it once the fuel and flares are out. Anything with gasoline still inside has to wait until it has been emptied.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Ranch blocks and campus moves',
      body: 'Los Altos and El Dorado Park are postwar country: single-story homes with driveways and garages. A truck can usually park close to the pile, so even a packed garage moves quickly. Around Cal State Long Beach, the end of each term brings mattresses, desks and mini fridges out of shared rentals. Housemates can book one load together.',
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
  neighborhoodNote:
    'Closer to the water, expect alleys, stairs and scarce curb space. Bixby Knolls and the east side offer driveways. High-rises near Downtown may need an elevator booking.',
  zipCodes: ['90802', '90803', '90804', '90805', '90806', '90807', '90808', '90810', '90813', '90814', '90815'],
  tips: [
    'Drain gas from outboards, scooters and mowers well before the pickup; fuel itself is never taken.',
    'Wheel the trash carts and your car out of the alley so the garage door is clear.',
    'Rinse sand and bird mess off patio pieces that could still be donated.',
  ],
  faqs: [
    {
      question: 'How fast does junk get picked up in Long Beach?',
      answer:
        'Partners may be at your door 2–4 hours after you book when a truck is already working on your side of town. If not, many Long Beach loads leave later the same day, and most are gone within 24–48 hours. Expect the first contact within 2 hours; that conversation settles the time.',
    },
    {
      question: 'Do haulers cover all Long Beach neighborhoods?',
      answer:
        'Requests are welcome from the shoreline up to North Long Beach and east to El Dorado Park. Signal Hill sits inside Long Beach on the map but is a city of its own, so mention it if that is your address. For Naples or Downtown, add gate, parking or loading dock details.',
    },
    {
      question: 'What affects junk removal cost in Long Beach?',
      answer:
        'Volume comes first: how much of the truck your pile fills. Weight and type follow, since wet wood or a spa shell is a different load from boxes of clothes. Apartment stairs, a long pull from a rear garage or a high-rise elevator add work. You get a quote free of charge and a firm figure at the inspection.',
    },
  ],
} satisfies CityWords;
