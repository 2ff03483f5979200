import { pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Clear out a Tarzana garage, shed, yard or hillside home. Independent haulers who work nearby look at the load, give you a price and carry it off.',
  lede: 'Behind many Tarzana houses, the shed is a long way from the street. A local hauler can empty it, or clear a garage or a hillside home below Mulholland.',
  intro: [
    'Edgar Rice Burroughs bought a ranch here in 1919, and the neighborhood took its name from his jungle hero. The ranch was subdivided long ago. What remains are leafy yards, mature trees and houses that keep collecting things: tools, trunks, exercise machines, boxes from the last move. A junk pickup gives you that space back.',
    `You don’t have to sort it all yourself. Fill out a short form, list the big pieces, and ${site.name} offers the job to independent haulers near you. The one who accepts brings the muscle and the truck. Usable furniture gets a chance at donation, and metal and electronics are recycled where possible.`,
  ],
  pickups: [
    {
      picture: 'yard-waste-cleanup',
      heading: 'Country lots in Melody Acres',
      body: 'Melody Acres kept its country feel, so some yards still hold coops, corrals and sheds among the trees. Fence boards, feed bins and rusted wire pile up at the back, far from the street. Some blocks have no sidewalks or curbs. A truck that can enter the lot saves the crew a long walk with heavy loads.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Upper streets toward Mulholland',
      body: 'South past the golf courses, the roads start to curl. Driveways tilt, cul-de-sacs end in turnarounds, and guests’ cars line the curb on weekends. A weekday slot tends to be simpler up here. If your house stands behind a community gate, add the hauler’s name at the entrance once you have it.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Apartments near Ventura Boulevard',
      body: 'Apartment and condo buildings cluster near Ventura Boulevard and on the larger avenues north of it. Some have garages below ground, with ceilings too low for a box truck. Items ride the elevator to the lobby, then cross to the street. Reserve the elevator if your building wants that, and wrap mattresses so hallways stay clean.',
    },
  ],
  neighborhoods: ['Melody Acres', 'Braemar', 'Mulholland Park', 'South of the Boulevard'],
  neighborhoodNote:
    'Braemar and Mulholland Park are hill neighborhoods with winding approaches. Melody Acres is level and spread out; what slows a crew there is the distance from shed to street.',
  zipCodes: ['91356'],
  tips: [
    'Look into old sheds from the door a day early, and warn the crew about wasps, spiders and loose nails.',
    'Empty hoses and fountains into the garden, so no one carries water down a slope. A spa is drained by the city’s rules, not into the gutter.',
    'Look for branches that hang low over the drive; a tall truck needs more headroom than your car.',
  ],
  faqs: [
    {
      question: 'Do Tarzana pickups happen the same day?',
      answer: sentences(
        'Some do. Same-day or next-day service is common for a garage corner or a few pieces of furniture. Bigger jobs in the hills may wait a little longer for a crew of the right size.',
        pickupTime ? `Most of them are done within ${pickupTime}.` : pickupFigure,
      ),
    },
    {
      question: 'Can I book from any part of Tarzana?',
      answer:
        'Send a request from anywhere in Tarzana, on either side of Ventura Boulevard; we’ll look for a hauler nearby. Encino, Reseda and Woodland Hills, which border it, have pages of their own. Near a boundary, enter the city name and ZIP code that are on your mail.',
    },
    {
      question: 'What can’t a Tarzana hauler take away?',
      answer:
        'Hazardous waste stays behind: pesticides, paint, fuel, solvents, asbestos, medical waste, ammunition, loose batteries and propane tanks, full or empty. Old sheds and barns often hide a few of those, so look before the crew arrives, and leave what you find where it is. The county’s household hazardous waste program can tell you where it goes. Refrigerators and electronics can go, since partners handle both as the law requires.',
    },
  ],
} satisfies CityWords;
