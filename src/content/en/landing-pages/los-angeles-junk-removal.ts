import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import { arrivalTime, pickupFigure, pickupTime } from '../../facts/claims';
import { sentences } from '../../sentences';
import type { LandingPageWords } from '../../shapes/landing-page-words';

export const words = {
  metaTitle: 'Los Angeles Junk Removal, Fast and Local',
  metaDescription: `Book Los Angeles junk removal in about 60 seconds. A local hauler will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}), and pickup is often the same day.`,
  picture: {
    name: 'old-appliances',
    alt: 'A mint-green fridge and a white front-loading washer.',
  },
  heading: 'Los Angeles junk removal, booked today',
  lede: 'Fill out one short form, and we’ll look for a hauler near you, who will contact you with a free quote. Here’s what happens from then until the room is empty.',
  about: [
    `Los Angeles is too big for one truck, so we’ll look for an independent hauler who works in your part of the city. Choose the services you need, enter the address and add a photo or two. The hauler who accepts will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}), ask about stairs and parking, and offer a time.`,
    'On arrival the hauler looks everything over and tells you the final price. If you agree, loading begins, and you pay when the job is done. Donation and recycling come first: furniture in good shape may find a new owner, and metal and electronics can be recycled. Keep your phone nearby on the day, because traffic can delay an arrival.',
  ],
  popularServices: [
    'furniture-removal',
    'mattress-disposal',
    'old-appliances',
    'electronics-disposal',
    'construction-debris',
    'curbside-pickups',
  ],
  popularServicesNote:
    'With renters who move and owners who remodel, the usual jobs here are bulky furniture, old appliances and building debris.',
  reasons: [
    {
      title: 'Haulers from your part of the city',
      body: 'We look for haulers who take work near your ZIP code. No one has to cross town at five o’clock for one couch, and a short drive makes it easier to arrive on time.',
    },
    {
      title: 'Carried down from any floor',
      body: 'Second-floor apartments over a carport are everywhere here. The crew carries each piece from its room, down the stairs and out to the truck, so nothing has to sit on the street first.',
    },
    {
      title: 'One price, before loading',
      body: 'The hauler sees the load, tells you the final price and waits for your yes. If you say no, you owe nothing, unless the hauler named a trip fee before the visit.',
    },
    {
      title: 'Often the same day',
      body: sentences(
        pickupTime ? `Most pickups take place within ${pickupTime}, often on the same day.` : pickupFigure,
        arrivalTime && `A partner may arrive within ${arrivalTime} of booking.`,
        'If a lease ends tonight, send the request this morning and put the deadline first in the description.',
      ),
    },
  ],
  closing: 'Take one photo of the pile, and a local hauler can give you a quote.',
} satisfies LandingPageWords;
