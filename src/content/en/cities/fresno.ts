import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import { pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription: `Junk removal in Fresno, from Tower District porches to north-side garages. A local hauler will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}).`,
  lede: 'Fresno summers are hard on anything kept in a garage. When it’s time to clear yours out, a local hauler can often come within a day or two.',
  intro: [
    'Fresno is flat, which is easy for trucks. Summers bring weeks near or above 100 degrees and winters damp fog, so things in garages don’t last. Early neighborhoods near downtown give way to ranch houses of the 1950s to 1970s, then to stucco subdivisions up to the river.',
    `${site.name} takes your request in about 60 seconds and offers it to independent haulers nearby. The hauler who accepts it will contact you. Clothes, dishes and furniture in good shape are offered for donation first. Scrap metal and cardboard are recycled where possible, and e-waste goes to certified handlers.`,
  ],
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Alleys behind the Tower District',
      body: 'Bungalows stand close together here, and an alley often runs along the back fence. If no bins or parked cars block it, the alley is the best place to load; until the truck is there, everything stays inside your fence. The front door means porch steps and street parking.',
    },
    {
      picture: 'old-appliances',
      heading: 'Ranch homes and swamp coolers',
      body: 'McLane, Hoover and Bullard are mostly single-story houses with driveways. Worn-out evaporative coolers, pool gear and old freezers are typical finds. Not every hauler goes up on a roof for a cooler. Keep a freezer inside or behind a locked gate. Citrus leaves, branches and fruit stay out of the load in a quarantine area for citrus pests (the state’s CDFA has maps). Your green bin may take them.',
    },
    {
      picture: 'mattress-disposal',
      heading: 'Student leases near Fresno State',
      body: 'Apartments around the campus turn over in May, when the spring semester closes, and again in late summer. Couches left beside full bins are illegal dumping. Book for the day before your lease ends, not for the last evening. Second-floor units without an elevator are common, so count the flights.',
    },
  ],
  neighborhoods: [
    'Downtown',
    'Chinatown',
    'Lowell',
    'Tower District',
    'Fresno High',
    'Roosevelt',
    'McLane',
    'Hoover',
    'Bullard',
    'Pinedale',
    'Woodward Park',
    'Copper River',
    'Southwest Fresno',
  ],
  neighborhoodNote:
    'Lowell and the Tower District have some of the oldest houses and the tightest parking. Woodward Park and Copper River are newer, with bigger floor plans; Southwest Fresno includes larger semi-rural parcels.',
  zipCodes: [
    '93650',
    '93701',
    '93702',
    '93703',
    '93704',
    '93705',
    '93706',
    '93710',
    '93711',
    '93720',
    '93721',
    '93722',
    '93723',
    '93725',
    '93726',
    '93727',
    '93728',
    '93730',
    '93737',
  ],
  tips: [
    'Schedule a summer visit for the early morning; a closed garage is far too hot by afternoon.',
    'A rooftop cooler needs a professional to disconnect its water and power beforehand.',
    'Clear bins and brush from your alley gate so it swings open all the way.',
  ],
  faqs: [
    {
      question: 'How fast is junk pickup in Fresno?',
      answer: sentences(
        'Often the same day.',
        pickupTime ? `Most pickups happen within ${pickupTime}.` : pickupFigure,
        'In July and August ask for an early start; send the request the day before if you can. Dense winter fog can delay a morning pickup.',
      ),
    },
    {
      question: 'Can I book anywhere from Southwest Fresno up to Copper River?',
      answer:
        'Send your request from anywhere in Fresno; we’ll look for a hauler nearby. You can ask from Old Fig Garden and other county pockets too. Clovis next door is its own city, so write that in the address.',
    },
    {
      question: 'What will a hauler look at before pricing a job in Fresno?',
      answer:
        'The size of the pile, its weight and the kind of material. Flat ground helps, but a roof-mounted cooler, an upstairs apartment near campus or a shed at the end of a long lot takes more labor. The price is final on inspection, before work starts.',
    },
  ],
} satisfies CityWords;
