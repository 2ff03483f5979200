import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'From Alta Loma horse lots to Terra Vista condos, Rancho Cucamonga junk removal by local haulers who plan for slopes, gates and HOA hours.',
  lede: 'Rancho Cucamonga climbs toward the mountains. Tell the hauler about a steep drive, a barn or a gate, so they can choose the right truck.',
  intro:
    'Three old communities make up Rancho Cucamonga: Alta Loma, Cucamonga and Etiwanda. Vineyards and citrus once covered the slope below Cucamonga Peak. Today the upper streets hold large lots with barns and RV pads, and the lower ones hold planned neighborhoods, condos and offices.',
  pickups: [
    {
      picture: 'yard-waste-cleanup',
      heading: 'Horse property in Alta Loma',
      body: 'Bridle trails thread the northern streets, and plenty of homes still keep corrals or barns. If you have citrus trees, ask before you put branches or fruit in the load; ask about manure and soil, too.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Gated tracts and condos',
      body: 'Terra Vista and Victoria were laid out as planned communities. A truck may need a gate code, and visitor spaces go quickly after work hours. Many HOAs ask for a time slot or a certificate of insurance: check with yours.',
    },
    {
      picture: 'hot-tub-removal',
      heading: 'Steep drives above the 210',
      body: 'North of the freeway the ground gets steep. Long, tilted driveways make a sleeper sofa or a hot tub harder to control, so the hauler may bring straps and extra hands. An electrician has to disconnect a hot tub before it moves.',
    },
  ],
  neighborhoods: [
    'Alta Loma',
    'Cucamonga',
    'Etiwanda',
    'Terra Vista',
    'Victoria',
    'Caryn',
    'Red Hill',
    'Deer Creek',
    'Day Creek',
  ],
  zipCodes: ['91701', '91730', '91737', '91739'],
  tips: [
    'Move the RV off its pad if the junk is behind it.',
    'Have the gate code and visitor-parking rules ready for the call.',
    'Count the rubber stall mats: they’re heavy.',
  ],
  faqs: [
    {
      question: 'How fast are pickups in Rancho Cucamonga?',
      answer:
        'Often within a day, and small loads can go the same day. A barn or shed on a large Alta Loma lot is best booked a day ahead, so the right truck is free.',
    },
    {
      question: 'Can I book from Alta Loma or Etiwanda?',
      answer: 'Yes, both belong to the city. If your driveway is hard to spot, tell the hauler what to look for.',
    },
    {
      question: 'Hillside or condo, what sets the cost of a Rancho Cucamonga job?',
      answer:
        'Chiefly volume, then weight and type; slopes and stairs add labor. The price is set before loading begins.',
    },
  ],
} satisfies CityWords;
