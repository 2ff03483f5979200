import type { LandingPageWords } from './landing-page-words';

export const words = {
  metaTitle: 'Burbank Junk Removal by Local Haulers',
  metaDescription:
    'Arrange Burbank junk removal online for a garage, an office or one old couch. A verified hauler responds in under 2 hours. You pay once it is done.',
  picture: 'garage-cleanouts',
  heading: 'Junk removal in Burbank, without the wait',
  lede: 'Start at breakfast and the garage could be clear by dinner. Burbank is compact, so the truck spends little of that day on the road.',
  about: [
    'The online part takes about a minute. Choose a service, write down the pieces that worry you and the day that suits you. We share it with verified haulers in and around Burbank. Their first contact comes inside two hours, with questions about the driveway, the door and anything that needs four hands to move.',
    'Then you get a visit. The crew checks the load, names the amount and waits for your yes. Garage cleanouts typically take 2–4 hours, single items a good deal less. You need not carry a thing to the curb. Point out what stays, keep pets indoors, and stand by for the odd question about whether the drum kit is really going.',
  ],
  popularServices: [
    'garage-cleanouts',
    'office-cleanouts',
    'furniture-removal',
    'electronics-disposal',
    'storage-unit-cleanout',
    'home-cleaning',
  ],
  popularServicesNote:
    'Burbank pairs family homes and their detached garages with studios and production offices, so both sides of town life are covered here.',
  reasons: [
    {
      title: 'Detached garages are no problem',
      body: 'Magnolia Park lots often hide the garage well behind the house. A photo taken from the street shows the hauler how far a dolly has to roll.',
    },
    {
      title: 'Offices cleared between productions',
      body: 'Near the Media District, a suite may need to be empty by Monday. Ask for early or late loading, list the desks, and mention the freight elevator.',
    },
    {
      title: 'Old screens handled properly',
      body: 'Monitors, tape decks and edit-room towers pile up in a media town. Partners take e-waste to certified handlers, so stack those pieces apart from the furniture.',
    },
    {
      title: 'Hillside streets, forewarned',
      body: 'Above Sunset Canyon Drive the roads climb toward the Verdugos. Note the slope and any switchback, and the hauler can choose a truck that copes.',
    },
  ],
  closing: 'Your Burbank pickup begins with a minute of typing and ends with an empty floor.',
} satisfies LandingPageWords;
