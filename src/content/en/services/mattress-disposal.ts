import { link, prose } from '../../shapes/prose';
import type { ServiceWords } from '../../shapes/service-words';

export const words = {
  metaTitle: 'Mattress Disposal and Box Spring Pickup',
  metaDescription:
    'King, queen, twin or crib: local haulers carry old mattresses and box springs out of the bedroom and recycle them where possible.',
  pictureAlt: 'A mattress with orange piping stands next to an open box spring and a pillow.',
  intro: [
    'An old mattress is floppy, heavy and too big for a car. Local haulers carry it from the bedroom to the truck, along with the box spring, the frame or a worn-out futon.',
    prose`Springs, foam and wood can be recycled, so ask the hauler whether yours will be. If you can carry it yourself, California’s ${link('Bye Bye Mattress', 'https://byebyemattress.com/')} program has free drop-off sites, and a store that delivers a new mattress must offer to take the old one away at no extra charge.`,
    'Strip the sheets, clear the hallway and keep the mattress dry. If there are bed bugs, say so in your request and seal it in a mattress bag: it won’t be recycled, and a hauler may refuse it. For a quote, give the size, the number of pieces and any stairs.',
  ],
  description: null,
  categories: [],
  faqs: [],
} satisfies ServiceWords;
