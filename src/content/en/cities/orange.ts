import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'From Old Towne porches to horse property out east, get junk picked up in the city of Orange by local haulers. Payment is due once the job is done.',
  lede: 'In Old Towne Orange, few trucks fit the driveway. Out east, they may have to turn around beside a corral. Photos of the way in help a local hauler plan for either.',
  intro:
    'Around the traffic circle at the Plaza, Old Towne Orange keeps a square mile of bungalows, Victorians and cottages, many with detached garages and no room for a dumpster. Drive east on Chapman Avenue and the lots grow, past El Modena toward the hills, where people keep horses.',
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Tight lots in Old Towne',
      body: 'Houses from the 1910s and 1920s came with slender driveways. A modern box truck stays in the street, and the crew walks things out past the porch. Have old plaster and flooring tested: haulers don’t take asbestos.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Atrium homes and glass walls',
      body: 'Orange is home to Eichler tracts with flat roofs, open atriums and floor-to-ceiling glass. Point out the safest way from the atrium to the driveway.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Corrals, tack rooms and dry brush',
      body: 'Orange Park Acres has ranch lots with barns, fencing and unpaved drives. After rain, soft ground may stop a loaded truck, so gather everything near firm gravel.',
    },
  ],
  neighborhoods: [
    'Old Towne Orange',
    'El Modena',
    'Olive',
    'Orange Park Acres',
    'Santiago Hills',
    'Serrano Heights',
    'Mabury Ranch',
    'Cypress Street Barrio',
    'Fairhaven',
    'Fairmeadow',
    'Fairhills',
  ],
  zipCodes: ['92865', '92866', '92867', '92868', '92869'],
  tips: [
    'In Old Towne, choose a gate or porch and clear it of plants.',
    'Label original doors, hardware and windows that must stay.',
    'Near Chapman University, book ahead of the May move-out.',
  ],
  faqs: [
    {
      question: 'Can I get a truck to Old Towne Orange on short notice?',
      answer:
        'Often, yes, the same day or the next. Avoid the street fair over Labor Day weekend and other Plaza events: when the circle closes, trucks may not get near it.',
    },
    {
      question: 'How far east in Orange can I book?',
      answer:
        'As far as Santiago Hills and Irvine Regional Park. Villa Park is its own city, so enter that name if you live there.',
    },
    {
      question: 'What makes one Orange pickup cost more than another?',
      answer: 'Space in the truck, weight and distance. The hauler sees the pile, then gives you the final price.',
    },
  ],
} satisfies CityWords;
