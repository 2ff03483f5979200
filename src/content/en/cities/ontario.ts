import { pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Ontario, from historic cottages off Euclid Avenue to new homes in Ontario Ranch. Book online, and a local hauler will call you.',
  lede: 'Ontario has old back-lot garages and brand-new houses full of moving boxes. With a few photos, a local hauler can come prepared.',
  intro: [
    'Euclid Avenue runs up Ontario’s west side with its broad planted median, lined with old homes. Postwar streets fill many of the blocks around it. In the south of this Inland Empire city, former dairy land has turned into Ontario Ranch, where moving boxes are still piled in new garages.',
    `Booking online takes about 60 seconds, and ${site.name} looks for a hauler near you. The hauler who takes the job will call, ask about access and agree on a time with you. The final price is set on inspection, before loading, and you pay when the job is done.`,
  ],
  pickups: [
    {
      picture: 'construction-debris',
      heading: 'Historic blocks beside Euclid',
      body: 'Older houses near Euclid Avenue often keep the garage at the very back of the lot. Some blocks have an alley behind; others offer only a thin strip of concrete along the house. Iron beds, upright pianos and old wood windows are common finds there, and several hands make them safer to move.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Ontario Ranch packing piles',
      body: 'Flattened boxes, foam, pallets from patio furniture and the couch that didn’t fit fill the garage within a month. Lots are compact and side yards narrow, so trucks load from the street or driveway. Break the cardboard down first; it takes less room and stays easy to recycle.',
    },
    {
      picture: 'storage-unit-cleanout',
      heading: 'Mobile homes and small carports',
      body: 'Ontario has quite a few mobile-home communities. Lanes there are tight, guest spots are limited, and a carport rarely fits both a truck and a pile. Visits work best in the middle of a weekday, when many neighbors are out. Old awnings, porch steps and skirting panels can leave together with the furniture, if you list them.',
    },
  ],
  neighborhoods: [
    'Downtown',
    'Armsley Square',
    'Rosewood Court',
    'College Park',
    'Guasti',
    'Creekside',
    'Archibald Ranch',
    'Edenglen',
    'Ontario Ranch',
  ],
  neighborhoodNote:
    'Armsley Square and Rosewood Court have older homes and mature landscaping to work around. Creekside and Archibald Ranch came later, with attached garages, and Ontario Ranch is still growing.',
  zipCodes: ['91761', '91762', '91764'],
  tips: [
    'Set broken-down moving boxes apart from furniture, so the recyclable part of a new-home pile stays clean.',
    'Measure heavy old tables; the back gates of historic lots are seldom wide.',
    'Leave your carport empty on pickup day, because park lanes offer little room to wait.',
  ],
  faqs: [
    {
      question: 'Can I get same-day junk pickup in Ontario?',
      answer: sentences(
        'Often, yes. The 10, the 60 and the 15 all touch the city, so trucks are often near. A request sent in the morning has the best chance. If today is full, tomorrow may work.',
        pickupTime ? `Most pickups happen within ${pickupTime}.` : pickupFigure,
      ),
    },
    {
      question: 'Which Ontario neighborhoods can I book from?',
      answer:
        'All of them: the historic streets around Euclid Avenue, the blocks by the airport and Guasti, and the newer tracts of Creekside, Archibald Ranch and Ontario Ranch. We’ll ask haulers who work there. If your street is too new for some maps, tell the hauler the nearest intersection when you talk.',
    },
    {
      question: 'How do Ontario haulers work out what a job costs?',
      answer:
        'They look at how much space the load takes, how heavy it is and what it consists of. Reaching it matters as well: a back-lot garage off Euclid means a longer carry than a new driveway in Edenglen. The final price comes on site, and you agree to it before work starts.',
    },
  ],
} satisfies CityWords;
