import { pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'From Old Towne porches to horse property out east, get junk picked up in the city of Orange by local haulers. Payment is due once the job is done.',
  lede: 'In Old Towne Orange, few trucks fit the driveway. Out east, they may have to turn around beside a corral. Photos of the way in help a local hauler plan for either.',
  intro: [
    'Around the traffic circle at the Plaza, Old Towne Orange keeps a square mile of bungalows, Victorians and cottages, many with detached garages and no room for a dumpster. Drive east on Chapman Avenue and the lots grow, past mid-century tracts in El Modena toward the hills, where people keep horses.',
    `${site.name} offers your request to independent haulers in the county. The hauler who accepts it will contact you and can carry things from where they are. Good furniture and sound lumber are donated or reused where possible, ahead of the dump.`,
  ],
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Tight lots in Old Towne',
      body: 'Houses from the 1910s and 1920s came with slender driveways meant for the cars of their day. A modern box truck stays in the street, and the crew walks things out past the porch. Keep the walkway free of pots and bikes. In a restoration, have old plaster and flooring tested before anyone disturbs them: haulers don’t take asbestos.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Atrium homes and glass walls',
      body: 'Orange is home to Eichler tracts with flat roofs, open atriums and floor-to-ceiling glass. Carrying a sofa or a piano out calls for patience around the panes. Heating pipes may run inside the slab, so heavy things are set down gently. Point out the safest way from the atrium to the driveway.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Corrals, tack rooms and dry brush',
      body: 'Orange Park Acres, partly in the city and partly on county land, has ranch lots with barns, fencing and unpaved drives. Old pipe corrals, feed bins and saddle racks are heavy and awkward. After rain, soft ground may stop a loaded truck. Gather everything near firm gravel, and keep green waste apart from metal for recycling.',
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
  neighborhoodNote:
    'Fairhaven, Fairmeadow and Fairhills are the Eichler tracts. Serrano Heights and Santiago Hills are newer hillside communities with associations, while Olive and El Modena began as separate settlements.',
  tips: [
    'In Old Towne, choose which gate or porch the crew should use and clear it of plants.',
    'Label original doors, hardware and windows that must stay before a restoration pile is loaded.',
    'Near Chapman University, book ahead of the May move-out, when rentals empty all at once.',
  ],
  zipCodes: ['92865', '92866', '92867', '92868', '92869'],
  faqs: [
    {
      question: 'Can I get a truck to Old Towne Orange on short notice?',
      answer: sentences(
        'Often, yes.',
        pickupTime ? `Most pickups happen within ${pickupTime}, often the same day.` : pickupFigure,
        'Avoid the street fair over Labor Day weekend and other Plaza events. When the circle closes, trucks may not get near it.',
      ),
    },
    {
      question: 'How far east in Orange can I book?',
      answer:
        'Send your request from as far as Santiago Hills and Irvine Regional Park, or from the west side around the 5 and the 57; we’ll look for a hauler nearby. Villa Park, in the middle of Orange, is its own city, so enter that name if you live there.',
    },
    {
      question: 'What makes one Orange pickup cost more than another?',
      answer:
        'Mostly weight and distance. Brick, plaster and iron fencing weigh far more than a bedroom set of equal size. A barn at the end of a dirt drive, or a truck kept on the street in Old Towne, adds walking. The hauler gives you the final price after seeing the pile, before loading it.',
    },
  ],
} satisfies CityWords;
