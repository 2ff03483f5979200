import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Anaheim, from Colony bungalows to houses up in Anaheim Hills. Book online in about 60 seconds, and a local hauler will get in touch.',
  lede: 'A flat driveway in West Anaheim and a hillside patio in Anaheim Hills may take different trucks. A few photos show a hauler which one to bring.',
  intro:
    'Anaheim is several towns under one name. The old Colony has bungalows under big street trees. West of the 5, postwar tract houses cover the flat ground for miles. Anaheim Hills climbs in curves along the 91, and near the stadium stand newer apartment buildings.',
  pickups: [
    {
      picture: 'garage-cleanouts',
      heading: 'West Anaheim driveways and garages',
      body: 'The ranch houses here went up in the fifties, on flat lots with a driveway to the garage door. A truck can back in. What takes time is the garage itself: shelves, a workbench, a freezer. A full one typically takes 2–4 hours.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Slopes and curves in Anaheim Hills',
      body: 'East of the 55, streets wind along ridges, and many houses sit above or below the road. With the grade, the gate and the stairs in your request, a crew can bring enough hands and straps.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Game days around the Platinum Triangle',
      body: 'On event days, Katella Avenue fills up around the stadium and the arena, so a morning pickup is better. Some apartment buildings there want move-outs booked at the front desk, with an elevator and a spot for the truck. Arrange that first.',
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
  zipCodes: ['92801', '92802', '92804', '92805', '92806', '92807', '92808'],
  tips: [
    'Keep the driveway free, so the truck can back up to your garage.',
    'In Anaheim Hills, measure the narrowest gate or side path.',
    'Check the stadium and arena schedule before you pick an afternoon.',
  ],
  faqs: [
    {
      question: 'Can someone pick up junk in Anaheim today?',
      answer:
        'Often today, if you ask in the morning and the pile is easy to reach, like a garage in West Anaheim. If not, tomorrow is common.',
    },
    {
      question: 'Can I book in Anaheim Hills as well as in the flats?',
      answer: 'Yes, from the Colony to Weir Canyon. On a gated street, share the code only once a hauler has the job.',
    },
    {
      question: 'What decides the cost of junk removal in Anaheim?',
      answer: 'Mostly the space it fills in the truck, then weight and type. You hear the price before loading.',
    },
  ],
} satisfies CityWords;
