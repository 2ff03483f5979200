import { site } from '../site';
import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'Chino junk removal for ranch-style lots, postwar homes and The Preserve. List your items online, and a vetted local hauler contacts you within 2 hours.',
  lede: 'Dairy country turned suburb: Chino has barns, deep old lots and brand-new streets within a short drive. Haulers here load from all three.',
  intro: [
    'Cows once outnumbered people around Chino by a wide margin, and traces of the dairy years remain. Outbuildings, corrals and deep lots survive between newer streets. Downtown and the blocks around it hold modest houses from the middle of the last century. To the south, The Preserve is filling former pasture with townhomes and large family houses close to the airport.',
    `Old ranch scrap and fresh packaging call for different trucks. Tell ${site.name} which one you have, and your request goes to a vetted hauler serving the western Inland Empire. The answer comes within 2 hours. Metal from gates and feeders is recycled where possible, household goods in fair shape are offered for donation, and you pay once the job is complete.`,
  ],
  pickups: [
    {
      picture: 'storage-unit-cleanout',
      heading: 'Barns, sheds and corrals',
      body: 'Agricultural leftovers are heavy, sharp and spread out. Think pipe rails, water troughs, broken trailers and roofing tin. Pile metal apart from wood when you safely can; mixed heaps take longer to load and sort. Spoiled feed and rodent nests are worth mentioning. Farm chemicals stay out of the load and belong with county hazardous-waste collection.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Compact streets at The Preserve',
      body: 'Homes here stand close together, some around shared motor courts where two cars barely pass. A truck may wait at the mouth of the court while the crew wheels things out. Strollers, cribs and first-apartment sofas are the kind of thing young families outgrow. Check whether your association expects notice before service vehicles come in.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Deep yards and RV gates',
      body: 'Some established streets in the north of town have wide lots, mature trees and gates made for a motorhome. That is a gift for haulers, who can back in near the pile. Tree stumps, camper shells, aging boats and cracked patio slabs turn up in such yards. Leave the gate unlocked during the agreed window, with animals shut away.',
    },
  ],
  neighborhoods: ['Downtown', 'North Chino', 'South Chino', 'College Park', 'The Preserve'],
  neighborhoodNote:
    'College Park and The Preserve are planned districts with newer streets and smaller yards. Around downtown the homes are older and lower, and North Chino still mixes in some very deep lots.',
  zipCodes: ['91708', '91710'],
  tips: [
    'Sort scrap metal from lumber in the yard, and pull out any old drums or jugs with liquid.',
    'Shut in horses, goats and dogs before opening an RV gate for the truck.',
    'Hold a curb space near your motor court by parking your own car there until loading begins.',
  ],
  faqs: [
    {
      question: 'How soon will a hauler come out to Chino?',
      answer:
        'Within 2 hours you hear from a local partner; the truck itself may follow the same day. Suburban stops near downtown or College Park fit easily into a route. A corral or barn needs a bigger vehicle and more daylight, so plan such a visit for the next day or the one after.',
    },
    {
      question: 'Is my Chino neighborhood covered, even south of the airport?',
      answer:
        'It is. Haulers head to The Preserve below the airport, to College Park and the streets near Ayala Park, and to the older blocks around Central Avenue. Rural parcels are welcome too. Neighboring Chino Hills is a separate city, so use the right ZIP code if your home is there.',
    },
    {
      question: 'What should I know about junk removal pricing in Chino?',
      answer:
        'Expect the answer to follow the load. Bulk fills the truck, dense ranch scrap adds weight, and some materials take special handling. Distance matters on deep lots, unless a truck can drive through the side gate. Start with a quote at no charge. The hauler inspects, names the final price, and only then begins.',
    },
  ],
} satisfies CityWords;
