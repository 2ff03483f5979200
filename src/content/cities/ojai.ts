import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'Oak-shaded lanes, guest cottages, old barns: junk removal for Ojai and its valley. Local haulers recycle and donate first. Ask online for a free quote.',
  lede: 'A quiet valley deserves a quiet cleanup. Local haulers drive up the 33, load with care and leave the oaks as they found them.',
  intro: [
    'Ojai lies in a pocket of mountains about twelve miles inland from Ventura by way of Highway 33. Houses hide among oaks and orchards, and many have a studio, a barn or a guest cottage out back. Owners tend to care where things end up. Haulers who sort for reuse, then recycling, suit a valley that thinks that way already.',
    'The seasons shape the work. Winter storms drop limbs and can slow the roads. Long, hot summers crack hoses, bake plastic furniture and send everyone to clear dry brush. In between come estate sales and remodels of ranch houses from the fifties. One request is enough for a mixed load, as long as you name the heavy parts.',
  ],
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Lanes under low branches',
      body: 'In the Arbolada, roads wind between stone walls and oaks that were there first. Limbs reach across at truck height and shoulders are soft. A compact truck or a trailer does better than a tall box. Photograph the entrance from the road, and show where someone could load without parking on tree roots or a neighbor’s rock border.',
    },
    {
      picture: 'office-cleanouts',
      heading: 'Cottages, studios and sheds',
      body: 'Many lots grew building by building, so the junk is spread out. A kiln in the studio, a claw-foot tub behind the cottage, a massage table in the shed. Number the structures and give each a short list. Paths of gravel or decomposed granite stop a dolly cold, which makes planks or extra hands worth arranging.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Orchard edges on the East End',
      body: 'Citrus and avocado groves begin where the sidewalks stop. Smaller growers clear old bins, wind-machine parts, shade cloth and stacks of cracked pots. Prunings are welcome if cut to length and free of soil. Pesticide containers are not, since they count as hazardous waste. Set a pickup point by the road if the rows are muddy.',
    },
  ],
  neighborhoods: ['Downtown', 'The Arbolada', 'Foothill Road', 'East End', 'Meiners Oaks', 'Mira Monte'],
  neighborhoodNote:
    'Downtown blocks off Ojai Avenue have curbs and short walks. Meiners Oaks and Mira Monte, outside the city line, mix cottages, ranch houses and some mobile homes. The East End spreads into groves.',
  zipCodes: ['93023'],
  tips: [
    'Trim one clear passage under the oaks, about as high as you can reach with a broom.',
    'Offer glazed pots, salvaged doors and garden iron to friends first, then list what remains.',
    'After heavy rain, ask the hauler about road conditions before carrying everything to the gate.',
  ],
  faqs: [
    {
      question: 'Do haulers really come up to Ojai on short notice?',
      answer:
        'Many do, because Ventura is only a dozen miles off. Word from a hauler reaches you within 2 hours of the request. If a truck is headed up the valley that day, yours can join the route; if not, look for a visit within 24–48 hours. Festival weekends slow traffic, so midweek is calmer.',
    },
    {
      question: 'Are Meiners Oaks, Mira Monte and Upper Ojai covered?',
      answer:
        'Your ZIP code, 93023, is broad and takes in a good deal of land beyond the small city itself. Meiners Oaks and Mira Monte are routine stops. Upper Ojai, up the grade on Highway 150, needs a bit more planning. So does any property behind a long dirt drive. Oak View, down the 33, works as well.',
    },
    {
      question: 'What affects the cost of hauling from an Ojai property?',
      answer:
        'The load itself leads: its size, its weight and what it is made of. Then comes the carry. A cottage far down a gravel path takes longer than a garage by the street. A truck that cannot pass the oaks means shuttling. You pay nothing for the quote. Before loading begins, the hauler walks the lot and gives a final price.',
    },
  ],
} satisfies CityWords;
