import { site } from '../site';
import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'North Hollywood junk removal for NoHo apartments, bungalow yards and old band gear. Free online quote from a local San Fernando Valley hauler.',
  lede: 'Your roommate moved out and left the couch. It happens in North Hollywood; ask online and a local hauler gets back to you within 2 hours.',
  intro: [
    'North Hollywood is a Los Angeles neighborhood in the San Fernando Valley, and a busy one for moving vans. New apartment buildings cluster around the Metro station and the NoHo Arts District. Farther north come streets of small postwar houses, some with garages turned into studios or storage. Actors, editors and musicians come and go. Their furniture tends to stay.',
    `Describe the leftovers on ${site.name} in about 60 seconds. An independent hauler who serves the Valley picks up the request and makes contact. Amplifiers or monitors past saving go to certified e-waste handlers. Vintage chairs and solid shelves have a better ending, because donation comes first whenever a piece can still be used.`,
  ],
  pickups: [
    {
      picture: 'furniture-removal',
      heading: 'New buildings in the Arts District',
      body: 'Mid-rises around Lankershim and Magnolia may have loading zones, key fobs and a front desk. That is good for a sofa, if you plan. Reserve the elevator, find out which entrance movers use, and tell the hauler the garage height. A truck that cannot fit below needs a short stop on the street, clear of the bus stops.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Garage studios, undone',
      body: 'Across the older residential blocks, garages have become music rooms, offices and rentals. When one is undone, out come carpet, foam panels, drywall and a tired window air conditioner. Appliances that hold refrigerant are handled by the rules, so list them separately. Keep the driveway open and the walk to the truck is usually short.',
    },
    {
      picture: 'hot-tub-removal',
      heading: 'Two-story walk-ups in Valley heat',
      body: 'Smaller apartment buildings from the 1950s and 1960s often wrap stairs around a pool or courtyard, with carports behind. Everything has to come along an open walkway and down. By two in the afternoon in summer, that walkway bakes. Choose a morning window, prop the gate and bring loose items down yourself if it is safe to do so.',
    },
  ],
  neighborhoods: [
    'NoHo Arts District',
    'Toluca Woods',
    'Toluca Terrace',
    'Toluca Lake',
    'Valley Village',
    'Valley Glen',
  ],
  neighborhoodNote:
    'Toluca Lake, Valley Village and Valley Glen are Los Angeles neighborhoods in their own right, next to North Hollywood. Expect more houses there; the tallest apartment buildings stand near the Metro station.',
  zipCodes: ['91601', '91602', '91605', '91606', '91607'],
  tips: [
    'Gather every key, fob and parking pass your building wants before the truck is due.',
    'Pull staples and nails from soundproofing panels, or warn the crew where they are.',
    'Have each roommate tag what they still want with their name before anything leaves.',
  ],
  faqs: [
    {
      question: 'Is same-day junk pickup possible in North Hollywood?',
      answer:
        'It is, when you ask early and a hauler already has a stop in the Valley. You are contacted within 2 hours, and the arrival can be as soon as 2–4 hours from booking. Month-end moves fill calendars. Give yourself the full 24–48 hours then, and confirm your elevator first.',
    },
    {
      question: 'Which blocks around North Hollywood do haulers take?',
      answer:
        'Pickups run across the four ZIP codes listed here, from Toluca Lake and the Arts District up past Sherman Way. Valley Village and Valley Glen residents are welcome to ask as well. Cross into Burbank and you are in another city, with its own page. Streets near that line are easy to confuse, so type the full address.',
    },
    {
      question: 'How do quotes work for North Hollywood apartments?',
      answer:
        'Count the floors, the stairs and the steps from your door to the truck; haulers price that effort along with volume, weight and type. A studio with a bed and a desk is light work. A drum kit, a safe and a fridge on level two are not. Your quote is free, then confirmed on site before the first item moves.',
    },
  ],
} satisfies CityWords;
