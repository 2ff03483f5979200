import { arrivalTime, pickupFigure } from '../../facts/claims';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Anaheim, from Colony bungalows to houses up in Anaheim Hills. Book online in about 60 seconds, and a local hauler will get in touch.',
  lede: 'A flat driveway in West Anaheim and a hillside patio in Anaheim Hills may take different trucks. A few photos show a hauler which one to bring.',
  intro: [
    'Anaheim is several towns under one name. The old Colony has bungalows under big street trees. West of the 5, postwar tract houses cover the flat ground for miles. Out along the 91, Anaheim Hills climbs in curves. Near the stadium, newer apartment buildings mean elevators and key fobs.',
    'Fill out a short form about your pile. We’ll offer it to haulers who work this end of Orange County. The hauler who accepts will agree on a time with you, look over the load on arrival and give you the final price before lifting anything. Chairs, dressers and tools that still work may be donated.',
  ],
  pickups: [
    {
      picture: 'garage-cleanouts',
      heading: 'West Anaheim driveways and garages',
      body: 'The ranch houses here went up in the fifties, on flat lots with a driveway to the garage door. A truck can back in, and the carry is a few steps. What takes time is the garage itself: decades of shelving, a workbench, a freezer in the corner. A full garage typically takes 2–4 hours. Old paint can’t go on the truck; PaintCare stores take leftover house paint free.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Slopes and curves in Anaheim Hills',
      body: 'East of the 55, streets wind along ridges and many houses sit above or below the road. Steps from patio to driveway mean a hot tub or a piano takes planning. Cul-de-sacs can be tight for a long truck. With the grade, the gate and the stairs in your request, a crew can bring enough hands and straps.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Game days around the Platinum Triangle',
      body: 'On event days, Katella Avenue fills up around the stadium and the arena, and trucks run late. A morning pickup avoids that. Some apartment buildings there want move-outs booked through the front desk, with an elevator reserved and a spot named for the truck. Arrange that first, then choose your time.',
    },
  ],
  neighborhoods: [
    'Anaheim Colony',
    'West Anaheim',
    'Anaheim Hills',
    'Platinum Triangle',
    'Anaheim Resort',
    'Anaheim Canyon',
    'Peralta Hills',
    'Little Arabia',
  ],
  neighborhoodNote:
    'The Colony has older houses and mature trees over the curb. Peralta Hills has large, sloping lots, and Anaheim Canyon is mostly businesses and warehouses with roll-up doors.',
  tips: [
    'Keep the driveway free that morning, so the truck can back up to your garage.',
    'In Anaheim Hills, measure the narrowest gate or side path that a spa or sectional must pass.',
    'Check the home schedule for the stadium and arena before you settle on an afternoon slot.',
  ],
  zipCodes: ['92801', '92802', '92804', '92805', '92806', '92807', '92808'],
  faqs: [
    {
      question: 'Can someone pick up junk in Anaheim today?',
      answer: sentences(
        'Often, yes. Same-day slots are most likely when you book in the morning and the pile is easy to reach, like a garage in West Anaheim.',
        arrivalTime ? `A partner may arrive within ${arrivalTime} of booking.` : pickupFigure,
        'If today is full, the next day is common.',
      ),
    },
    {
      question: 'Can I book in Anaheim Hills as well as in the flats?',
      answer:
        'Send your request from anywhere in Anaheim, from the Colony and the streets around the resort to Weir Canyon; we’ll ask haulers who work there. On a gated street, wait until a hauler has taken the job before you share the code.',
    },
    {
      question: 'What decides the cost of junk removal in Anaheim?',
      answer:
        'Mostly the space your pile fills in the truck, then how heavy it is and what it is made of. Concrete from a patio counts differently from cushions. Hillside stairs or a long walk from a fifth-floor apartment add labor. The price is final once the hauler has seen everything, and you hear it before loading starts.',
    },
  ],
} satisfies CityWords;
