import { pickupFigure, pickupTime } from '../../facts/claims';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Ojai for cottages, studios, barns and groves. A quote costs nothing, and donation and recycling come first.',
  lede: 'Narrow lanes and low oaks keep big trucks out of parts of Ojai. A hauler who knows that can come up the 33 with something smaller.',
  intro: [
    'Ojai lies in a valley among mountains, up Highway 33 from Ventura. Houses stand among oaks and orchards, and many have a studio, a barn or a guest cottage at the back. Where possible, usable things are donated and the rest is recycled.',
    'Winter storms bring down limbs and can slow the roads. In the hot, dry summers, plastic furniture cracks and dry brush has to be cleared. Estates and remodels come all year. One request is enough for a mixed load, as long as you name the heavy things.',
  ],
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Lanes under low branches',
      body: 'In the Arbolada, roads wind between stone walls and old oaks. Branches reach across at truck height and shoulders are soft, so a small truck or a trailer is better than a tall one. Photograph the entrance, and show where a truck can stop off the tree roots.',
    },
    {
      picture: 'office-cleanouts',
      heading: 'Cottages, studios and sheds',
      body: 'On many lots the junk is spread over several buildings: a kiln in the studio, a tub behind the cottage, old furniture in the shed. List each building separately. A dolly doesn’t roll on gravel or decomposed granite, so mention such paths.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Orchard edges on the East End',
      body: 'Citrus and avocado groves begin where the sidewalks stop. Smaller growers clear old bins, wind-machine parts, shade cloth and stacks of cracked pots. In a quarantine area for citrus pests (the state’s CDFA publishes maps), citrus leaves, branches and fruit stay out of the load; ask the county agricultural commissioner. Pesticides and their containers stay where they are; ask the county’s hazardous waste program. If the rows are muddy, agree on a firm spot by the gate.',
    },
  ],
  neighborhoods: ['Downtown', 'The Arbolada', 'East End', 'Meiners Oaks', 'Mira Monte'],
  neighborhoodNote:
    'Downtown blocks off Ojai Avenue have curbs and short walks. Meiners Oaks and Mira Monte, outside the city line, have cottages, ranch houses and some mobile homes. The East End is mostly groves.',
  zipCodes: ['93023'],
  tips: [
    'Oaks may be protected, so cut none for the truck; photograph the lowest branch instead.',
    'Photograph pots, old doors and garden iron that are in good shape, so the hauler knows what can be donated.',
    'After heavy rain, ask the hauler about road conditions before carrying everything to the gate.',
  ],
  faqs: [
    {
      question: 'Do haulers come up to Ojai on short notice?',
      answer: sentences(
        'Some can, because Ventura isn’t far. If a truck is headed up the valley, yours may be picked up the same day.',
        pickupTime ? `Otherwise, plan on ${pickupTime}.` : pickupFigure,
        'Weekends bring visitors and traffic, so midweek is easier.',
      ),
    },
    {
      question: 'Can I ask from Meiners Oaks, Mira Monte or Upper Ojai?',
      answer:
        'Yes, and from Oak View down the 33; we’ll look for a hauler nearby. Upper Ojai, up the grade on Highway 150, takes a bit more planning, and so does a property behind a long dirt drive.',
    },
    {
      question: 'What affects the cost of hauling from an Ojai property?',
      answer:
        'The size of the load, its weight and what it is made of, and then the carry. A cottage far down a gravel path takes longer than a garage by the street, and so does a lane where the truck can’t pass under the oaks. The hauler walks the lot with you and gives you the final price before loading.',
    },
  ],
} satisfies CityWords;
