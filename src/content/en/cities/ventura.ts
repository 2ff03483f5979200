import type { CityWords } from '../../shapes/city-words';
import { link, prose } from '../../shapes/prose';

export const words = {
  metaDescription:
    'Ventura junk removal for beach lanes, Avenue cottages and hillside decks. Local haulers plan for beach parking, steep drives and outdoor stairs.',
  lede: 'On summer weekends a truck can hardly find a place to park near the sand in Ventura. A weekday morning is the time for a local hauler to pick up the rusted grill and the old sofa.',
  intro:
    'Ventura is long and thin. It runs from the mouth of the Ventura River, past downtown and Midtown, out to the orchards near Saticoy. Salt air does its share of the damage: patio sets rust, grills seize up and fence boards go soft years before they would inland.',
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Tight lanes by the sand',
      body: 'In Pierpont, short lanes run from the boulevard toward the beach, and homes stand close together. A weekday morning gives the truck its best chance at a spot near your door. Walk the side yard first: a sectional may have to leave in pieces.',
    },
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Older houses west and midtown',
      body: 'The Avenue grew up with the oil fields, and many of its cottages have narrow drives and a small garage at the back. Midtown adds Spanish and Craftsman bungalows, some with an alley behind. If yours has one, say so.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Slopes above Foothill Road',
      body: 'Hillside streets look out over the Channel Islands, and many are steep. A hauler who knows about outdoor stairs can bring extra hands for a piano, a spa or a sleeper sofa.',
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
  zipCodes: ['93001', '93003', '93004'],
  tips: [
    'Rinse sand and salt off patio furniture that could be donated.',
    'Photograph the turn of the sun-deck stairs.',
    'Near the beach, hold a curb space with your own car.',
  ],
  faqs: [
    {
      question: 'How soon can someone come out for a pickup in Ventura?',
      answer:
        'Often the same day if you book in the morning, or the next. Summer beach weekends and the end of the month fill up first.',
    },
    {
      question: 'Can I book from every part of Ventura?',
      answer:
        'Yes, from the Westside to Saticoy. If you live a little beyond the city limits, send your request anyway.',
    },
    {
      question: 'What can’t leave a Ventura garage by truck?',
      answer: prose`Anything hazardous: paint, solvents, pesticides, fuel, asbestos, ammunition, medical waste, loose batteries and propane tanks, even empty ones. ${link('Ventura County', 'https://www.vcpublicworks.org/wsd-2/iwmd/hazardouswaste/')} lists where residents of each city can take such things. Electronics and fridges can go.`,
    },
  ],
} satisfies CityWords;
