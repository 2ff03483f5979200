import { arrivalTime, pickupFigure, pickupTime } from '../../facts/claims';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Simi Valley garages, side yards and RV pads fill up fast. A local hauler can clear the mower, the shed and the fence panels, often the same day.',
  lede: 'That side yard was meant for the RV. Point a hauler at the broken mower, the old shed and the rest, and park there again.',
  intro: [
    'Hills ring Simi Valley on every side, and the 118 runs the length of it. On the valley floor stand tract homes from the sixties and seventies, many with a wide side yard and a gate for a trailer. Those yards collect things. A spare engine here, a stack of fence panels there, and one day the trailer no longer fits.',
    'Summers are hot in this corner of Ventura County, and fall brings Santa Ana winds that strip shade sails and topple patio covers. People work outside early or not at all. Haulers know the pattern and like morning starts too. The hauler who accepts your request has seen the photos, asks about what they don’t show and agrees on a time with you.',
  ],
  pickups: [
    {
      picture: 'storage-unit-cleanout',
      heading: 'Side yards and trailer pads',
      body: 'Older tracts across the valley floor gave people room beside the house, and that room is often the whole job. Sheds come apart where they stand. Metal, lumber and plastic get loaded separately so more of it can be recycled. Clear a path to the gate and cut back the bougainvillea; no one enjoys carrying a lawn tractor through thorns.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Horse property at Bridle Path',
      body: 'Bridle Path lets residents keep horses, so its leftovers look different: pipe panels, feed bins, rotted rails, rubber mats. Tack rooms hold gear from riders long gone. Rubber and pipe are heavier than they appear in pictures. Count the panels, note whether they are already unbolted, and say how close a truck can get to the corral.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Two-story homes on the edges',
      body: 'Wood Ranch to the west and Big Sky to the north are later, larger and mostly two floors. Sofas go down a turn in the stairs; treadmills sit in bonus rooms above the garage. Measure the landing before deciding that a wardrobe can stay whole. Communities with an association may want trucks at set hours, so look that up first.',
    },
  ],
  neighborhoods: ['Wood Ranch', 'Bridle Path', 'Big Sky', 'Indian Hills', 'Long Canyon', 'Santa Susana'],
  neighborhoodNote:
    'Flat central streets give the shortest carries in town. Bridle Path adds corrals and slopes, while Indian Hills and Big Sky bring more stairs and steeper drives.',
  zipCodes: ['93063', '93065'],
  tips: [
    'Check whether a dead mower still has fuel in it, and let the hauler know, because gasoline can’t ride in the truck.',
    'In July and August, choose the first slot of the day for attic or shed work.',
    'Weigh down loose panels and tarps if the forecast promises wind the night before pickup.',
  ],
  faqs: [
    {
      question: 'When could a truck reach Simi Valley after I book?',
      answer: sentences(
        'Crews can come from inside the valley or over the pass from Chatsworth.',
        arrivalTime && `On a good day a partner may arrive within ${arrivalTime} of booking.`,
        pickupTime ? `Most visits follow within ${pickupTime}.` : pickupFigure,
      ),
    },
    {
      question: 'Can I book from Wood Ranch, Santa Susana or the Knolls?',
      answer:
        'Yes. Send the request from any Simi Valley street, and we’ll look for a hauler close to it. Santa Susana Knolls, the canyon community at the southeastern end, has narrow bends where a smaller truck does better, so flag that in your request.',
    },
    {
      question: 'What drives the price of clearing a Simi Valley yard?',
      answer:
        'Think of three things: truck space, weight and labor. Brush is bulky but light. Concrete, soil and rubber stall mats are small but heavy. Taking a shed apart adds time, and so does a gate too narrow for a dolly. Photos make the quote more accurate. You approve the final number once the hauler has walked the yard.',
    },
  ],
} satisfies CityWords;
