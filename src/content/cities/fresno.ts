import { site } from '../site';
import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'Fresno junk removal: ask for a free quote, hear from a vetted local hauler, and clear out Tower District porches or north-side garages before the heat.',
  lede: 'Summers are fierce, garages are full, and alleys run behind many older Fresno homes. A vetted hauler can clear yours, often within a day or two.',
  intro: [
    'Fresno spreads flat across the San Joaquin Valley, which makes life easy for trucks and hard on stored things. Heat above 100 degrees cooks garage shelves every summer; winter fog settles into damp sheds. Early neighborhoods near downtown give way to ranch houses of the 1950s to 1970s, then to stucco subdivisions that run north to the river.',
    `${site.name} takes your request in about 60 seconds and hands it to an independent hauler nearby. That partner phones within 2 hours and asks about access. Boxes of usable clothes or dishes may find a second home through donation. Scrap metal and cardboard are steered to recycling, and e-waste goes to certified handlers.`,
  ],
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Alleys behind the Tower District',
      body: 'Bungalows and small apartment buildings stand close together here, and an alley often runs along the back fence. It can be the best loading spot, if no bins or parked cars block it. Front-door carries mean porch steps and street parking. Decide which way out is shorter and tell the hauler, along with the alley’s nearest cross street.',
    },
    {
      picture: 'old-appliances',
      heading: 'Ranch homes and swamp coolers',
      body: 'The broad belt through McLane, Hoover and Bullard holds street after street of single-story houses with real driveways. Worn-out evaporative coolers, citrus prunings, pool gear and old freezers are typical finds. A cooler on the roof needs a ladder and possibly two people, so point it out. Units with refrigerant are handled by the rules.',
    },
    {
      picture: 'mattress-disposal',
      heading: 'Student leases near Fresno State',
      body: 'Apartments around the campus turn over in May, when the spring semester closes, and again in late summer. Desks, headboards and stained couches land beside overflowing bins. Book for the day before your lease ends rather than the last evening. Second-floor units without an elevator are common, so a count of the flights is helpful.',
    },
  ],
  neighborhoods: [
    'Downtown',
    'Chinatown',
    'Lowell',
    'Tower District',
    'Fresno High',
    'Huntington Boulevard',
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
    'Schedule a summer visit for the early morning; by afternoon a closed Fresno garage is an oven.',
    'Have the water line of a rooftop cooler shut off, and let the pads dry out beforehand.',
    'Clear bins and brush from your alley gate so it swings open all the way.',
  ],
  faqs: [
    {
      question: 'How fast is junk pickup in Fresno?',
      answer:
        'You get a first contact within 2 hours of asking. The work itself often follows the same day and mostly inside 24–48 hours. In July and August an early start beats the heat, so send your request the evening before if you can. Dense winter fog may push a morning slot back a little.',
    },
    {
      question: 'Does service extend from Southwest Fresno up to Copper River?',
      answer:
        'Yes, the whole city is open for requests, including Downtown, Chinatown, Roosevelt, McLane and the Bullard area along the way. Old Fig Garden and other county pockets inside the city can ask too; the ZIP code does the matching. Clovis next door is its own city, so write that in the address.',
    },
    {
      question: 'What will a hauler look at before pricing a job in Fresno?',
      answer:
        'The size of the pile, its weight and the kind of material. Flat ground helps, yet a roof-mounted cooler, an upstairs apartment near campus or a shed at the end of a long lot takes more labor. Wet yard waste is dense after rain. Nothing is owed for the quote; inspection brings the final price before work starts.',
    },
  ],
} satisfies CityWords;
