import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import { arrivalTime, pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Long Beach, from Belmont Shore alleys to Bixby Knolls garages. Book in about a minute, and a local hauler does the lifting.',
  lede: 'A Belmont Shore garage opens onto the alley, a Los Altos garage onto a driveway. Either way, a Long Beach hauler can empty it, often within a day or two.',
  intro: [
    'Long Beach runs from canal-side Naples to ranch-house blocks near the 605. In between sit Craftsman bungalows in Rose Park, Spanish stucco homes in California Heights and tall condo buildings along Ocean Boulevard. Salt air is hard on whatever stays outside, so grills, plywood and patio chairs are common loads.',
    `Fill out the form once and ${site.name} offers your request to haulers nearby. The hauler who accepts it will contact you and give you the final price at your door, before loading. Furniture in good shape may be donated. Scrap metal, old electronics and yard trimmings are recycled where possible.`,
  ],
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Alleys behind the beach blocks',
      body: 'Belmont Shore and Alamitos Beach tuck many of their garages along rear alleys. Using the alley keeps a truck off a crowded street, but a wide one can block a neighbor’s way out. Keep the load in the garage, not in the alley, until the truck is there. On warm weekends, beach traffic fills both, so choose a weekday morning.',
    },
    {
      picture: 'storage-unit-cleanout',
      heading: 'Island lanes and boat gear',
      body: 'Naples sits behind short bridges, and many of its inner lanes are tight. Dock boxes, kayaks and wet cushions collect in side yards there. Fuel, flares and boat batteries can’t go on the truck. The county’s household hazardous waste program can tell you where they go. An outboard with fuel in it stays behind.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Ranch blocks and campus moves',
      body: 'Los Altos and El Dorado Park have postwar single-story homes with driveways and garages. A truck can usually park close to the pile. Around Cal State Long Beach, the end of each term brings mattresses, desks and mini fridges out of shared rentals. Housemates can book one load together. Keep a fridge indoors until the truck is there.',
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
    'Closer to the water there are alleys, stairs and little curb space. Bixby Knolls and the east side have driveways. In a Downtown high-rise, book the elevator.',
  zipCodes: ['90802', '90803', '90804', '90805', '90806', '90807', '90808', '90810', '90813', '90814', '90815'],
  tips: [
    'Take photos of the alley as well as the garage, so the hauler can judge whether a truck fits.',
    'Wheel the trash carts and your car out of the alley so the garage door is clear.',
    'Brush the sand off patio pieces that could still be donated.',
  ],
  faqs: [
    {
      question: 'How fast does junk get picked up in Long Beach?',
      answer: sentences(
        `A local hauler will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}).`,
        arrivalTime &&
          `If a truck is already working on your side of town, it may arrive within ${arrivalTime} of booking.`,
        pickupTime ? `Most pickups happen within ${pickupTime}.` : pickupFigure,
      ),
    },
    {
      question: 'Can I book from any Long Beach neighborhood?',
      answer:
        'Send your request from anywhere between the shoreline, North Long Beach and El Dorado Park; we’ll look for a hauler nearby. Signal Hill is surrounded by Long Beach but is its own city, so mention it if that is your address. For Naples or Downtown, describe the parking or the loading dock.',
    },
    {
      question: 'What affects junk removal cost in Long Beach?',
      answer:
        'Volume comes first: how much of the truck your pile fills. Weight and type follow, since wet wood or a spa shell is a different load from boxes of clothes. Apartment stairs, a long pull from a rear garage or a high-rise elevator add work. The price is final on inspection, before anything is loaded.',
    },
  ],
} satisfies CityWords;
