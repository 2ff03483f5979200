import { link, prose } from '../../shapes/prose';
import type { ServiceWords } from '../../shapes/service-words';

export const words = {
  metaTitle: 'Hot Tub Removal and Spa Haul-Away',
  metaDescription:
    'Local haulers cut up an old hot tub or spa, carry the pieces out through the gate and take them away. Add photos for a free quote.',
  pictureAlt: 'A wood-sided hot tub with its orange cover folded back, wooden steps and a rubber duck in the water.',
  intro: [
    'A hot tub no one uses takes up the best corner of the patio. Local haulers usually cut it into pieces, so it can leave through a side gate instead of over the roof.',
    prose`Before the visit, drain the tub the way your city asks, not into the street. Have an electrician disconnect the wiring: many spas are hard-wired to 240 volts. Spa chemicals are ${link('hazardous waste', '/faq#hazardous-waste')} and stay out of the load.`,
    'Add photos of all four sides, the gate and any deck built around it. You get the final price before any cutting. Metal parts can be recycled, and the concrete pad stays unless you ask about it.',
  ],
  description: null,
  categories: [],
  faqs: [],
} satisfies ServiceWords;
