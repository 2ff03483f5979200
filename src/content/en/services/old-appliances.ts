import { prose } from '../../shapes/prose';
import type { ServiceWords } from '../../shapes/service-words';
import { whereTheyGo } from '../links';

export const words = {
  metaTitle: 'Appliance Removal and Refrigerator Pickup',
  metaDescription:
    'A local hauler picks up your old refrigerator, washer, dryer or stove, and certified handlers recover the refrigerant. Ask online for a free quote.',
  pictureAlt: 'A mint-green fridge and a white front-loading washer.',
  intro: [
    'The new fridge is here, and the old one is humming in the garage. A local hauler can take out refrigerators, washers, dryers, stoves and the rest, and certified handlers recover the refrigerants. Keep the machine indoors until the hauler comes.',
  ],
  description: {
    gettingReady:
      'Empty it and unplug it; a freezer needs a full day to thaw. Close the water valves and drain the hoses. Have a qualified person close and cap gas lines before the visit.',
    onTheDay:
      'The hauler checks that each machine is disconnected, looks at doors and stairs, and gives you the final price. The crew takes it out on a dolly. A single machine is a short visit.',
    afterwards:
      'A machine that works and isn’t too old can be offered for donation. Most others are recycled for their metal, after certified handlers recover the refrigerant. Insulating foam and broken plastic go to disposal.',
  },
  categories: [
    {
      title: 'Refrigerators and freezers',
      description: 'Fridges, chest freezers and wine coolers, emptied and thawed.',
    },
    { title: 'Washers and dryers', description: 'Top loaders, front loaders, stacked pairs and dryers.' },
    { title: 'Stoves and ovens', description: 'Ranges, wall ovens and cooktops, gas lines capped.' },
    { title: 'Dishwashers and disposals', description: 'Drained, with water line and power already disconnected.' },
    { title: 'Air conditioners', description: 'Window units, portable coolers and dehumidifiers, kept upright.' },
    { title: 'Water heaters', description: 'Drained, and disconnected by a qualified person.' },
    {
      title: 'Small appliances',
      description: 'Microwaves, toaster ovens, blenders, vacuums and fans, boxed together.',
    },
    { title: 'Outdoor grills', description: 'Grills, smokers and patio heaters, without their propane tanks.' },
  ],
  faqs: [
    {
      question: 'Does the hauler disconnect the appliance?',
      answer:
        'Usually not. Unplug what has a plug. Before the visit, have a qualified person cap gas lines and disconnect hard-wired ovens and water heaters. For a washer hose, ask the hauler, and have the shut-off valve within reach.',
    },
    {
      question: 'Can I put an old refrigerator outside until the pickup?',
      answer:
        'Not where children can reach it: a child can be trapped inside. California law (Penal Code 402b) forbids leaving a refrigerator, freezer, washer, dryer or another large appliance there with its door on. Keep it inside or behind a locked gate, or take the door off.',
    },
    {
      question: 'Which appliances can’t be taken?',
      answer: prose`Propane tanks, mercury thermostats and equipment with chemicals aren’t taken: see ${whereTheyGo}. Central and split air conditioners need a certified technician first. If you smell gas, leave the house and call 911 or the gas company.`,
    },
    {
      question: 'What affects the price of appliance removal?',
      answer:
        'Weight, bulk and type, because a refrigerator needs more treatment than a dryer; give the floor and the number of steps for a close quote.',
    },
  ],
} satisfies ServiceWords;
