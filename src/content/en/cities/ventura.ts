import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import { pickupFigure, pickupTime } from '../../facts/claims';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Ventura junk removal for beach lanes, Avenue cottages and hillside decks. Local haulers plan for beach parking, steep drives and outdoor stairs.',
  lede: 'On summer weekends a truck can hardly find a place to park near the sand in Ventura. A weekday morning is the time for a local hauler to pick up the rusted grill and the old sofa.',
  intro: [
    'Ventura is long and thin. It runs from the mouth of the Ventura River, past downtown and Midtown, out to the orchards near Saticoy. A couch on the third floor off Main Street is a different job from a garage on the east end. Haulers see your ZIP code, photos and description before they accept a job, so mention stairs, parking and the way to the door.',
    'Salt air does its share of the damage here. Patio sets rust, grills seize up and fence boards go soft years before they would inland. Add surfboards no one rides, a mattress from the guest room and the dresser that came with the house, and a garage near the water fills fast. Usable pieces go toward donation where possible.',
  ],
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Tight lanes by the sand',
      body: 'In Pierpont, short lanes run from the boulevard toward the beach, and homes stand close together. Parking goes early on warm weekends. A weekday morning gives the truck its best chance at a spot near your door. Walk the side yard first: a sectional that came in before the fence was built may have to leave in pieces.',
    },
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Older houses west and midtown',
      body: 'The Avenue grew up with the oil fields, and many of its cottages have narrow drives and a small garage at the back. Midtown adds Spanish and Craftsman bungalows from between the wars, some with an alley behind. If yours has one, say so in the request. Loading from the rear spares your porch and your neighbors’ parking.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Slopes above Foothill Road',
      body: 'Hillside streets look out over the Channel Islands, and many are steep. Driveways tilt, steps lead down to lower decks, and heavy pieces travel farther than they seem to from the curb. A hauler who knows about split levels and outdoor stairs beforehand can bring extra hands for a piano, a spa or a sleeper sofa.',
    },
  ],
  neighborhoods: [
    'Downtown',
    'Westside',
    'Midtown',
    'Pierpont',
    'Ventura Keys',
    'Ondulando',
    'Clearpoint',
    'Montalvo',
    'East Ventura',
  ],
  neighborhoodNote:
    'West of Mills Road, expect older homes and street parking. East of it, tracts with two-car garages let a truck back right up. The Keys mix canal docks with snug driveways.',
  zipCodes: ['93001', '93003', '93004'],
  tips: [
    'Rinse sand and salt off patio furniture so the crew can see what is still fit to donate.',
    'Check where the sun deck stairs lead; a photo of the turn helps more than a measurement.',
    'Near the beach, hold a curb space with your own car until the truck arrives.',
  ],
  faqs: [
    {
      question: 'How soon can someone come out for a pickup in Ventura?',
      answer: sentences(
        `Often the same day if you book in the morning. A local hauler will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}).`,
        pickupTime ? `Most jobs are done within ${pickupTime}.` : pickupFigure,
        'Summer beach weekends and the end of the month fill up first, so ask early if you have a move-out date to meet.',
      ),
    },
    {
      question: 'Can I book from every part of Ventura?',
      answer:
        'Send a request from anywhere in Ventura, from the Westside and the harbor through Midtown to Saticoy; we’ll look for a hauler nearby. If you live a little beyond the city limits, send it anyway.',
    },
    {
      question: 'What can’t leave a Ventura garage by truck?',
      answer:
        'Anything hazardous. Paint, solvents, pesticides and fuel are out, and so are asbestos, ammunition, medical waste, loose batteries and propane tanks, which may hold gas even when they seem empty. The county’s household hazardous waste program knows where those go. Almost everything else can ride along, from surfboards to sofas. Electronics go to certified e-waste handlers, and partners follow the refrigerant rules for fridges.',
    },
  ],
} satisfies CityWords;
