import { pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Get a free junk removal quote in Riverside, from Wood Streets bungalows to Orangecrest garages. Local haulers recycle and donate what they can.',
  lede: 'A Wood Streets driveway and an Orangecrest garage need different trucks. Tell us what has to go and where it is, so that a Riverside hauler can plan for yours.',
  intro: [
    'Riverside grew up on navel oranges, and its houses still show it. Around the Wood Streets you find bungalows with narrow drives and a garage at the back. Out in Orangecrest and Mission Grove, two-story homes store years of boxes behind a wide roll-up door. Each kind of house asks for a different sort of pickup.',
    `${site.name} offers your request to independent haulers in this stretch of the Inland Empire. The one who accepts will call you, look things over on arrival and give you the final price before loading. Good furniture is set aside for donation where possible, metal and cardboard for recycling.`,
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
      body: 'June move-outs fill the apartments around campus with mattresses, desks and small fridges. Stairs and shared parking lots slow the loading. Roommates should gather everything in one room and book once. Nothing should wait beside the bins of the complex, so let the hauler know which door to come to.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Acreage beyond Victoria Avenue',
      body: 'Past Victoria Avenue, groves and large lots stretch through Arlington Heights. La Sierra Acres keeps a rural, horse-property feel too. Junk there tends to be heavy and far from the road: old fencing, irrigation pipe, broken sheds, worn tack-room furniture. If you have a dirt drive, or one where a loaded truck can’t turn around, mention it in the request. In a quarantine area for citrus pests, no leaves, branches or fruit from citrus trees can go along; the county agricultural commissioner can say where that is.',
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
  outside: { zipCodes: ['92509'], note: 'Mostly Jurupa Valley, its own city: ask there about free pickups.' },
  tips: [
    'Clear the path beside a detached garage and unlock the side gate before the truck turns in.',
    'Book student move-out pickups early in June, before every complex near campus empties at once.',
    'Empty fountains, planters and garden tubs a day ahead; the inland sun dries them and keeps the load light.',
  ],
  faqs: [
    {
      question: 'How soon can someone haul junk away in Riverside?',
      answer: sentences(
        'Often the same day. Mornings suit larger garage cleanouts in Orangecrest or Mission Grove, before the afternoon heat and the crowd on the 91.',
        pickupTime ? `Most pickups in town happen within ${pickupTime}.` : pickupFigure,
      ),
    },
    {
      question: 'Can I book from every part of Riverside?',
      answer:
        'Yes. A request from any part of Riverside is welcome, from the Northside by the Santa Ana River to Orangecrest in the south, and we’ll look for a hauler close by. Hillside streets and greenbelt lots are no exception.',
    },
    {
      question: 'Which things will a Riverside hauler leave behind?',
      answer:
        'Hazardous waste stays: paint, solvents, pesticides, fuel, asbestos, medical waste, ammunition, loose batteries and every propane tank, even one that seems empty. Older grove properties may have half-used farm chemicals in a shed, so look at the shelves, but leave the containers where they are. The county’s household hazardous waste program can tell you what to do with them. Fridges and electronics can go; partners handle them as the law requires.',
    },
  ],
} satisfies CityWords;
