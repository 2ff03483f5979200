import { link, prose } from '../../shapes/prose';
import type { ServiceWords } from '../../shapes/service-words';

export const words = {
  metaTitle: 'Storage Unit Cleanout and Haul-Away',
  metaDescription:
    'Stop paying rent for things you no longer use. A local hauler meets you at the storage unit, loads what you don’t keep and takes it away.',
  pictureAlt: 'A storage unit with its orange door half open, moving boxes, a floor lamp and a potted plant.',
  intro: [
    'A storage unit is easy to rent and hard to empty. Meet a local hauler at the door, take out what you want to keep, and let the crew load the rest.',
    'Say how large the unit is, which floor it’s on and how far the loading area is. Bring your key, and give the gate code over the phone, not in the request. The office can tell you its rules for trucks and elevators.',
    prose`Look for papers, photos and valuables first, especially in a unit that belonged to someone else. Household goods are sorted for donation and recycling. Gasoline, paint and other ${link('hazardous things', '/faq#hazardous-waste')} stay off the truck.`,
  ],
  description: null,
  categories: [],
  faqs: [],
} satisfies ServiceWords;
