import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Ojai for cottages, studios, barns and groves. A quote costs nothing, and donation and recycling come first.',
  lede: 'Narrow lanes and low oaks keep big trucks out of parts of Ojai. A hauler who knows that can come up the 33 with something smaller.',
  intro:
    'Ojai lies in a valley among mountains, up Highway 33 from Ventura. Houses stand among oaks and orchards, and many have a studio, a barn or a guest cottage at the back. Winter storms bring down limbs; in the hot, dry summers, plastic furniture cracks and dry brush has to be cleared.',
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Lanes under low branches',
      body: 'In the Arbolada, roads wind between stone walls and old oaks. Branches reach across at truck height and shoulders are soft, so a small truck is better than a tall one. Photograph the entrance, and show where a truck can stop off the tree roots.',
    },
    {
      picture: 'office-cleanouts',
      heading: 'Cottages, studios and sheds',
      body: 'On many lots the junk is spread over several buildings: a kiln in the studio, a tub behind the cottage, furniture in the shed. List each one. A dolly doesn’t roll on gravel or decomposed granite, so mention such paths.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Orchard edges on the East End',
      body: 'Citrus and avocado groves begin where the sidewalks stop. If you have citrus trees, ask before you put branches or fruit in the load. Pesticides and their containers stay where they are.',
    },
  ],
  neighborhoods: ['Downtown', 'The Arbolada', 'East End', 'Meiners Oaks', 'Mira Monte'],
  zipCodes: ['93023'],
  tips: [
    'Oaks may be protected. Don’t cut them: photograph the lowest branch instead.',
    'Photograph pots, old doors and garden iron that could be donated.',
    'After heavy rain, ask the hauler about the road.',
  ],
  faqs: [
    {
      question: 'Do haulers come up to Ojai on short notice?',
      answer:
        'Some can, because Ventura isn’t far: if a truck is headed up the valley, yours can go the same day. Otherwise plan on a day or two, better midweek.',
    },
    {
      question: 'Can I ask from Meiners Oaks, Mira Monte or Upper Ojai?',
      answer: 'Yes, and from Oak View down the 33. Upper Ojai and long dirt drives take a bit more planning.',
    },
    {
      question: 'What affects the cost of hauling from an Ojai property?',
      answer: 'Size, weight and material, then the carry. The hauler walks the lot and names the final price first.',
    },
  ],
} satisfies CityWords;
