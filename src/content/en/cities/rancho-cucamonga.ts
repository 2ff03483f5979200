import { arrivalTime, manyFamilyOwned, pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'From Alta Loma horse lots to Terra Vista condos, Rancho Cucamonga junk removal by local haulers who plan for slopes, gates and HOA hours.',
  lede: 'Rancho Cucamonga climbs toward the mountains. Tell the hauler about a steep drive, a barn or a gate, so they can choose the right truck.',
  intro: [
    'Three old communities make up Rancho Cucamonga: Alta Loma, Cucamonga and Etiwanda. Vineyards and citrus once covered the slope below Cucamonga Peak. Today the upper streets hold large lots with barns and RV pads, and the lower ones hold planned neighborhoods, condos and offices. Crews in this corner of the Inland Empire work on a slope more often than not.',
    sentences(
      `Use ${site.name} to describe what you’re parting with, from a single treadmill to a full garage. The hauler who accepts the job will contact you.`,
      manyFamilyOwned && 'Many of these businesses are family-owned.',
      'Donation of usable pieces comes before disposal.',
    ),
  ],
  pickups: [
    {
      picture: 'yard-waste-cleanup',
      heading: 'Horse property in Alta Loma',
      body: 'Bridle trails thread the northern streets, and plenty of homes still keep corrals, barns or a workshop. Junk there includes rusted pipe panels, feed bins, old saddles and stall mats that weigh far more than they look. Manure and soil need a word with the hauler first. Citrus leaves, branches and fruit stay on your lot in a quarantine area for citrus pests; the county agricultural commissioner knows where those are.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Gated tracts and condos',
      body: 'Terra Vista and Victoria were laid out as planned communities, with greenbelts and a share of attached homes. Elsewhere a truck may need a gate code, and visitor spaces go quickly after work hours. Many HOAs ask for a time slot or a certificate of insurance; check with yours first. A ground-floor meeting point speeds things up.',
    },
    {
      picture: 'hot-tub-removal',
      heading: 'Steep drives above the 210',
      body: 'North of the freeway the ground gets steep. Long, tilted driveways make a sleeper sofa or a hot tub harder to control on the way down. A hauler who knows in advance can bring straps and an extra pair of hands. An electrician has to disconnect a hot tub before it moves.',
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
    'Have the gate code and your visitor-parking rules ready when the hauler calls.',
    'Count the rubber stall mats; a truck can reach its weight limit before it looks full.',
  ],
  faqs: [
    {
      question: 'How fast are pickups in Rancho Cucamonga?',
      answer: sentences(
        arrivalTime && `Partners may arrive within ${arrivalTime} of booking when the schedule allows.`,
        pickupTime ? `Most pickups follow within ${pickupTime}.` : pickupFigure,
        'Larger Alta Loma lots, where a barn or shed is being emptied, are best booked a day ahead so the right truck is free. On a gated street, have the entry code ready.',
      ),
    },
    {
      question: 'Can I book from Alta Loma or Etiwanda?',
      answer:
        'Yes, both belong to the city. Send a request from anywhere in Rancho Cucamonga; we’ll look for a hauler nearby. Attached homes, estates and small offices are all welcome. If your driveway is hard to spot from the road, tell the hauler what to look for when you talk.',
    },
    {
      question: 'Hillside or condo, what sets the cost of a Rancho Cucamonga job?',
      answer:
        'Chiefly the volume, then weight and type. On the upper slopes, a long or tilted driveway adds labor; in condos, stairs and distance to visitor parking do the same. Dense loads such as stall mats, tile or dirt count differently than boxes. The price is set on inspection, before loading begins.',
    },
  ],
} satisfies CityWords;
