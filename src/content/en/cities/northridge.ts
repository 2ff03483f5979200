import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Northridge for student move-outs near CSUN and ranch-house remodels. San Fernando Valley haulers can often come within a day or two.',
  lede: 'Each May, Northridge streets near CSUN fill with move-outs. Book ahead for those weeks; the rest of the year a local hauler can often come within a day or two.',
  intro:
    'California State University, Northridge brings thousands of renters, and many leases near it end in May. Away from the campus are ranch houses from the 1950s and 1960s, with tall trees and citrus in the backyard. Longtime owners may have a whole garage or a remodel to clear.',
  pickups: [
    {
      picture: 'mattress-disposal',
      heading: 'Move-out week around CSUN',
      body: 'Streets by the campus fill with mattresses, mini fridges and flat-pack shelves when leases end. Don’t leave yours at the curb. Roommates can put everything into one pickup and share the bill.',
    },
    {
      picture: 'construction-debris',
      heading: 'Ranch houses mid-remodel',
      body: 'Northridge’s postwar ranch houses are long and low, with few steps. Have old flooring and drywall tested for asbestos first; haulers don’t take it. Pile rubble by itself, because it’s far heavier than it looks.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Trees, sheds and big yards',
      body: 'Sherwood Forest lots are large and leafy. Santa Ana winds bring down branches and palm fronds, and green waste may need its own load. If you have citrus trees, ask before you put branches or fruit in the load.',
    },
  ],
  neighborhoods: ['Sherwood Forest', 'Devonshire Highlands', 'Northridge East', 'Northridge West', 'Northridge South'],
  zipCodes: ['91324', '91325'],
  tips: [
    'Book a late-May date well ahead.',
    'Strip bed frames and desks down to flat panels.',
    'Photograph block and chimney brick, and clear a way for a wheelbarrow.',
  ],
  faqs: [
    {
      question: 'Can a hauler come today if my Northridge lease ends tomorrow?',
      answer:
        'Perhaps. A single apartment can often go the same or the next day, but the end of the semester is busy. Send the request in the morning and keep your phone on.',
    },
    {
      question: 'Can I book from all of Northridge, or just from the streets near CSUN?',
      answer: 'From all of Northridge. In university housing, ask where a truck can load before you choose a time.',
    },
    {
      question: 'What does the price of a Northridge pickup depend on?',
      answer: 'On the load’s size, weight and type. You hear the final price before any work.',
    },
  ],
} satisfies CityWords;
