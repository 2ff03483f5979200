import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Van Nuys for apartments, bungalows and garages. Fill out one short form and hear back from someone who hauls in the Valley.',
  lede: 'From second-floor apartments off Sherman Way to old bungalows near the Civic Center, local haulers can clear what Van Nuys homes no longer need.',
  intro:
    'Van Nuys was founded in 1911, and it shows its age in layers. Small early houses stand near the Civic Center. Around them came postwar tracts, then rows of stucco apartment buildings along the main boulevards. Each of them needs a different kind of pickup, so tell us which one you live in.',
  pickups: [
    {
      picture: 'furniture-removal',
      heading: 'Upstairs units, shared parking',
      body: 'A typical stucco building has outside stairs, a narrow walkway and carports too low for a truck, so the crew parks at the curb and carries. The hauler needs to know your floor and how many turns the stairs make.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Converted garages and back units',
      body: 'Detached garages behind Van Nuys houses have turned into bedrooms, studios and rental units. Photograph the side path: a gate narrower than a refrigerator needs another plan.',
    },
    {
      picture: 'storage-unit-cleanout',
      heading: 'Workshops near the airport',
      body: 'Light industry surrounds Van Nuys Airport and the rail line. Small shops there throw out shelving, pallets and display racks. List metal items separately, since scrap can be recycled. Fluorescent tubes and batteries stay off the truck.',
    },
  ],
  neighborhoods: ['Van Nuys Civic Center', 'Valley Glen', 'Lake Balboa'],
  zipCodes: ['91401', '91405', '91406', '91411'],
  tips: [
    'Move cars out of tandem spots to free a path.',
    'Ask your building manager where a truck can wait.',
    'Label what stays in a shared garage.',
  ],
  faqs: [
    {
      question: 'Could my Van Nuys junk be gone this week?',
      answer:
        'Probably: a simple load on the ground floor can go the same day, and a day or two is common. Many leases turn over at the first of the month, so book those move-outs ahead.',
    },
    {
      question: 'Can I book from Lake Balboa and Valley Glen as well?',
      answer: 'Yes, and from all of Van Nuys.',
    },
    {
      question: 'Does my floor change the price in a Van Nuys building?',
      answer: 'It can: stairs are extra work. You get the final price before anything is loaded.',
    },
  ],
} satisfies CityWords;
