import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'Garden Grove junk removal made simple: one short form, a reply from a vetted local hauler within 2 hours, and donation and recycling first.',
  lede: 'Postwar ranch homes hold a lot of stuff. Clear the garage, the side yard or the spare room in Garden Grove with one short request.',
  intro: [
    'Strawberry fields and orange groves gave way to houses here in little more than a decade. The result is mile after mile of single-story ranch homes, most of them from the fifties, on level streets with a driveway apiece. Families stay a long time in Garden Grove. Attics, sheds and side yards show it, and so do the freezers, shelves and bicycles behind the garage door.',
    'You can hand the whole lot to someone nearby. Write what you have, add your ZIP code, and the request goes to local haulers who have been checked before joining. They respond, agree on a time and come to load. Appliances with refrigerant are handled by the rules; good furniture and working tools find a second owner where they can.',
  ],
  pickups: [
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Single-story homes, easy loading',
      body: 'No stairs, few steps, a concrete drive straight to the garage: the typical tract here is kind to backs and schedules. A small truckload can be gone before lunch. Bigger projects usually start when a parent downsizes after forty years in one place. Then go room by room, and let the hauler take each finished room as a batch.',
    },
    {
      picture: 'construction-debris',
      heading: 'Garages on their second life',
      body: 'Plenty of garages in town are workshops, family rooms or rentals now. When one changes back, out come paneling, carpet, a bar sink and a wall of cabinets. Construction scraps weigh more than they look and are priced apart from household things. List drywall, tile and lumber separately from couches, and note whether anything still has to be pulled loose.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Apartments, shops and mobile homes',
      body: 'Denser blocks line the big avenues, and near Little Saigon and Koreatown many homes sit right behind a busy commercial strip. Parking lots are crowded from noon on. A pickup before stores open is calmer for everybody. Mobile-home residents should tell the park office about the visit and check that carport roofs leave room for a box truck.',
    },
  ],
  neighborhoods: [
    'West Garden Grove',
    'Eastgate',
    'Historic Main Street',
    'Koreatown',
    'Little Saigon',
    'Buena-Clinton',
  ],
  neighborhoodNote:
    'West Garden Grove and Eastgate are quiet tracts with wide driveways. Buena-Clinton is dense with apartments, so a reserved space helps most there. Main Street is short and fills up for lunch.',
  tips: [
    'Walk the side yard first; leftover roof tile and pavers there are easy to forget in a quote.',
    'Empty the garage freezer two days early and prop its lid open to dry.',
    'Check street-sweeping signs, because a truck at the curb on sweeping morning has to move.',
  ],
  zipCodes: ['92840', '92841', '92843', '92844', '92845'],
  faqs: [
    {
      question: 'If I book in the morning, when will my Garden Grove junk be gone?',
      answer:
        'Possibly by the afternoon. Level streets and short carries make local jobs quick to slot in. A partner can turn up as early as 2–4 hours after you book. A complete house takes more planning; for those, reserve a morning. Anything else tends to be finished by the following day or the one after.',
    },
    {
      question: 'Are West Garden Grove and Little Saigon both covered?',
      answer:
        'Yes. Haulers serve the western tracts along Valley View Street and the center around Main Street. Koreatown and the Little Saigon blocks toward Westminster are on the map as well. City borders zigzag around here. If you are unsure which side of the line you live on, your ZIP code will settle the match.',
    },
    {
      question: 'What goes into the price of a Garden Grove garage cleanout?',
      answer:
        'The share of the truck you fill matters most. After that come heavy things, such as tile, soil, safes or old tube televisions, and any demolition of built-in cabinets. One-story access keeps labor low. You get an estimate without charge, the hauler inspects the garage, and the number you accept then is what you pay at the end.',
    },
  ],
} satisfies CityWords;
