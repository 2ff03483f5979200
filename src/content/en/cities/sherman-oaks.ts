import { pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Sherman Oaks junk removal above and below Ventura Boulevard: hillside homes, ranch-house garages, condos. A local hauler can plan for hill or flats.',
  lede: 'Above Ventura Boulevard, a Sherman Oaks pickup often needs a small truck; below it, a big one can park at the door. A local hauler can plan for your side.',
  intro: [
    'Ventura Boulevard splits Sherman Oaks in two. South of it, streets climb the Santa Monica Mountains past mid-century houses, pools and long private drives. North of it, the land is flat, with ranch homes on the side streets and condo or apartment buildings along the avenues. This San Fernando Valley neighborhood of Los Angeles needs small trucks and large ones.',
    `If you say on the ${site.name} form which side you’re on, the hauler who accepts can plan for grades, gates or an elevator. Usable pool furniture and playsets are donated where possible, and recyclables are kept apart.`,
  ],
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Lanes above the boulevard',
      body: 'Hill roads off Beverly Glen and Valley Vista can be narrow, steep and lined with parked cars. Houses perch above the road or drop below it, so a dresser may have to go up steps to reach the truck. A small truck making two runs sometimes beats a big one stuck at a bend. Let the hauler know the stair count.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Ranch homes on the flats',
      body: 'North toward Burbank Boulevard, single-story homes from the 1940s and 1950s sit behind lawns with straight driveways. Loading is simple. What takes time is the volume: garage rafters, a backyard shed, a covered patio. Additions and kitchen remodels bring cabinets and tile on top. Keep rubble in its own stack, because its weight changes the quote.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Condos beside two freeways',
      body: 'Buildings close to the 101 and 405 interchange are handy for commuters, and traffic there shapes every arrival time. Mid-morning is usually the easiest. Inside, look for a service elevator, a loading bay and a rule about when movers may use them. Subterranean garages seldom suit a box truck, so plan for a cart ride to the curb.',
    },
  ],
  neighborhoods: ['South of the Boulevard', 'Longridge Estates', 'Royal Woods', 'Chandler Estates', 'Magnolia Woods'],
  neighborhoodNote:
    'Longridge Estates and Royal Woods lie south of the boulevard, where the right truck depends on slopes and gates. Magnolia Woods and Chandler Estates are level, with driveways and quick curb access.',
  zipCodes: ['91403', '91423'],
  tips: [
    'Look up along the driveway: a tall truck scrapes on branches that most cars clear, so point them out.',
    'Tip rainwater out of planters and pool toys into the flower beds; it makes them heavy on steps.',
    'Unlock the side gate, oil the latch and move the trash bins from behind it.',
  ],
  faqs: [
    {
      question: 'How long does it take to book and clear junk in Sherman Oaks?',
      answer: sentences(
        'Booking takes about 60 seconds. On the flats, same-day or next-day visits are realistic. Hill addresses can need an extra helper.',
        pickupTime ? `Plan on ${pickupTime} there.` : pickupFigure,
        'Avoid rush hour by the 405 if you have a choice.',
      ),
    },
    {
      question: 'Can I book from both the hills and the flats of Sherman Oaks?',
      answer:
        'Yes. We’ll look for a hauler near you, above the boulevard or below it. Some streets on the northern edge count as Sherman Oaks but carry a Van Nuys ZIP code; enter the one that is on your mail. Sherman Oaks itself is part of the City of Los Angeles.',
    },
    {
      question: 'What should Sherman Oaks residents know about pricing?',
      answer:
        'Slope and distance can matter as much as the pile. A hauler considers stairs, driveway grade and how far from the door the truck must stop, alongside volume, weight and material. Flat lots keep that part simple. You pay on completion, at the price set during inspection.',
    },
  ],
} satisfies CityWords;
