import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Simi Valley garages, side yards and RV pads fill up fast. A local hauler can clear the mower, the shed and the fence panels, often the same day.',
  lede: 'That side yard was meant for the RV. Point a hauler at the broken mower, the old shed and the rest, and park there again.',
  intro:
    'Hills ring Simi Valley on every side, and the 118 runs the length of it. On the valley floor stand tract homes from the sixties and seventies, many with a wide side yard for a trailer. Those yards collect things: a spare engine here, a stack of fence panels there.',
  pickups: [
    {
      picture: 'storage-unit-cleanout',
      heading: 'Side yards and trailer pads',
      body: 'Older tracts gave people room beside the house, and that room is often the whole job. Clear a path to the gate and cut back the bougainvillea; no one enjoys carrying a lawn tractor through thorns.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Horse property at Bridle Path',
      body: 'Bridle Path lets residents keep horses, so its leftovers look different: pipe panels, feed bins, rotted rails, rubber mats. Count the panels, note whether they’re unbolted, and say how close a truck can get to the corral.',
    },
    {
      picture: 'furniture-removal',
      heading: 'Two-story homes on the edges',
      body: 'Wood Ranch to the west and Big Sky to the north are later, larger and mostly two floors. Measure the landing before deciding that a wardrobe can stay whole. Communities with an association may want trucks at set hours.',
    },
  ],
  neighborhoods: ['Wood Ranch', 'Bridle Path', 'Big Sky', 'Indian Hills', 'Long Canyon', 'Santa Susana'],
  zipCodes: ['93063', '93065'],
  tips: [
    'Gasoline can’t ride in the truck: check the dead mower.',
    'In July and August, choose the first slot of the day.',
    'Weigh down loose panels and tarps the night before.',
  ],
  faqs: [
    {
      question: 'When could a truck reach Simi Valley after I book?',
      answer:
        'Often the same day or the next: crews can come from inside the valley or over the pass from Chatsworth. Santa Ana winds can slow them down.',
    },
    {
      question: 'Can I book from Wood Ranch, Santa Susana or the Knolls?',
      answer:
        'Yes. Santa Susana Knolls has narrow bends where a smaller truck does better, so mention that in your request.',
    },
    {
      question: 'What drives the price of clearing a Simi Valley yard?',
      answer:
        'Truck space, weight and labor: concrete is heavy, a shed takes time. You approve the final price before loading.',
    },
  ],
} satisfies CityWords;
