import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Fullerton for students near Cal State, hillside homes and downtown bungalows. Book online and get a free quote.',
  lede: 'Moving out near Cal State or clearing a house in Sunny Hills? Book online in about a minute, and a hauler near Fullerton will get in touch.',
  intro:
    'South of Chapman Avenue, the ground is level and the houses are older, close to the train station and the downtown restaurants. Farther north, Sunny Hills and Raymond Hills have ranch houses on large lots, some with very steep driveways. Cal State and Fullerton College bring move-outs each term.',
  pickups: [
    {
      picture: 'mattress-disposal',
      heading: 'End of term near the campuses',
      body: 'By the university, apartment complexes empty in May and fill in August, with a smaller wave at winter break. Choose a date in the middle of the week, before your lease ends. Roommates can share one pickup.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Steep drives in the northern hills',
      body: 'Around Bastanchury Road and above it the streets twist, and a heavy truck may have to wait at the bottom of the drive. Give the height of the lowest branch if you know it.',
    },
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Bungalows close to downtown',
      body: 'Craftsman and Spanish-style houses near the center tend to have detached garages, narrow side drives and hardwood floors. In the evening, restaurants near Harbor Boulevard fill the curbs, so late morning is the best time to load.',
    },
  ],
  neighborhoods: [
    'Downtown Fullerton',
    'Sunny Hills',
    'Raymond Hills',
    'Amerige Heights',
    'Coyote Hills',
    'College Park',
    'Valencia Park',
  ],
  zipCodes: ['92831', '92832', '92833', '92835'],
  tips: [
    'Photograph low limbs over a hillside drive.',
    'Pack textbooks in small boxes; a big carton is too heavy.',
    'Decide which roommate signs off on the price.',
  ],
  faqs: [
    {
      question: 'My Fullerton lease ends Friday. Is there still time?',
      answer:
        'Often, yes: pickups can be the same or the next day. In the last weeks of May many student leases end at once, so book a week ahead.',
    },
    {
      question: 'Can I book from Sunny Hills, Amerige Heights and the college area?',
      answer: 'Yes. Brea, La Habra and Placentia are close, so check which city your address names.',
    },
    {
      question: 'How is a hillside pickup in Fullerton priced?',
      answer: 'By volume, weight and type; a long carry adds labor. You get the final price before loading.',
    },
  ],
} satisfies CityWords;
