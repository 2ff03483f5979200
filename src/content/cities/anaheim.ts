import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'Junk removal in Anaheim, from Colony bungalows to homes up in Anaheim Hills. A 60-second form puts you in touch with a vetted hauler nearby.',
  lede: 'A garage, a backyard or one tired couch: describe it once. A hauler who knows both the flats and the hills gets in touch within 2 hours.',
  intro: [
    'Anaheim is several towns under one name. Around the old Colony stand bungalows under big street trees. West of the 5, postwar tract houses cover the flat ground for miles. Out along the 91, Anaheim Hills climbs in curves. Near the stadium, newer apartment buildings keep every sofa behind an elevator and a key fob. Each part asks for its own pickup plan.',
    'Booking starts with a short form about your pile. We pass it to vetted, local haulers who work this end of Orange County. One of them agrees on a time with you, looks over the load on arrival and names the final price before lifting anything. Chairs, dressers and tools with life left in them go to donation first.',
  ],
  pickups: [
    {
      picture: 'garage-cleanouts',
      heading: 'West Anaheim driveways and garages',
      body: 'The ranch houses here went up in the fifties, on flat lots with a driveway to the garage door. That is the easiest setup a hauler meets. The truck backs in, and the carry is a few steps. What takes time is the garage itself: decades of shelving, paint cans to set aside, a freezer in the corner. Plan on 2–4 hours for all of it.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Slopes and curves in Anaheim Hills',
      body: 'East of the 55, streets wind along ridges and many houses sit above or below the road. Steps from patio to driveway mean a hot tub or a piano takes planning. Cul-de-sacs can be tight for a long truck. Mention the grade, the gate and any stairs, so the crew arrives with enough hands and the right straps.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Game days around the Platinum Triangle',
      body: 'Apartment life by the stadium and the arena runs on the event calendar. Before a game, Katella Avenue fills and a pickup slot slips. A morning booking avoids that. Many buildings there want move-outs booked through the front desk, with an elevator reserved and a spot named for the truck. Sort that out first, then choose your time.',
    },
  ],
  neighborhoods: [
    'Anaheim Colony',
    'West Anaheim',
    'Anaheim Hills',
    'Platinum Triangle',
    'Anaheim Resort',
    'Anaheim Canyon',
    'Peralta Hills',
    'Little Arabia',
  ],
  neighborhoodNote:
    'The Colony has older houses and mature trees over the curb. Peralta Hills has large, sloping lots, and Anaheim Canyon is mostly businesses and warehouses with roll-up doors.',
  tips: [
    'Pull cars out of the driveway the night before, so the truck can back up to your garage.',
    'In Anaheim Hills, measure the narrowest gate or side path that a spa or sectional must pass.',
    'Check the home schedule for the stadium and arena before you settle on an afternoon slot.',
  ],
  zipCodes: ['92801', '92802', '92804', '92805', '92806', '92807', '92808'],
  faqs: [
    {
      question: 'Can someone pick up junk in Anaheim today?',
      answer:
        'Often, yes. Same-day slots are most likely when you book in the morning and the pile is easy to reach, like a garage in West Anaheim. After you send the form, a hauler makes contact within 2 hours and the truck may follow 2–4 hours after you booked. If today is full, the next day is common.',
    },
    {
      question: 'Do haulers drive out to Anaheim Hills as well as the flats?',
      answer:
        'They do both. The Colony, West Anaheim, the Platinum Triangle and the streets around the resort are covered too. In the hills, service runs as far east as Weir Canyon. Enter your ZIP code and we match you with a partner who serves it. For a gated street, add the entry instructions.',
    },
    {
      question: 'What decides the cost of junk removal in Anaheim?',
      answer:
        'Mostly the space your pile fills in the truck, then how heavy it is and what it is made of. Concrete from a patio counts differently from cushions. Hillside stairs or a long walk from a fifth-floor apartment add labor. You can ask for a quote free of charge, and the figure becomes final once the hauler has seen everything.',
    },
  ],
} satisfies CityWords;
