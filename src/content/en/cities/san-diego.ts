import { pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'San Diego junk removal for beach rentals, canyon bungalows, military moves and downtown high-rises. Send one request and hear from a hauler near you.',
  lede: `It’s a long drive from the Gaslamp to Rancho Bernardo. ${site.name} looks for a San Diego hauler who works on your side of town.`,
  intro: [
    'San Diego spreads over mesas cut by canyons, so two addresses a mile apart can be ten minutes by road. Age and style change just as abruptly. North Park and Kensington have bungalows with alleys. Clairemont is fifties ranch homes. Mira Mesa and Rancho Bernardo came later, with attached garages, and downtown has filled with towers that run on elevators and loading docks.',
    'In a city this wide it helps to have someone close by. The form asks where you are and what has to go, and a hauler who works there will call you about the details. Usable furniture is donated where possible, scrap is recycled, and the rest is disposed of.',
  ],
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Alleys behind the bungalows',
      body: 'Behind the Craftsman and Spanish homes of North Park, University Heights and Normal Heights, alleys lead to detached garages. Loading there keeps the truck off a crowded street. Overhead wires and leaning fences limit height, so describe both, and keep the pile inside your gate, not in the alley. Backyards that end at a canyon rim may have terraces and railroad-tie steps, where old sheds come out board by board.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Beach blocks without a front street',
      body: 'In Mission Beach, many homes face a pedestrian court and only the alley takes vehicles. Pacific Beach and Ocean Beach have short-term rentals, shared apartments and very little curb space from May on. Corroded bikes, sagging couches and wet rugs are the usual load. Early on a weekday in the cooler months, parking is easiest.',
    },
    {
      picture: 'office-cleanouts',
      heading: 'Orders, leases and high-rise moves',
      body: 'A transfer from one of the bases has a fixed date, and campuses empty on a schedule too. Whatever isn’t coming along has to be gone before then. Downtown and in East Village, the building manager assigns a dock and an elevator hour. Reserve that hour first, then give it to the hauler.',
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
  neighborhoodNote:
    'Older mid-city neighborhoods load from alleys or the curb. Clairemont and Mira Mesa have driveways, Point Loma and La Jolla add steep streets, and Otay Mesa mixes homes with industry.',
  tips: [
    'Confirm the loading dock height and the elevator booking if you live in a downtown tower.',
    'Moving on military orders? List what your movers declined, except paint, fuel, ammunition and propane tanks: those can’t go on a hauler’s truck either.',
    'On a canyon lot, bring terrace junk up to house level if you can do so safely.',
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
  faqs: [
    {
      question: 'I’m leaving San Diego this week. Can everything be hauled before my flight?',
      answer: sentences(
        'Often, yes.',
        pickupTime ? `Pickups are generally done within ${pickupTime}, and some on the day of booking.` : pickupFigure,
        'Say in your request which day it has to be gone by. If someone else hands over the keys, tell the hauler who accepts the job, and make sure that person can approve the price.',
      ),
    },
    {
      question: 'Which San Diego neighborhoods can I book from?',
      answer:
        'All of them. Send a request from anywhere in San Diego, from Otay Mesa near the border to Rancho Bernardo in the north; we’ll ask haulers who work there. Chula Vista, La Mesa and National City are separate cities, so enter those names if you live there.',
    },
    {
      question: 'Why might a Mission Beach load cost more than one in Clairemont?',
      answer:
        'Mainly because of access. In Clairemont a crew can back up to the garage. On a Mission Beach court they carry past four houses to reach the alley. The amount, the weight and the kind of things count in both places. The hauler examines the load before naming the final price, and you pay when the job is done.',
    },
  ],
} satisfies CityWords;
