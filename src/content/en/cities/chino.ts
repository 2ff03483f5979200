import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Chino for ranch-style lots, postwar houses and The Preserve. List your items online and a local hauler will contact you to set a time.',
  lede: 'Chino was dairy country, and some lots still have a barn or a corral at the back. A hauler can load from those as well as from the garages at The Preserve.',
  intro:
    'Dairies once surrounded Chino, and outbuildings, corrals and deep lots survive between newer streets. Downtown and the blocks around it have modest houses from the middle of the last century. South of the airport, The Preserve has replaced dairy land with townhomes and large family houses.',
  pickups: [
    {
      picture: 'storage-unit-cleanout',
      heading: 'Barns, sheds and corrals',
      body: 'Farm leftovers such as pipe rails, water troughs and roofing tin are heavy, sharp and spread out, so they take longer to load. Put rodent nests on the list; don’t stir them up. Farm chemicals can’t go on the truck.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Compact streets at The Preserve',
      body: 'Homes at The Preserve stand close together, some around motor courts where two cars barely pass. A truck may wait at the mouth of the court while the crew wheels things out. Check whether your association expects notice.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Deep yards and RV gates',
      body: 'Some older streets in the north have wide lots, big trees and gates made for a motorhome. Leave the gate unlocked at the agreed time, with animals shut away.',
    },
  ],
  neighborhoods: ['Downtown', 'North Chino', 'South Chino', 'College Park', 'The Preserve'],
  zipCodes: ['91708', '91710'],
  tips: [
    'If you come across a drum of unknown liquid, leave it alone and keep away.',
    'Shut in horses, goats and dogs before opening an RV gate.',
    'Park your own car near your motor court to hold a space.',
  ],
  faqs: [
    {
      question: 'How soon will a hauler come out to Chino?',
      answer:
        'Often the same day for a load near downtown or College Park. A corral or barn may need a bigger vehicle and more daylight, so plan on the next day or the one after.',
    },
    {
      question: 'Can I book from anywhere in Chino, even south of the airport?',
      answer:
        'Yes, and from rural lots. Chino Hills next door is a separate city, so enter that name if you live there.',
    },
    {
      question: 'What should I know about junk removal pricing in Chino?',
      answer:
        'Space, weight and material decide it: ranch scrap is dense. You get the final price before the crew starts.',
    },
  ],
} satisfies CityWords;
