import { site } from '../../facts/site';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Get a free junk removal quote in Riverside, from Wood Streets bungalows to Orangecrest garages. Local haulers recycle and donate what they can.',
  lede: 'A Wood Streets driveway and an Orangecrest garage need different trucks. Tell us what has to go, and a Riverside hauler calls you back.',
  intro: [
    'Riverside grew up on navel oranges, and its houses still show it. Around the Wood Streets you find bungalows with narrow drives and a garage at the back. Out in Orangecrest and Mission Grove, two-story homes store years of boxes behind a wide roll-up door. Each kind of house asks for a different sort of pickup.',
    `${site.name} passes your list to independent haulers across this stretch of the Inland Empire. Describe the items, say where they sit, and send the form. The hauler who accepts calls you, looks things over on arrival and names the final price before loading. Good furniture is set aside for donation first, then metal and cardboard for recycling.`,
  ],
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Bungalows in the Wood Streets',
      body: 'Many houses here date from the 1910s through the 1940s. Driveways often squeeze past the side wall to a detached garage out back. A full-size truck may stay on the street, so the carry gets longer. Mature trees hang low as well. Measure the side passage before promising that a sofa will come out that way.',
    },
    {
      picture: 'mattress-disposal',
      heading: 'Students near UC Riverside',
      body: 'June move-outs fill the apartments around campus with mattresses, desks and small fridges. Stairs and shared parking lots slow the loading. Roommates should gather everything in one spot and book once. If the complex wants large items kept away from its bins, mention that in your request, so the hauler comes to the right door.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Acreage beyond Victoria Avenue',
      body: 'Past Victoria Avenue, groves and large lots stretch through Arlington Heights. La Sierra Acres keeps a rural, horse-property feel too. Junk there tends to be heavy and far from the road: old fencing, irrigation pipe, broken sheds, worn tack-room furniture. Say whether the drive is dirt or gravel and whether a loaded truck can turn around.',
    },
  ],
  neighborhoods: [
    'Downtown',
    'Wood Streets',
    'Magnolia Center',
    'Victoria',
    'Canyon Crest',
    'Orangecrest',
    'Mission Grove',
    'Hawarden Hills',
    'Arlington',
    'Arlington Heights',
    'Arlanza',
    'La Sierra',
    'Casa Blanca',
    'Northside',
  ],
  neighborhoodNote:
    'Older streets around Downtown and the Wood Streets mean slim driveways and curb parking. Hawarden Hills climbs, while Arlanza is mostly flat, with postwar houses and easy truck access.',
  zipCodes: ['92501', '92503', '92504', '92505', '92506', '92507', '92508', '92509'],
  tips: [
    'Clear the path beside a detached garage and unlock the side gate before the truck turns in.',
    'Book student move-out pickups early in June, before every complex near campus empties at once.',
    'Empty fountains, planters and garden tubs a day ahead; the inland sun dries them and keeps the load light.',
  ],
  faqs: [
    {
      question: 'How soon can someone haul junk away in Riverside?',
      answer:
        'Often the same day. Mornings suit larger garage cleanouts in Orangecrest or Mission Grove, before the afternoon heat and the crowd on the 91. Most pickups in town happen inside 24–48 hours.',
    },
    {
      question: 'Do haulers come to every part of Riverside?',
      answer:
        'They cover the city from the Northside by the Santa Ana River to Orangecrest in the south, and from Canyon Crest across to La Sierra. Hillside streets and greenbelt lots are included. If your driveway is steep or unpaved, say so in the request.',
    },
    {
      question: 'Which things will a Riverside hauler leave behind?',
      answer:
        'Hazardous waste stays: paint, solvents, pesticides, fuel, asbestos, medical waste, ammunition and propane tanks that still hold gas. Older grove properties may have half-used farm chemicals in a shed, so look at the shelves, but leave the containers where they are. Ask the county’s household hazardous waste program about them. Fridges and electronics are fine; partners handle them by the rules.',
    },
  ],
} satisfies CityWords;
