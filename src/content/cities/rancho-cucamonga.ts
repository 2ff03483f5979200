import { site } from '../site';
import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'From Alta Loma horse lots to Terra Vista condos, Rancho Cucamonga junk removal starts with a free online quote and a vetted hauler from the area.',
  lede: 'Foothill lots up top, condos and tracts below. Rancho Cucamonga pickups turn on slopes and gate codes, so mention both when you ask for a quote.',
  intro: [
    'Three old communities make up Rancho Cucamonga: Alta Loma, Cucamonga and Etiwanda. Vineyards and citrus once covered the slope below Cucamonga Peak. Today the upper streets hold large lots with barns and RV pads, and the lower ones hold planned neighborhoods, condos and offices. This corner of the Inland Empire tilts steadily uphill, and every loaded dolly notices.',
    `Use ${site.name} to describe what you’re parting with, from a single treadmill to a full garage. We pass the details to a vetted local hauler, who contacts you within 2 hours. Partners are local and family-owned, and they sort usable pieces for donation before anything is thrown away. Hillside or flatland, the quote costs you nothing.`,
  ],
  pickups: [
    {
      picture: 'yard-waste-cleanup',
      heading: 'Horse property in Alta Loma',
      body: 'Bridle trails thread the northern streets, and plenty of homes still keep corrals, barns or a workshop. Junk there includes rusted pipe panels, feed bins, old saddles and stall mats that weigh far more than they look. Mention the distance from the gate to the pile. Manure and soil need a separate word with the hauler.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Gated tracts and condos',
      body: 'Terra Vista and Victoria were laid out as planned communities, with greenbelts and a share of attached homes. Elsewhere a truck may need a gate code, and visitor spaces go quickly after work hours. Many HOAs ask for a time slot or a certificate of insurance; check with yours first. A ground-floor meeting point speeds things up.',
    },
    {
      picture: 'hot-tub-removal',
      heading: 'Steep drives above the 210',
      body: 'North of the freeway the ground climbs for real. Long, tilted driveways make a sleeper sofa or a hot tub harder to control on the way down. A hauler who knows in advance can bring straps and an extra pair of hands. After strong Santa Ana winds, broken umbrellas and fence slats join the pile.',
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
  neighborhoodNote:
    'Red Hill winds around older custom homes on a small rise. Caryn and Day Creek offer newer two-story houses, while Alta Loma’s upper lots need longer carries and more turning room.',
  zipCodes: ['91701', '91730', '91737', '91739'],
  tips: [
    'Move the RV or trailer off its pad first if the junk is stacked behind it.',
    'Have the gate code and your visitor-parking rules ready when the hauler makes first contact.',
    'Count rubber stall mats in your description; a truck can reach its weight limit before it looks full.',
  ],
  faqs: [
    {
      question: 'How fast are pickups in Rancho Cucamonga?',
      answer:
        'Partners may arrive within 2–4 hours when the schedule allows. Otherwise, expect a slot on the same or the next day. Larger Alta Loma lots, where a barn or shed is being emptied, are best booked a day ahead so the right truck is free. Gated streets need one thing more: an entry code.',
    },
    {
      question: 'Are Alta Loma and Etiwanda part of the Rancho Cucamonga service area?',
      answer:
        'Both are. Haulers work all across the city, from Alta Loma’s foothill streets in the northwest to Etiwanda in the east, and through Terra Vista, Victoria and Red Hill. Attached homes, estates and small offices are all welcome. Give the cross street as well if your driveway is hard to spot from the road.',
    },
    {
      question: 'Hillside or condo, what sets the cost of a Rancho Cucamonga job?',
      answer:
        'Chiefly the volume, then weight and type. On the upper slopes, a long or tilted driveway adds labor; in condos, stairs and distance to visitor parking do the same. Dense loads such as stall mats, tile or dirt count differently than boxes. You start with a free quote, and inspection settles the rest before loading begins.',
    },
  ],
} satisfies CityWords;
