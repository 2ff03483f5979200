import { arrivalTime, pickupFigure } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'San Jose junk pickup from Willow Glen to Evergreen. Local haulers clear garages, apartments and mobile homes. The quote is free.',
  lede: `San Jose garages become offices, and what was in them has to go somewhere. ${site.name} looks for a local hauler to pick it up, old computers included.`,
  intro: [
    'Ranch houses replaced San Jose’s prune and apricot orchards block by block after the war, and they still make up much of the city. Garages are at the front, driveways are short, and dry weather lasts from spring into fall. A truck can usually stop right at the garage, provided someone moves the cars.',
    'Space is costly in Silicon Valley, so people use all of it. Garages turn into home offices and backyards gain cottages. Describing what’s left over takes about 60 seconds online. An independent local hauler will then contact you, and anything fit for donation or recycling is sorted out first.',
  ],
  pickups: [
    {
      picture: 'electronics-disposal',
      heading: 'Home offices and old electronics',
      body: 'Closets here hold dead monitors, tangled cables, printers, servers and the boxes they came in. Partners send e-waste through certified handlers rather than into the trash. Loose batteries can’t ride along: tape their terminals, keep them apart from each other and take them to a battery drop-off. Count the old tube screens too, because they are heavy.',
    },
    {
      picture: 'construction-debris',
      heading: 'Backyard cottages and conversions',
      body: 'Cottages behind the house have become common in San Jose, and so have garages turned into rooms. Demolition comes first: sheds, patio covers, slabs, water heaters that a plumber has disconnected. Contractors don’t always haul away what they tear out. Check that the crew can reach the yard by the side gate. On narrow lots in older districts, that may be the only route.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Mobile-home parks and condos',
      body: 'San Jose has dozens of mobile-home parks, many with tight lanes and close neighbors. Skirting, awnings, old sheds and worn-out steps are typical loads. Condos downtown have garages below ground and elevators to book. In both cases the manager’s rules come first, so get the permitted hours before choosing a day.',
    },
  ],
  neighborhoods: [
    'Downtown',
    'Japantown',
    'Naglee Park',
    'Willow Glen',
    'Rose Garden',
    'Cambrian',
    'Almaden Valley',
    'Blossom Valley',
    'Santa Teresa',
    'Evergreen',
    'Silver Creek Valley',
    'Berryessa',
    'Alum Rock',
    'West San Jose',
  ],
  neighborhoodNote:
    'Willow Glen, Naglee Park and the Rose Garden have older houses with mature trees and slim driveways. Evergreen and Silver Creek Valley are newer, hillier and more often under an HOA.',
  zipCodes: [
    '95110',
    '95111',
    '95112',
    '95113',
    '95116',
    '95117',
    '95118',
    '95119',
    '95120',
    '95121',
    '95122',
    '95123',
    '95124',
    '95125',
    '95126',
    '95127',
    '95128',
    '95129',
    '95130',
    '95131',
    '95132',
    '95133',
    '95134',
    '95135',
    '95136',
    '95138',
    '95139',
    '95148',
  ],
  tips: [
    'Back up, then erase computers and phones before they join the e-waste stack in your garage.',
    'Leave the driveway empty overnight, as it is the best loading dock a ranch house has.',
    'Have old floor tile or pipe wrap tested before demolition; asbestos turns up in postwar ranches and can’t be loaded.',
  ],
  faqs: [
    {
      question: 'How soon do San Jose haulers show up?',
      answer: sentences(
        arrivalTime
          ? `If a hauler has time, the truck may arrive within ${arrivalTime} of booking, traffic on 101, 280 and 87 permitting.`
          : pickupFigure,
        'A visit often falls later that day or on the next. The stretch between the morning commute and lunch is a sensible window to ask for near downtown or a freeway.',
      ),
    },
    {
      question: 'Can I book from Almaden Valley, Berryessa or Alum Rock?',
      answer:
        'Yes. Send a request from anywhere in San Jose; we’ll offer it to haulers nearby. The upper roads in the eastern foothills can be narrow, so let the hauler know about steep grades and where a truck can turn around.',
    },
    {
      question: 'What will a San Jose hauler base the price on?',
      answer:
        'On your load: the room it takes up in the truck, its weight, and what it’s made of. Downtown elevators, park lanes where only a dolly fits and side-gate carries all add time. Once the hauler has checked everything in person you hear the final price, and payment is due on completion.',
    },
  ],
} satisfies CityWords;
