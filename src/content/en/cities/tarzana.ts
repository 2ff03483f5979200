import { site } from '../../facts/site';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Clear out a Tarzana garage, shed, yard or hillside home. Independent haulers who work nearby look at the load, name the price and carry it off.',
  lede: 'Behind many Tarzana houses, the shed is a long way from the street. A local hauler empties it, and clears garages and hillside homes below Mulholland too.',
  intro: [
    'Edgar Rice Burroughs bought a ranch here in 1919, and the neighborhood took its name from his jungle hero. The ranch was subdivided long ago. What remains are leafy yards, mature trees and houses that keep collecting things: tools, trunks, exercise machines, boxes from the last move. A junk pickup gives you that space back.',
    `You do not have to sort it all yourself. Fill in a short form, list the big pieces, and ${site.name} forwards the job to independent haulers near you. They bring the muscle and the truck. Usable furniture gets a chance at donation, while metal and electronics head for recycling.`,
  ],
  pickups: [
    {
      picture: 'yard-waste-cleanup',
      heading: 'Country lots in Melody Acres',
      body: 'Melody Acres kept its country feel, so some yards still hold coops, corrals and sheds among the trees. Fence boards, feed bins and rusted wire pile up at the back, far from the street. Some blocks have no sidewalks or curbs. Ask whether the truck can enter the lot, as it saves a long walk with heavy loads.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Upper streets toward Mulholland',
      body: 'Climb south past the golf courses and the roads start to curl. Driveways tilt, cul-de-sacs end in turnarounds, and guests’ cars line the curb on weekends. A weekday slot tends to be simpler up here. If your house stands behind a community gate, add the hauler’s name at the entrance once you have it.',
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
    'Drain hoses, fountains and spas so nobody carries water weight down a Tarzana slope.',
    'Trim branches that hang over the drive; a tall truck needs more headroom than your car.',
  ],
  faqs: [
    {
      question: 'Do Tarzana pickups happen the same day?',
      answer:
        'Some do. Same-day or next-day service is common for a garage corner or a few pieces of furniture. Bigger jobs in the hills may wait a little longer for a crew of the right size, though 24–48 hours covers most of them.',
    },
    {
      question: 'Which areas around Tarzana are served?',
      answer:
        'All of Tarzana, on both sides of Ventura Boulevard. Partners also take requests in Encino, Reseda and Woodland Hills, the neighborhoods that border it. Near a boundary, enter the city name and ZIP code that are on your mail.',
    },
    {
      question: 'What can’t a Tarzana hauler take away?',
      answer:
        'Hazardous waste stays behind: pesticides, paint, fuel, solvents, asbestos, medical waste, ammunition and any propane tank that still holds gas. Old sheds and barns often hide a few of those, so look before the crew arrives, and leave what you find where it is. The county’s household hazardous waste program can tell you where it goes. Refrigerators and electronics are fine, since partners handle both by the rules.',
    },
  ],
} satisfies CityWords;
