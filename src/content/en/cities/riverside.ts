import type { CityWords } from '../../shapes/city-words';
import { link, prose } from '../../shapes/prose';

export const words = {
  metaDescription:
    'Get a free junk removal quote in Riverside, from Wood Streets bungalows to Orangecrest garages. Local haulers recycle and donate what they can.',
  lede: 'A Wood Streets driveway and an Orangecrest garage need different trucks. Tell us what has to go and where it is, so that a Riverside hauler can plan for yours.',
  intro:
    'Riverside grew up on navel oranges, and its houses still show it. Around the Wood Streets you find bungalows with narrow drives and a garage at the back. Out in Orangecrest and Mission Grove, two-story homes store years of boxes behind a wide roll-up door.',
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Bungalows in the Wood Streets',
      body: 'Many houses here date from the 1910s through the 1940s, with driveways that squeeze past the side wall to a detached garage. Measure the side passage.',
    },
    {
      picture: 'mattress-disposal',
      heading: 'Students near UC Riverside',
      body: 'June move-outs fill the apartments around campus with mattresses, desks and small fridges. Roommates should gather everything in one room and book once. Nothing should wait beside the bins, so tell the hauler which door to come to.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Acreage beyond Victoria Avenue',
      body: 'Groves and large lots stretch through Arlington Heights. Old fencing, irrigation pipe and broken sheds are heavy and far from the road. Mention a dirt drive. If you have citrus trees, ask before you put branches or fruit in the load.',
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
  zipCodes: ['92501', '92503', '92504', '92505', '92506', '92507', '92508', '92509'],
  outside: { zipCodes: ['92509'], note: 'Mostly Jurupa Valley, its own city: ask there about free pickups.' },
  tips: [
    'Clear the path beside a detached garage and unlock the gate.',
    'Book student move-outs early in June.',
    'Empty fountains, planters and garden tubs a day ahead.',
  ],
  faqs: [
    {
      question: 'How soon can someone haul junk away in Riverside?',
      answer:
        'It can be the same day, and often it’s the next. Mornings suit larger garage cleanouts, before the afternoon heat and the crowd on the 91.',
    },
    {
      question: 'Can I book from every part of Riverside?',
      answer: 'Yes, from the Northside by the Santa Ana River to Orangecrest in the south, hillside streets too.',
    },
    {
      question: 'Which things will a Riverside hauler leave behind?',
      answer: prose`Anything hazardous: paint, solvents, pesticides, fuel, asbestos, medical waste, ammunition, loose batteries and every propane tank, even an empty one. ${link('Riverside County', 'https://rcwaste.org/hhw')} takes much of it from residents: call ${link('(800) 304-2226', 'tel:+18003042226')}. Fridges and electronics can go.`,
    },
  ],
} satisfies CityWords;
