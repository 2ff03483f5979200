import { site } from '../../facts/site';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Chino for ranch-style lots, postwar houses and The Preserve. List your items online and a local hauler will contact you to set a time.',
  lede: 'Chino was dairy country, and some lots still have a barn or a corral at the back. A hauler can load from those as well as from the garages at The Preserve.',
  intro: [
    'Dairies once surrounded Chino, and outbuildings, corrals and deep lots survive between newer streets. Downtown and the blocks around it have modest houses from the middle of the last century. South of the airport, The Preserve has replaced dairy land with townhomes and large family houses.',
    `Old ranch scrap and moving boxes need different trucks. Send ${site.name} a list, and a hauler who serves the western Inland Empire will get in touch. Metal from gates and feeders is recycled where possible, household goods in fair shape may be donated, and you pay once the job is complete.`,
  ],
  pickups: [
    {
      picture: 'storage-unit-cleanout',
      heading: 'Barns, sheds and corrals',
      body: 'Farm leftovers such as pipe rails, water troughs, broken trailers and roofing tin are heavy, sharp and spread out. Mixed heaps take longer to load and sort. Rodent nests and spoiled feed belong on the list; don’t stir them up. Farm chemicals can’t go on the truck. Leave them where they are and call the county’s hazardous waste program.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Compact streets at The Preserve',
      body: 'Homes here stand close together, some around shared motor courts where two cars barely pass. A truck may wait at the mouth of the court while the crew wheels things out. Strollers, cribs and small sofas are typical loads. Check whether your association expects notice before service vehicles come in.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Deep yards and RV gates',
      body: 'Some established streets in the north of town have wide lots, mature trees and gates made for a motorhome. A hauler can often back in next to the pile. Tree stumps, camper shells, aging boats and cracked patio slabs turn up in such yards. Leave the gate unlocked during the agreed window, with animals shut away.',
    },
  ],
  neighborhoods: ['Downtown', 'North Chino', 'South Chino', 'College Park', 'The Preserve'],
  neighborhoodNote:
    'College Park and The Preserve are planned districts with newer streets and smaller yards. Around downtown the houses are older and single-story, and North Chino still has some very deep lots.',
  zipCodes: ['91708', '91710'],
  tips: [
    'Sort scrap metal from lumber if you can do it safely. If you come across a drum or jug of unknown liquid, leave it alone and keep away.',
    'Shut in horses, goats and dogs before opening an RV gate for the truck.',
    'Park your own car at the curb near your motor court, and move it when the truck comes.',
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
        'Yes: from The Preserve below the airport, College Park, the streets near Ayala Park, the older blocks around Central Avenue and rural lots. We’ll look for a hauler nearby. Chino Hills next door is a separate city, so enter that name if you live there.',
    },
    {
      question: 'What should I know about junk removal pricing in Chino?',
      answer:
        'The price depends on how much of the truck you fill, the weight and the materials. Ranch scrap is dense, and a long carry on a deep lot adds labor unless a truck can drive through the side gate. The hauler inspects the load and gives you the final price before starting.',
    },
  ],
} satisfies CityWords;
