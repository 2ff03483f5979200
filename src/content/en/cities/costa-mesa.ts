import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Costa Mesa for remodel debris, shop leftovers or a roommate’s futon. Book online in about a minute; a local hauler will contact you.',
  lede: 'Many Costa Mesa lots have a second house at the back and one narrow driveway for both. Put that in your request, so a crew can plan for the long carry.',
  intro:
    'Costa Mesa sits on a bluff a short way from the ocean. On the Westside, board shapers, cabinet makers and auto shops share blocks with apartments. Mesa Verde keeps its sixties ranch houses and their generous front yards.',
  pickups: [
    {
      picture: 'garage-cleanouts',
      heading: 'Deep Eastside lots',
      body: 'East of Newport Boulevard, many lots have a cottage in front, another at the rear and one thin driveway between them. Anything from the rear unit is carried the whole length of the lot. Check that the truck won’t trap a car.',
    },
    {
      picture: 'office-cleanouts',
      heading: 'Workshops and studios on the Westside',
      body: 'Small industrial bays leave shelving, foam blanks, pallets and dead compressors. Haulers don’t take resins, solvents, paint or fuel; a business has to arrange its own disposal.',
    },
    {
      picture: 'construction-debris',
      heading: 'Remodel weeks in Mesa Verde',
      body: 'Sixties kitchens are being replaced in these ranch houses: cabinets, tile counters and double ovens come out together. Have old flooring and drywall tested first; haulers don’t take asbestos. Stack the rest on the driveway by type.',
    },
  ],
  neighborhoods: [
    'Eastside',
    'Westside',
    'Mesa Verde',
    'Mesa del Mar',
    'College Park',
    'South Coast Metro',
    'SoBECA',
    'Paularino',
  ],
  zipCodes: ['92626', '92627'],
  tips: [
    'Write down the garage clearance at South Coast Metro buildings.',
    'Keep demolition debris apart from household junk.',
    'Warn whoever rents the front cottage that the drive will be blocked.',
  ],
  faqs: [
    {
      question: 'How quickly do Costa Mesa haulers respond?',
      answer:
        'A small load in the driveway can go the same afternoon, and the next day is common. During the county fair, allow extra time if you live near Fair Drive.',
    },
    {
      question: 'Can I book from either side of Newport Boulevard?',
      answer: 'Yes, from the Back Bay to the river bluffs, Mesa Verde, Mesa del Mar and the towers by the 405.',
    },
    {
      question: 'What would change a Costa Mesa quote once the hauler arrives?',
      answer:
        'What your request left out, such as a longer carry. The final price comes before loading; you can say no.',
    },
  ],
} satisfies CityWords;
