import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'Student move-outs, ranch-house remodels, estate clearing: find a vetted hauler for Northridge in the San Fernando Valley, often with pickup the same day.',
  lede: 'Near the CSUN campus or out among the ranch houses, Northridge can hand its heavy lifting to a local San Fernando Valley hauler.',
  intro: [
    'California State University, Northridge draws thousands of renters, and each May a share of them leave with less than they came with. Elsewhere the neighborhood is settled ground: ranch houses from the 1950s and 1960s, tall trees, citrus in the backyard. So the calendar has two seasons here, move-out week and everybody else’s spring cleaning.',
    'Both kinds of job start the same way. You write down what has to go, add the address, and vetted haulers from around the San Fernando Valley are matched to it. Expect to hear from one within 2 hours. Since partners put donation and recycling first, a desk or a sound bed frame has a fair chance of a second owner.',
  ],
  pickups: [
    {
      picture: 'mattress-disposal',
      heading: 'Move-out week around CSUN',
      body: 'Streets by the campus fill with mattresses, mini fridges and flat-pack shelves when leases end. Leaving them at the curb only annoys the neighbors. Roommates can pool everything into one pickup and share the bill. Put the pile in a single room or carport, agree on the date early, and be there with the keys.',
    },
    {
      picture: 'construction-debris',
      heading: 'Ranch houses mid-remodel',
      body: 'Northridge’s postwar ranches are long, low and easy to work in, with few steps anywhere. Many were repaired after the 1994 earthquake and are due for new interiors again. Old cabinets, chimney brick, doors and flooring leave by the truckload. Pile rubble by itself, because weight counts there more than size.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Trees, sheds and big yards',
      body: 'Sherwood Forest lots are large and leafy, and a few hide workshops or pool houses at the back. When Santa Ana winds have passed, the yard itself becomes the job. Branches, palm fronds and broken fence panels can ride along with household junk, yet tell the hauler first. Green waste may need its own load.',
    },
  ],
  neighborhoods: [
    'Sherwood Forest',
    'Devonshire Highlands',
    'Northridge East',
    'Northridge West',
    'Northridge South',
    'CSUN area',
  ],
  neighborhoodNote:
    'Apartments and rented houses gather near the campus. Devonshire Highlands and Sherwood Forest are mostly single-family streets, with driveways a truck can back into.',
  zipCodes: ['91324', '91325'],
  tips: [
    'Book a late-May date well ahead, before every lease near campus seems to end at once.',
    'Strip bed frames and desks down to panels; flat pieces leave a student apartment much faster.',
    'Stack block and chimney brick where a wheelbarrow can roll, and tell the hauler how much there is.',
  ],
  faqs: [
    {
      question: 'Can a hauler come today if my Northridge lease ends tomorrow?',
      answer:
        'Perhaps, and it is worth asking. Same-day or next-day pickup is normal for a single apartment, although the end of the semester gets crowded. Send the request in the morning, list every large item, and stay reachable. You get a reply from a local partner within 2 hours, so you will know where you stand before evening.',
    },
    {
      question: 'Is all of Northridge covered, or just the streets near CSUN?',
      answer:
        'All of it: the apartment blocks around campus, Sherwood Forest, Devonshire Highlands, and the tracts east and west of Reseda Boulevard. ZIP codes 91324 and 91325 are covered, and so is the campus itself. Students in university housing should check where a truck may load before they choose a time.',
    },
    {
      question: 'Why does a Northridge haul cost what it costs?',
      answer:
        'Three things set the base: how much truck you need, what the load weighs, and its material. A second-floor student apartment takes longer than a driveway stack, and brick outweighs boxes. A first quote is free to ask for. The number becomes final when the hauler inspects the load, ahead of any work.',
    },
  ],
} satisfies CityWords;
