import type { CityWords } from '../../shapes/city-words';
import { link, prose } from '../../shapes/prose';

export const words = {
  metaDescription:
    'Sherman Oaks junk removal above and below Ventura Boulevard: hillside homes, ranch-house garages, condos. A local hauler can plan for hill or flats.',
  lede: 'Above Ventura Boulevard, a Sherman Oaks pickup often needs a small truck; below it, a big one can park at the door. A local hauler can plan for your side.',
  intro:
    'Ventura Boulevard splits Sherman Oaks, a neighborhood of Los Angeles, in two. South of it, streets climb the Santa Monica Mountains past mid-century houses, pools and long private drives. North of it, the land is flat, with ranch homes on the side streets and condo or apartment buildings along the avenues.',
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Lanes above the boulevard',
      body: 'Hill roads off Beverly Glen and Valley Vista can be narrow, steep and lined with parked cars. A small truck making two runs sometimes beats a big one stuck at a bend.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Ranch homes on the flats',
      body: 'North toward Burbank Boulevard, single-story homes from the 1940s and 1950s have straight driveways. What takes time is the volume: garage rafters, a shed, a covered patio. Keep rubble in its own stack; its weight changes the quote.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Condos beside two freeways',
      body: 'Close to the 101 and the 405, traffic shapes every arrival time, and mid-morning is usually the easiest. Look for a service elevator and a rule about when movers may use it.',
    },
  ],
  neighborhoods: ['South of the Boulevard', 'Longridge Estates', 'Royal Woods', 'Chandler Estates', 'Magnolia Woods'],
  zipCodes: ['91403', '91423'],
  tips: [
    'Look up along the driveway: a tall truck scrapes on branches.',
    'Tip rainwater out of planters and pool toys.',
    'Unlock the side gate and move the trash bins.',
  ],
  faqs: [
    {
      question: 'How long does it take to book and clear junk in Sherman Oaks?',
      answer:
        'Booking takes about 60 seconds. On the flats, pickup can be the same or the next day; hill addresses may need an extra helper and a day more.',
    },
    {
      question: 'Can I book from both the hills and the flats of Sherman Oaks?',
      answer: prose`Yes. Some streets on the northern edge have a ${link('Van Nuys', '/locations/california/van-nuys')} ZIP code; enter the one that’s on your mail.`,
    },
    {
      question: 'What should Sherman Oaks residents know about pricing?',
      answer:
        'Volume, weight and material count, and so do slope and distance. The price is final before loading; you pay afterward.',
    },
  ],
} satisfies CityWords;
