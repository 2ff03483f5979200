import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Northridge for student move-outs near CSUN and ranch-house remodels. San Fernando Valley haulers can often come the same day.',
  lede: 'Each May, Northridge streets near CSUN fill with move-outs. Book ahead for those weeks; the rest of the year a local hauler can often come within a day or two.',
  intro: [
    'California State University, Northridge brings thousands of renters, and many leases near it end in May. Away from the campus are ranch houses from the 1950s and 1960s, with tall trees and citrus in the backyard. Students usually have a few large things to get rid of; longtime owners may have a whole garage or a remodel.',
    'Either way, you write down what has to go and add photos, and we’ll offer the request to haulers from around the San Fernando Valley. Donation and recycling come first, so a good desk or bed frame may well be used again.',
  ],
  pickups: [
    {
      picture: 'mattress-disposal',
      heading: 'Move-out week around CSUN',
      body: 'Streets by the campus fill with mattresses, mini fridges and flat-pack shelves when leases end. Don’t leave them at the curb. Roommates can put everything into one pickup and share the bill. Gather it in one room, keep a fridge indoors until the hauler is there, and have someone home with the keys.',
    },
    {
      picture: 'construction-debris',
      heading: 'Ranch houses mid-remodel',
      body: 'Northridge’s postwar ranch houses are long and low, with few steps. Cabinets, brick, doors and flooring come out in a remodel. Have old flooring and drywall tested for asbestos beforehand; haulers don’t take it. Pile rubble by itself, because it’s far heavier than it looks.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Trees, sheds and big yards',
      body: 'Sherwood Forest lots are large and leafy. Santa Ana winds bring down branches and palm fronds, and green waste may need its own load. Citrus leaves, branches and fruit stay out of it in a quarantine area for citrus pests (the state’s CDFA has maps). Your green bin may take them.',
    },
  ],
  neighborhoods: ['Sherwood Forest', 'Devonshire Highlands', 'Northridge East', 'Northridge West', 'Northridge South'],
  neighborhoodNote:
    'Apartments and rented houses gather near the campus. Devonshire Highlands and Sherwood Forest are mostly single-family streets, with driveways a truck can back into.',
  zipCodes: ['91324', '91325'],
  tips: [
    'Book a late-May date well ahead, because many leases near campus end at once.',
    'Strip bed frames and desks down to panels; flat pieces are easier to carry down.',
    'Photograph block and chimney brick, and clear a way for a wheelbarrow.',
  ],
  faqs: [
    {
      question: 'Can a hauler come today if my Northridge lease ends tomorrow?',
      answer:
        'Perhaps. Same-day or next-day pickup is common for a single apartment, but the end of the semester is busy. Send the request in the morning, list every large item and keep your phone on.',
    },
    {
      question: 'Can I book from all of Northridge, or just from the streets near CSUN?',
      answer:
        'From anywhere: the apartment blocks around campus, Sherwood Forest, Devonshire Highlands, and the tracts on both sides of Reseda Boulevard. We’ll look for a hauler nearby. In university housing, ask where a truck can load before you choose a time.',
    },
    {
      question: 'What does the price of a Northridge pickup depend on?',
      answer:
        'On how much of the truck you fill, what the load weighs and what it is. A second-floor apartment takes longer than a pile on the driveway, and brick is far heavier than boxes. The price is final when the hauler has inspected the load, before any work.',
    },
  ],
} satisfies CityWords;
