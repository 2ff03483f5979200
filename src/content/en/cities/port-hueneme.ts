import type { CityWords } from '../../shapes/city-words';
import { link, prose } from '../../shapes/prose';

export const words = {
  metaDescription:
    'Moving off base or out of a beach condo? Port Hueneme junk removal by local haulers, who can carry it down from your unit before the walkthrough.',
  lede: 'Before the keys are due, a local hauler can get the sofa down the stairs of your Port Hueneme condo or apartment.',
  intro:
    'Port Hueneme is a compact city with the ocean on one side and Oxnard on the others. A deep-water port and a Navy base take up much of the map. What remains is condos by the beach, townhomes along the greenbelt, and apartments and small houses farther in.',
  pickups: [
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Condo stairs and shared lots',
      body: 'Near the beach, most homes are attached, and the path out runs along balconies and down exterior steps. Many buildings have no elevator. Ask your association where loading is allowed and whether it wants proof of insurance.',
    },
    {
      picture: 'mattress-disposal',
      heading: 'Transfers and fast move-outs',
      body: 'A change-of-station move comes with a weight limit, so many families leave things behind. Sort before the movers pack. A grill’s propane tank stays off the truck. On the base itself a hauler needs permission to enter, so ask first.',
    },
    {
      picture: 'old-appliances',
      heading: 'Fog, rust and damp storage',
      body: 'Low cloud and fog hang around for weeks in early summer. Damp pieces are heavier and seldom accepted for reuse, so let them dry on your own patio the day before.',
    },
  ],
  neighborhoods: ['Hueneme Beach', 'Surfside', 'Hueneme Bay'],
  zipCodes: ['93041'],
  tips: [
    'Book for the day before your walkthrough.',
    'Gather small boxes by the door; leave the crew the big pieces.',
    'Take the doors and shelves out of rusty cabinets.',
  ],
  faqs: [
    {
      question: 'My Port Hueneme lease ends in two days. Is that enough time?',
      answer:
        'Often it is: a sofa, a bed and a few boxes can go the same or the next day. Put the time you hand over the keys in the request.',
    },
    {
      question: 'Can I book from a Hueneme Beach condo or a home next to the base?',
      answer: prose`Yes. If there’s a gate, find out how a truck gets in. If you also have things at an address in ${link('Oxnard', '/locations/california/oxnard')}, send a separate request for it.`,
    },
    {
      question: 'Does a third-floor unit in Port Hueneme raise the price?',
      answer:
        'Stairs add labor, but volume, weight and type matter more. The hauler gives you the final price before loading.',
    },
  ],
} satisfies CityWords;
