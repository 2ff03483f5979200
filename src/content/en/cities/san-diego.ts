import { site } from '../../facts/site';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'San Diego junk removal for beach rentals, canyon bungalows, military moves and downtown high-rises. Send one request and hear from a hauler near you.',
  lede: `It’s a long drive from the Gaslamp to Rancho Bernardo. ${site.name} looks for a hauler who works in your ZIP code.`,
  intro:
    'San Diego spreads over mesas cut by canyons, so two addresses a mile apart can be ten minutes by road. North Park and Kensington have bungalows with alleys. Clairemont is fifties ranch homes. Mira Mesa and Rancho Bernardo came later, and downtown has towers that run on elevators and loading docks.',
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Alleys behind the bungalows',
      body: 'Behind the homes of North Park, University Heights and Normal Heights, alleys lead to detached garages. Overhead wires and leaning fences limit height, so describe both, and keep the pile inside your gate.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Beach blocks without a front street',
      body: 'In Mission Beach, many homes face a pedestrian court and only the alley takes vehicles. Pacific Beach and Ocean Beach have very little curb space from May on. Early on a weekday in the cooler months, parking is easiest.',
    },
    {
      picture: 'office-cleanouts',
      heading: 'Orders, leases and high-rise moves',
      body: 'A transfer from one of the bases has a fixed date, and campuses empty on a schedule too. Downtown and in East Village, the building manager assigns a dock and an elevator hour. Reserve that hour first, then give it to the hauler.',
    },
  ],
  neighborhoods: [
    'Downtown',
    'Hillcrest',
    'North Park',
    'Kensington',
    'City Heights',
    'Golden Hill',
    'Point Loma',
    'Ocean Beach',
    'Pacific Beach',
    'La Jolla',
    'Clairemont',
    'Mira Mesa',
    'Rancho Bernardo',
    'Otay Mesa',
  ],
  zipCodes: [
    '92037',
    '92101',
    '92102',
    '92103',
    '92104',
    '92105',
    '92106',
    '92107',
    '92108',
    '92109',
    '92110',
    '92111',
    '92113',
    '92114',
    '92115',
    '92116',
    '92117',
    '92119',
    '92120',
    '92121',
    '92122',
    '92123',
    '92124',
    '92126',
    '92127',
    '92128',
    '92129',
    '92130',
    '92131',
    '92139',
    '92154',
  ],
  tips: [
    'In a downtown tower, confirm the dock height and the elevator.',
    'On military orders, list what your movers declined; paint, fuel, ammunition and propane tanks can’t go with a hauler, either.',
    'On a canyon lot, bring terrace junk up only if it’s safe.',
  ],
  faqs: [
    {
      question: 'I’m leaving San Diego this week. Can everything be hauled before my flight?',
      answer:
        'Often, yes: pickups can be the same or the next day. Say in your request which day it has to be gone by, and who can approve the price if you’ve left.',
    },
    {
      question: 'Which San Diego neighborhoods can I book from?',
      answer:
        'All of them, from Otay Mesa to Rancho Bernardo. Chula Vista, La Mesa and National City are separate cities.',
    },
    {
      question: 'Why might a Mission Beach load cost more than one in Clairemont?',
      answer:
        'Because of the longer carry. Space, weight and type count in both places, and the final price comes before loading.',
    },
  ],
} satisfies CityWords;
