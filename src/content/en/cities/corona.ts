import { pickupFigure, pickupTime } from '../../facts/claims';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Corona for couches, spas and full garages, from cottages inside the Grand Boulevard circle to terraced yards in the hills.',
  lede: 'Terraced yards and steep drives are normal in Corona. So is traffic on the 91. A pickup goes better when the hauler knows about the steps and you choose the hour.',
  intro: [
    'Corona’s oldest streets lie inside Grand Boulevard, the perfect ring that gave the Circle City its nickname. Early cottages and later infill stand close together there. Around it, tracts have replaced the groves and climb south toward the Cleveland National Forest and west toward Green River.',
    'Corona lies on the western edge of the Inland Empire, and many residents commute toward the coast. Agree with the hauler on a time when someone is home. You’ll get the final price before the lifting starts. Usable things are offered for donation, and the rest is sorted for recycling where possible.',
  ],
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Cottages inside the circle',
      body: 'The blocks within Grand Boulevard mix bungalows, small apartment buildings and back houses. Parking is mostly at the curb, though some lots have an alley at the rear that may be easier. For an upstairs rental, note how many steps there are and whether they turn.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Hillside tracts and patios',
      body: 'Houses in Sierra del Oro and Corona Hills were often cut into slopes, so some yards come in terraces. Spas, stone benches and barbecue islands may stand one level below the driveway. A professional has to take them off gas, water and power first. Each retaining wall adds work, so count the steps and measure the side gate.',
    },
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Newer homes near the 15',
      body: 'Townhouses and small-lot homes in Dos Lagos and Bedford are compact, and big old furniture doesn’t always fit. Sectionals, spare refrigerators and playsets often go after a move. Keep a refrigerator inside until the hauler comes. Shared drives are short, so keep them clear of moving vans during the pickup.',
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
  outside: { zipCodes: ['92880'], note: 'Mostly Eastvale, its own city: ask there about free pickups.' },
  tips: [
    'Pick a midday window if you can; morning and evening traffic on the 91 delays every truck.',
    'Have a spa disconnected by a professional and emptied; its water must not reach the storm drain.',
    'Photograph terraced steps and gates, and add the pictures to your request.',
  ],
  faqs: [
    {
      question: 'How long do I wait for a pickup in Corona?',
      answer: sentences(
        pickupTime ? `Most pickups happen within ${pickupTime}, often the same day.` : pickupFigure,
        'Rush hour on the 91 and the 15 is what slows trucks down, so ask for a late-morning or midday slot. A spa removal takes tools and helpers and may be set for the next day.',
      ),
    },
    {
      question: 'Can I book from Green River, Dos Lagos or Eagle Glen?',
      answer:
        'Send your request from anywhere in Corona, from Green River at the western gap to Corona Hills in the east; we’ll look for a hauler nearby. Mail in some nearby communities also says Corona although they lie outside the city. You can ask from there too.',
    },
    {
      question: 'Why can two Corona quotes differ so much?',
      answer:
        'Corona has flat blocks and steep ones. A sofa in a driveway inside the circle is quick; the same sofa on a lower terrace in Sierra del Oro needs a long carry. Truck space, weight and kind of material count at both. The hauler gives you the final price on inspection, before starting.',
    },
  ],
} satisfies CityWords;
