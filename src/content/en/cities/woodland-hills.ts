import { site } from '../../facts/site';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Hillside house, Warner Center condo or big flat backyard: Woodland Hills junk removal by local haulers, early in the day when it is hot.',
  lede: 'Summers are hot in Woodland Hills, and the hill roads are narrow. Book a morning, and warn the local hauler about the last bend before your house.',
  intro: [
    'Few Los Angeles neighborhoods change as fast from block to block. Warner Center has office towers and new apartment buildings. A short drive south, in the old Girard Tract, houses perch on small, steep lots drawn up in the 1920s. In between sit quiet postwar streets with two-car garages, most of them full.',
    `Summer afternoons here are often among the hottest in the city, and lifting is easier early in the day. Pick a morning if you can when you send your request. ${site.name} offers it to haulers who work nearby, and the one who accepts calls to ask about stairs and parking.`,
  ],
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Girard’s crooked little streets',
      body: 'Victor Girard sold thousands of small hillside lots here in the 1920s, and the street pattern still shows it. Roads south of Ventura Boulevard double back, narrow and run out of shoulder. A full-size truck can get stuck behind one parked sedan. If that can happen outside your house, ask neighbors to leave the bend clear that morning.',
    },
    {
      picture: 'office-cleanouts',
      heading: 'Warner Center moves and offices',
      body: 'When a Warner Center office or tenant moves, out go cubicles, conference tables, printers and sleeper sofas, often through a loading dock or a freight elevator. Both usually need a reservation. Many managers also ask for a certificate of insurance, so raise that with the hauler on the first call. Fluorescent tubes and backup batteries stay off the truck.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Roomy lots in Walnut Acres',
      body: 'Walnut Acres lots run deep, and some still hold stables, coops or a row of fruit trees. Behind the main house you may find a fallen shed, broken pavers or a play set the children outgrew. Distance is the issue, since everything travels the length of the yard. A side drive the truck can use shortens the job considerably.',
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
  neighborhoodNote:
    'Corbin Palms and College Acres are flat and simple to reach. Girard Tract and Vista de Oro may call for a smaller truck and a patient driver, while Warner Center runs on elevators.',
  zipCodes: ['91364', '91367'],
  tips: [
    'Book a morning slot from June through September, before garages and attics turn into ovens.',
    'Check under hillside decks, where lumber, pots and old pipes tend to gather unseen.',
    'Reserve the freight elevator for a whole block of time, with pads hung if management requires it.',
  ],
  faqs: [
    {
      question: 'Is next-day junk removal realistic in Woodland Hills?',
      answer:
        'Often, and same-day is possible when you book early. Warner Center pickups can hinge on dock reservations rather than on the crew. Check with your building first and give the hauler two windows to choose from.',
    },
    {
      question: 'Can I book from the hills south of Ventura Boulevard?',
      answer:
        'Yes. Send a request from anywhere in Woodland Hills, from the lanes of Girard Tract to the towers of Warner Center; we’ll look for a hauler nearby. Some of the upper roads suit only a short truck, so name hairpins, dead ends and steep drives up front.',
    },
    {
      question: 'What moves the price of a Woodland Hills haul up or down?',
      answer:
        'No one can give you a fair number without knowing the load. Space in the truck matters, and so do pounds and materials. Hillside stairs, tight roads that force a long carry and slow elevators can also count. The hauler confirms the total at your door before work begins.',
    },
  ],
} satisfies CityWords;
