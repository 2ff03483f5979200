import { site } from '../../facts/site';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'San Jose junk pickup from Willow Glen to Evergreen. Local haulers clear garages, apartments and mobile homes. The quote is free.',
  lede: `San Jose garages become offices, and what was in them has to go somewhere. ${site.name} looks for a local hauler to pick it up, old computers included.`,
  intro:
    'Ranch houses replaced San Jose’s prune and apricot orchards block by block after the war, and they still make up much of the city. Garages are at the front and driveways are short. Space is costly in Silicon Valley, so garages turn into home offices and backyards gain cottages.',
  pickups: [
    {
      picture: 'electronics-disposal',
      heading: 'Home offices and old electronics',
      body: 'Closets here hold dead monitors, tangled cables, printers and servers. Haulers send e-waste to certified handlers. Loose batteries can’t ride along: tape their terminals and take them to a battery drop-off.',
    },
    {
      picture: 'construction-debris',
      heading: 'Backyard cottages and conversions',
      body: 'Demolition comes first: sheds, patio covers, slabs, water heaters that a plumber has disconnected. Check that the crew can reach the yard by the side gate.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Mobile-home parks and condos',
      body: 'San Jose has dozens of mobile-home parks, many with tight lanes and close neighbors. Condos downtown have garages below ground and elevators to book. In both cases the manager’s rules come first, so get the permitted hours.',
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
    'Back up, then erase computers and phones.',
    'Leave the driveway empty overnight.',
    'Have old floor tile or pipe wrap tested: asbestos can’t be loaded.',
  ],
  faqs: [
    {
      question: 'How soon do San Jose haulers show up?',
      answer:
        'It can be later that day or on the next, traffic on 101, 280 and 87 permitting. Between the morning commute and lunch is a good time to ask for.',
    },
    {
      question: 'Can I book from Almaden Valley, Berryessa or Alum Rock?',
      answer:
        'Yes. Roads in the eastern foothills can be narrow, so tell the hauler about steep grades and where to turn around.',
    },
    {
      question: 'What will a San Jose hauler base the price on?',
      answer: 'On the room your load takes, its weight and what it’s made of. You hear the final price before loading.',
    },
  ],
} satisfies CityWords;
