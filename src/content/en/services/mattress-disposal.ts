import type { ServiceWords } from '../../shapes/service-words';

export const words = {
  metaTitle: 'Mattress Disposal and Box Spring Pickup',
  metaDescription:
    'King, queen, twin or crib: local haulers carry old mattresses and box springs out of the bedroom and recycle them where possible.',
  pictureAlt: 'A mattress with orange piping stands next to an open box spring and a pillow.',
  intro:
    'An old mattress is floppy, heavy and too big for a car. Local haulers carry it from the bedroom to the truck, along with the box spring, the frame or a worn-out futon. Springs, foam and wood can be recycled once a mattress is taken apart, so ask the hauler whether yours goes to a recycler. If you can carry it yourself, California’s Bye Bye Mattress program has free drop-off sites, and a store that delivers a new mattress must offer to take the old one away at no extra charge. Before the pickup, strip the sheets, unplug an adjustable base and clear the hallway. Keep it dry, because a wet mattress is hard to lift and harder to recycle. If there are bed bugs, say so in your request and seal it in a plastic mattress bag: it won’t be recycled, and a hauler may refuse it. Size, number of pieces and stairs are the details a hauler needs for a quote.',
  description: [],
  categories: [],
  faqs: [],
} satisfies ServiceWords;
