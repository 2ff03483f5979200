import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Old barns, back houses and packed garages: Santa Paula junk removal by local haulers who load, sort and recycle. Send photos of the sheds.',
  lede: 'Some Santa Paula houses hold a century of belongings. Local haulers can clear them one porch, shed and crawl space at a time.',
  intro: [
    'Santa Paula calls itself the Citrus Capital of the World, and groves still frame the town. Near Main Street stand Victorians, Craftsman homes and small workers’ cottages from the packing years. Houses that old are rarely emptied in one go. Behind the trunk in the rafters there’s often a stack of lug boxes.',
    'A lot of properties have more than one roof. A back house, a tool shed, a carport and a lean-to can share one deep lot, each with its own pile. Walk the full length before you write the request and list every structure. That walk may save a second visit, and it lets the hauler send enough hands.',
  ],
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Deep lots with back entrances',
      body: 'Alleys run behind some of the older blocks, and they can be the better door. A truck in the alley reaches the garage and the back house without touching the front garden. Low wires and trees matter there. Look up as well as around, then note the clearance, or simply photograph the alley from both ends. The pile itself stays on your lot.',
    },
    {
      picture: 'estate-cleanouts',
      heading: 'Heirlooms mixed with rubble',
      body: 'Attics in homes from the 1890s to the 1920s hold things worth a second look. Crate labels, iron beds and old doors may interest someone, while broken plaster and water-stained carpet won’t. Sort before loading day when you can. If no one in the family has the time, tell the crew what to set aside as they go.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Grove and hangar leftovers',
      body: 'Ranch life and a small airport give this town some unusual junk: metal irrigation pipe, picking ladders, pallets, a workbench from a hangar. Citrus leaves, branches and fruit stay out of the load in a quarantine area for citrus pests; the county agricultural commissioner knows where that is. Smudge pots, chemical drums and containers of unknown liquid aren’t accepted, however empty they look. Leave them where they are and ask the county’s hazardous waste program; call 911 if one leaks, fumes or smells.',
    },
  ],
  neighborhoods: ['Downtown', 'McKevett Heights', 'The Oaks', 'Harvest'],
  neighborhoodNote:
    'McKevett Heights climbs a hillside with gracious prewar houses. The Oaks is shaded and residential. Harvest, on the east side, is new, with driveways that still look freshly poured.',
  zipCodes: ['93060'],
  tips: [
    'Warn the crew about weak porch steps and attic ladders; dry old wood can give way under two people and a dresser.',
    'Look into the crawl space from its hatch with a flashlight, and list anything heavier than a suitcase.',
    'At a mobile home, put the height of the carport awning in the description, so the hauler knows whether a truck fits under it.',
  ],
  faqs: [
    {
      question: 'We live up the 126. Do Santa Paula requests take longer?',
      answer:
        'Not necessarily. Ventura is a short run down the 126, and Fillmore is the next town up. Light loads may go the same day or the next. Work on several outbuildings is better booked a couple of days out.',
    },
    {
      question: 'Can I book from The Oaks, Ojai Road or a canyon home?',
      answer:
        'Yes. A request is welcome from all of Santa Paula, and from places past the city limits that get their mail there. We’ll look for a hauler close by. For homes along Highway 150 or up a private lane, warn the hauler about bridges, gates and dogs, so no one has to turn back.',
    },
    {
      question: 'What explains the gap between two Santa Paula quotes?',
      answer:
        'Mostly the houses. A new place in Harvest means a garage at street level. A hillside Craftsman means porch steps, a cellar hatch and plaster dust. Volume counts most, followed by weight and what the stuff is made of. The hauler sets the price after seeing each building, and you decide then.',
    },
  ],
} satisfies CityWords;
