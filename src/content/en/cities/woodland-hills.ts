import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Hillside house, Warner Center condo or big flat backyard: Woodland Hills junk removal by local haulers, early in the day when it is hot.',
  lede: 'Summers are hot in Woodland Hills, and the hill roads are narrow. Book a morning, and warn the local hauler about the last bend before your house.',
  intro:
    'Few Los Angeles neighborhoods change as fast from block to block. Warner Center has office towers and new apartment buildings. A short drive south, in the old Girard Tract, houses perch on small, steep lots drawn up in the 1920s. In between sit quiet postwar streets with two-car garages, most of them full.',
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Girard’s crooked little streets',
      body: 'Victor Girard sold thousands of small hillside lots here in the 1920s. Roads south of Ventura Boulevard double back, narrow and run out of shoulder, and a truck can get stuck behind one parked sedan. Ask neighbors to leave the bend clear.',
    },
    {
      picture: 'office-cleanouts',
      heading: 'Warner Center moves and offices',
      body: 'When a Warner Center office or tenant moves, things often go out through a loading dock or a freight elevator. Both usually need a reservation, and many managers ask for a certificate of insurance. Fluorescent tubes and batteries stay behind.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Roomy lots in Walnut Acres',
      body: 'Walnut Acres lots run deep, and some still hold stables, coops or a row of fruit trees. Everything travels the length of the yard, so a side drive the truck can use shortens the job.',
    },
  ],
  neighborhoods: [
    'Warner Center',
    'Walnut Acres',
    'Corbin Palms',
    'College Acres',
    'Girard Tract',
    'Vista de Oro',
    'South of the Boulevard',
  ],
  zipCodes: ['91364', '91367'],
  tips: [
    'Book a morning from June through September.',
    'Check under hillside decks for lumber, pots and old pipes.',
    'Reserve the freight elevator for a whole block of time.',
  ],
  faqs: [
    {
      question: 'Is next-day junk removal realistic in Woodland Hills?',
      answer:
        'Often, and the same day can work when you book early. Warner Center pickups can hinge on dock reservations, so check with your building first.',
    },
    {
      question: 'Can I book from the hills south of Ventura Boulevard?',
      answer: 'Yes. Some of the upper roads suit only a short truck, so name hairpins, dead ends and steep drives.',
    },
    {
      question: 'What moves the price of a Woodland Hills haul up or down?',
      answer:
        'Space in the truck, weight and material; then stairs and roads. You hear the final price before work begins.',
    },
  ],
} satisfies CityWords;
