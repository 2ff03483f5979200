import { pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Costa Mesa for remodel debris, shop leftovers or a roommate’s futon. Book online in about a minute; a local hauler will contact you.',
  lede: 'Many Costa Mesa lots have a second house at the back and one narrow driveway for both. Put that in your request, so a crew can plan for the long carry.',
  intro: [
    'Costa Mesa sits on a bluff a short way from the ocean. Cottages on the Eastside are being rebuilt one lot at a time. On the Westside, board shapers, cabinet makers and auto shops share blocks with apartments. Mesa Verde keeps its sixties ranch houses and their generous front yards.',
    `Demolition lumber, retail fixtures, worn mattresses and a second fridge can all go in one request on ${site.name}. We’ll look for one hauler who can take as much of it as possible. You agree on a day together, and the price is final once the hauler has seen the load.`,
  ],
  pickups: [
    {
      picture: 'garage-cleanouts',
      heading: 'Deep Eastside lots',
      body: 'East of Newport Boulevard, many lots have a cottage in front, another at the rear and one thin driveway between them. Anything from the rear unit is carried the whole length of the lot. Check that the truck won’t trap a car behind it.',
    },
    {
      picture: 'office-cleanouts',
      heading: 'Workshops and studios on the Westside',
      body: 'Small industrial bays leave shelving, foam blanks, pallets and dead compressors. Roll-up doors make loading quick, but neighboring businesses need the lane too. Haulers don’t take resins, solvents, paint or fuel. Leave them where they are; the county’s household program is for residents, and a business has to arrange its own disposal.',
    },
    {
      picture: 'construction-debris',
      heading: 'Remodel weeks in Mesa Verde',
      body: 'Sixties kitchens are being replaced in these ranch houses, and cabinets, tile counters and double ovens come out together. Have old flooring and drywall tested for asbestos before anyone disturbs it; haulers don’t take asbestos. Stack the rest on the driveway by type. If you rent a dumpster for the street instead, ask the city about a permit first.',
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
  neighborhoodNote:
    'College Park and Mesa del Mar are tracts with driveways. SoBECA is shops and studios. South Coast Metro has mid-rise apartments, garages with low clearance and service elevators.',
  tips: [
    'Write down the garage clearance at South Coast Metro buildings; many box trucks stand taller.',
    'Keep demolition debris apart from household junk, so each can be priced and recycled on its own.',
    'Warn whoever rents the front cottage, since the shared drive will be blocked for a while.',
  ],
  zipCodes: ['92626', '92627'],
  faqs: [
    {
      question: 'How quickly do Costa Mesa haulers respond?',
      answer: sentences(
        pickupTime ? `Most pickups happen within ${pickupTime}.` : pickupFigure,
        'A small load in the driveway may go the same afternoon. During the county fair, roads around the fairgrounds crawl, so allow for a wide arrival window if you live near Fair Drive.',
      ),
    },
    {
      question: 'Can I book from either side of Newport Boulevard?',
      answer:
        'Yes, from the Eastside down to the Back Bay, the Westside out to the river bluffs, Mesa Verde, Mesa del Mar and the towers by the 405. We’ll ask haulers who work there.',
    },
    {
      question: 'What would change a Costa Mesa quote once the hauler arrives?',
      answer:
        'Anything the request left out: a bigger pile, tile under the carpet or a carry from a rear unit. The price depends on volume, weight and type, so list what you can see and add photos. It’s final after inspection, before loading, and you can still say no.',
    },
  ],
} satisfies CityWords;
