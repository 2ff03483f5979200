import type { ServiceWords } from '../../shapes/service-words';

export const words = {
  metaTitle: 'Storage Unit Cleanout in One Visit',
  metaDescription:
    'Stop paying rent for things you no longer use. A local hauler meets you at the storage unit, loads everything you do not keep and takes it away.',
  pictureAlt: 'A storage unit with its orange door half open, moving boxes, a floor lamp and a potted plant.',
  intro:
    'A storage unit is easy to rent and hard to empty. Meet a local hauler at the door, take out what you want to keep, and let the crew load the rest. Put the facility’s address, your unit number and its size in the request. Say which floor it is on and how far the loading area is. You will need your key and gate code, and the office can tell you its rules for trucks and elevators. Look for papers, photos and valuables in advance, above all in a unit that belonged to someone else. Boxes of household goods are sorted for donation and recycling. Gasoline, paint and other hazardous things must stay off the truck.',
  description: [],
  categories: [],
  faqs: [],
} satisfies ServiceWords;
