import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import type { LandingPageWords } from '../../shapes/landing-page-words';

export const words = {
  metaTitle: 'Los Angeles Junk Removal, Fast and Local',
  metaDescription: `Book Los Angeles junk removal in about 60 seconds. A local hauler will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}), and pickup can be the same day.`,
  picture: {
    name: 'old-appliances',
    alt: 'A mint-green fridge and a white front-loading washer.',
  },
  heading: 'Los Angeles junk removal, booked today',
  lede: 'Fill out one short form, and we’ll look for a hauler near you, who will contact you with a free quote. Here’s what happens from then until the room is empty.',
  zipCode: '90012',
  about: `Los Angeles is too big for one truck, so we’ll look for an independent hauler who works in your part of the city. Choose services, enter the address and add a photo or two. The hauler who accepts will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}), ask about stairs and parking, and offer times. Donation and recycling come first.`,
  popularServices: [
    'furniture-removal',
    'mattress-disposal',
    'old-appliances',
    'electronics-disposal',
    'construction-debris',
    'curbside-pickups',
  ],
  popularServicesNote:
    'With renters who move and owners who remodel, the usual jobs are bulky furniture, old appliances and debris.',
  reasons: [
    {
      title: 'Carried down from any floor',
      body: 'The crew carries each piece from its room, down the stairs and out to the truck. Nothing has to sit on the street.',
    },
    {
      title: 'One price, before loading',
      body: 'The hauler sees the load, tells you the final price and waits for your yes. If you say no, you owe nothing, unless the hauler named a trip fee before the visit.',
    },
    {
      title: 'Often the same or the next day',
      body: 'If a lease ends tonight, send the request this morning and say that it should be gone today.',
    },
  ],
  closing: 'Take one photo of the pile, and a local hauler can give you a quote.',
} satisfies LandingPageWords;
