import { site } from '../site';
import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'Historic cottage off Euclid Avenue or new build in Ontario Ranch: request junk removal in Ontario and hear from a vetted local hauler within 2 hours.',
  lede: 'Citrus-era houses to the north, brand-new streets to the south, an airport between. Vetted Ontario haulers clear them out, donation and recycling first.',
  intro: [
    'Few Inland Empire cities show their age rings as clearly as Ontario. Euclid Avenue runs up the west side with its broad planted median, lined by homes from the citrus years. Postwar streets fill many of the blocks around it. South of the 60, former dairy land has turned into Ontario Ranch, where moving boxes are still piled in brand-new garages.',
    `A hauler who knows that spread comes prepared. Describe your pile online in about 60 seconds, and ${site.name} matches the request to a vetted partner near you. That person calls, asks about access and sets a time. Payment is due only on completion, and the amount is fixed on inspection, while everything still stands where it stood.`,
  ],
  pickups: [
    {
      picture: 'construction-debris',
      heading: 'Historic blocks beside Euclid',
      body: 'Older houses near Euclid Avenue often keep the garage at the very back of the lot. Some blocks have an alley behind; others offer only a thin strip of concrete along the house. Tell the hauler which one you have. Iron beds, upright pianos and old wood windows are common finds there, and several hands make them safer to move.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Ontario Ranch packing piles',
      body: 'Brand-new homes produce a special kind of junk. Flattened boxes, foam, pallets from patio furniture and the couch that didn’t fit fill the garage within a month. Lots are compact and side yards narrow, so trucks load from the street or driveway. Break the cardboard down first; it takes less room and stays easy to recycle.',
    },
    {
      picture: 'storage-unit-cleanout',
      heading: 'Mobile homes and small carports',
      body: 'Ontario has quite a few mobile-home communities. Lanes there are tight, guest spots are limited, and a carport rarely fits both a truck and a pile. Visits work best in the middle of a weekday, when many neighbors are out. Old awnings, porch steps and skirting panels can leave together with the furniture, provided you list them in the request.',
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
    'Unscrew legs from heavy old tables; the back gates of historic lots are seldom wide.',
    'Leave your carport empty on pickup day, because park lanes offer little room to wait.',
  ],
  faqs: [
    {
      question: 'Can I get same-day junk pickup in Ontario?',
      answer:
        'You often can. The 10, the 60 and the 15 all touch the city, so a truck rarely has far to come. Ask in the morning and mention how flexible you are. If today is full, tomorrow usually works, and most jobs in the area are finished within 24–48 hours.',
    },
    {
      question: 'Which Ontario neighborhoods do local haulers serve?',
      answer:
        'All of them: the historic streets around Euclid Avenue, the blocks by the airport and Guasti, and the newer tracts of Creekside, Archibald Ranch and Ontario Ranch. If your street is too new for every map, add the nearest crossing. It saves the driver a detour and you a second phone call.',
    },
    {
      question: 'How do Ontario haulers work out what a job costs?',
      answer:
        'They look at how much space the load takes, how heavy it is and what it consists of. Reaching it matters as well: a back-lot garage off Euclid means a longer carry than a new driveway in Edenglen. Your quote is free. The final figure comes on site, and you agree to it before work starts.',
    },
  ],
} satisfies CityWords;
