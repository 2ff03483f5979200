import { site } from '../site';
import type { CityWords } from './city-words';

export const words = {
  metaDescription: `Corona homeowners use ${site.name} to find vetted local haulers for couches, hot tubs and full garages, inside the Grand Boulevard circle and far beyond.`,
  lede: 'Inside the circle or up by Eagle Glen, Corona junk leaves with a local hauler who plans around the hills and the 91. Start with a free quote.',
  intro: [
    'Corona’s oldest streets lie inside Grand Boulevard, the perfect ring that gave the Circle City its nickname. Early cottages and later infill stand close together there. Around it the lemon groves have given way to tracts that climb south toward the Cleveland National Forest and west toward Green River. Hills, cul-de-sacs and commuter schedules shape most pickups today.',
    'Many residents of this western edge of the Inland Empire commute toward the coast, so timing matters as much as muscle. Put your request in online, and a vetted hauler gets in touch within 2 hours to agree on a window. You see the price before the lifting starts. Usable goods head for donation, and the remainder is sorted with recycling in mind.',
  ],
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Cottages inside the circle',
      body: 'The blocks within Grand Boulevard mix bungalows, small apartment buildings and back houses. Parking is mostly at the curb, though some lots have an alley at the rear. A truck that can slip into the alley saves your floors and front lawn. For an upstairs rental, note how many steps there are and whether they turn.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Hillside tracts and patios',
      body: 'Houses in Sierra del Oro and Corona Hills were often cut into slopes, so some yards come in terraces. Spas, stone benches and barbecue islands may stand one level below the driveway. Many of these can be dismantled, yet each retaining wall adds effort. Say how many steps lead down and how wide the side gate is.',
    },
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Newer homes near the 15',
      body: 'Townhouses and small-lot homes in Dos Lagos and Bedford are compact, and big old furniture sometimes has no place in them. Sectionals, spare refrigerators and playsets are what people part with after moving in. Shared drives are short, so keep them clear of moving vans during the pickup. The freeway is close, which helps a hauler arrive on time.',
    },
  ],
  neighborhoods: [
    'Grand Boulevard Circle',
    'South Corona',
    'Sierra del Oro',
    'Green River',
    'Corona Hills',
    'Cresta Verde',
    'Corona Ranch',
    'Mountain Gate',
    'Eagle Glen',
    'Dos Lagos',
    'Bedford',
  ],
  neighborhoodNote:
    'Blocks inside the circle are flat. Sierra del Oro, Green River and Cresta Verde rise into the hills, which brings sloped drives, split-level yards and slower loading.',
  zipCodes: ['92879', '92880', '92881', '92882', '92883'],
  tips: [
    'Pick a midday window if you can; morning and evening traffic on the 91 delays every truck.',
    'Switch off and drain a spa two days before, especially when it sits below the driveway.',
    'Photograph terraced steps and gates, and have the pictures ready for the first call.',
  ],
  faqs: [
    {
      question: 'How long do I wait for a pickup in Corona?',
      answer:
        'The first contact comes within 2 hours, and a hauler may be at your door 2–4 hours after booking. Rush hour on the 91 and the 15 is the main brake, so a late-morning or midday slot usually goes faster. Spa removals, which need tools and helpers, may be set for the next day.',
    },
    {
      question: `Does ${site.name} reach Green River, Dos Lagos and the rest of Corona?`,
      answer:
        'Yes, from Green River at the western gap to Corona Hills in the east, and from the circle down to Eagle Glen and Dos Lagos. Mail in some nearby communities also says Corona although they lie outside the city. Ask anyway; the ZIP code shows us which partner is closest.',
    },
    {
      question: 'Why can two Corona quotes differ so much?',
      answer:
        'Because the ground does. A sofa at the curb on Grand Boulevard is quick; the same sofa on a lower terrace in Sierra del Oro needs a long carry. Truck space, weight and kind of material count everywhere. Asking is free, and the hauler names a final price on inspection, before starting.',
    },
  ],
} satisfies CityWords;
