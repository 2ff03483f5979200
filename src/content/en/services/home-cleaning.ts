import type { ServiceWords } from '../../shapes/service-words';

export const words = {
  metaTitle: 'Home Cleaning with Deep or Window Cleaning',
  metaDescription:
    'Clean up after the junk is gone, or any other day. Request a home cleaning from a local company and add Deep Cleaning or Window Cleaning if you like.',
  pictureAlt: 'A bucket full of suds, a broom, a green spray bottle and a sponge.',
  intro: [
    'Behind every old sofa is a patch of floor that hasn’t seen a mop in years. Ask a local company for a clean house, on its own or after a cleanout.',
    'Two choices are optional. Deep Cleaning goes further, into corners, baseboards and the places furniture used to hide. Window Cleaning is about glass: say how many panes there are and which are hard to reach.',
    'Describe the rooms, the floors and any pets. Say on the phone, not in the request, who opens the door and when no one is home. If a junk pickup comes first, leave a little time between the two.',
  ],
  description: null,
  categories: [],
  faqs: [],
} satisfies ServiceWords;
