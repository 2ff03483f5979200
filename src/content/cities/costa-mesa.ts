import { site } from '../site';
import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'Remodel debris, shop leftovers or a roommate’s futon: book Costa Mesa junk removal online and a local, family-owned hauler takes it from there.',
  lede: 'Eastside back units, Westside workshops, Mesa Verde garages. Local haulers pick up all over Costa Mesa, frequently within a day.',
  intro: [
    'Costa Mesa sits on a bluff a mile or so from the ocean and has more going on than its size suggests. Cottages on the Eastside are being rebuilt one lot at a time. On the Westside, board shapers, cabinet makers and auto shops share blocks with apartments. Mesa Verde keeps its sixties ranch houses and their generous front yards.',
    `That mix produces every sort of junk: demolition lumber, retail fixtures, worn-out mattresses, a second fridge nobody needs. ${site.name} lets you put it all in one request. Haulers who have passed our vetting pick it up, sort it and keep reusable things in circulation. You choose the day, and you meet the hauler before any price is fixed.`,
  ],
  pickups: [
    {
      picture: 'garage-cleanouts',
      heading: 'Deep Eastside lots',
      body: 'A cottage up front, another at the rear, and one thin driveway joining the two. This is a familiar pattern east of Newport Boulevard. Anything from the rear unit travels the whole length of the lot. Ask the front tenant to park elsewhere for the morning, and check that the truck will not trap a car behind it.',
    },
    {
      picture: 'office-cleanouts',
      heading: 'Workshops and studios on the Westside',
      body: 'Small industrial bays throw off odd loads: shelving, foam blanks, pallets, a dead compressor. Roll-up doors make loading quick, but neighboring businesses need the lane too. Resins, solvents, paints and fuel are out of bounds for haulers; county collection takes household amounts. Set those on a separate shelf before the crew steps in.',
    },
    {
      picture: 'construction-debris',
      heading: 'Remodel weeks in Mesa Verde',
      body: 'Kitchens from the Kennedy years keep coming out of these ranch homes. Cabinets, tile counters and double ovens leave in one go, and heaps of old drywall follow. Stack materials on the driveway by type, with nails bent over or pulled. Should you prefer a dumpster, remember that a city may want a permit for one parked on the street.',
    },
  ],
  neighborhoods: [
    'Eastside',
    'Westside',
    'Mesa Verde',
    'Mesa del Mar',
    'College Park',
    'State Streets',
    'South Coast Metro',
    'SoBECA',
    'Paularino',
  ],
  neighborhoodNote:
    'College Park and Mesa del Mar are easygoing tracts with driveways. SoBECA is shops and studios, and South Coast Metro means mid-rise apartments, garages with low clearance and service elevators.',
  tips: [
    'Write down the garage clearance at South Coast Metro buildings; many box trucks stand taller.',
    'Keep demolition debris apart from household junk, so each can be priced and recycled on its own.',
    'Warn whoever rents the front cottage, since the shared drive will be blocked for a while.',
  ],
  zipCodes: ['92626', '92627'],
  faqs: [
    {
      question: 'How quickly do Costa Mesa haulers respond?',
      answer:
        'You hear back within 2 hours of sending the form. Actual pickups are mostly a matter of one or two days, and a small curbside load may go the same afternoon. During the county fair, roads around the fairgrounds crawl, so give a wide arrival window if you live near Fair Drive.',
    },
    {
      question: 'Is there coverage on both sides of Newport Boulevard?',
      answer:
        'There is. Partners serve the Eastside down to the Back Bay and the Westside out to the river bluffs. Mesa Verde, Mesa del Mar and the towers by the 405 are included. With only two ZIP codes for street addresses, Costa Mesa is easy to route; just be sure the street name is spelled out.',
    },
    {
      question: 'What would change a Costa Mesa quote once the hauler arrives?',
      answer:
        'Surprises. A pile that doubled overnight, tile under the carpet or a rear unit nobody mentioned all shift the number. So do weight and material, because plaster is handled differently from plywood. List what you can see now for a free first estimate. After inspection you get the final price, and you can still say no.',
    },
  ],
} satisfies CityWords;
