import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'San Bernardino junk pickup by local haulers, from downtown bungalows to Verdemont foothill homes. Book in about 60 seconds; pay when the job is done.',
  lede: 'The wind from the Cajon Pass takes down fences and patio covers. A San Bernardino hauler can take them away, along with what waits in the side yard.',
  intro:
    'San Bernardino is one of the oldest cities in the Inland Empire, and its homes have had time to fill up. Small wood-frame houses near downtown hide a surprising amount in sheds and porches. Farther north, the land rises toward the mountains. Between the two are miles of single-story postwar homes.',
  pickups: [
    {
      picture: 'yard-waste-cleanup',
      heading: 'Wind from the Cajon Pass',
      body: 'Santa Ana winds roar down the pass in fall and winter and hit Verdemont and the north end hard. Bag or bundle light pieces, and stack broken panels on your own driveway.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Converted garages, crowded side yards',
      body: 'On some postwar blocks the garage long ago turned into living space, and storage moved to the side yard. Haulers need a gate wide enough for a dolly there. Point out anything that sits under years of leaves.',
    },
    {
      picture: 'mattress-disposal',
      heading: 'Rental turnovers near Cal State',
      body: 'Apartments cluster around the university, and many student leases end with the spring semester. A landlord can put several units into one request, once what tenants left can legally go; a tenant can ask for a single couch.',
    },
  ],
  neighborhoods: [
    'Downtown',
    'Westside',
    'Delmann Heights',
    'Del Rosa',
    'Shandin Hills',
    'Wildwood Park',
    'University District',
    'Verdemont',
  ],
  zipCodes: ['92401', '92404', '92405', '92407', '92408', '92410', '92411'],
  tips: [
    'Tie down or bag loose cardboard before a windy day.',
    'Check forgotten sheds for paint cans, which haulers leave behind.',
    'In a mobile-home park, ask the manager where a truck can park.',
  ],
  faqs: [
    {
      question: 'When could a hauler reach my San Bernardino home?',
      answer:
        'A single couch near downtown can often go the same day. Whole-house jobs may be set for the following day, and so may Verdemont pickups when the wind is up.',
    },
    {
      question: 'Can I book from Verdemont, too?',
      answer: 'Yes. At the far northern edge, streets slope and gusts can be strong, so allow the truck more time.',
    },
    {
      question: 'What shapes the price of a pickup in San Bernardino?',
      answer: 'Volume first, then weight and the kind of item. You get the final price before any lifting.',
    },
  ],
} satisfies CityWords;
