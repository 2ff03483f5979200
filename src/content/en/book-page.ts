import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import { pickupTime } from '../facts/claims';

/** With non-breaking spaces. */
const hours = PROMISE_HOURS_OF_DAY.replaceAll(' ', '\u00A0');

/** The words around the form on the booking page. */
export const words = {
  title: 'Book Your Junk Removal: Free Quote Online',
  description: `Tell us what needs to go and add photos. A local hauler will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}), and the quote is free. Booking takes about 60 seconds.`,
  crumb: 'Book a Pickup',
  heading: 'Book Your Junk Removal',
  lede: 'Four short steps, about 60 seconds. Local haulers do the rest.',
  promises: [
    'Free quote, no hidden fees: you get the final price before loading, and you can say no',
    `A local hauler contacts you within ${PROMISE_HOURS} hours (${hours})`,
    ...(pickupTime ? [`Most pickups within ${pickupTime}, often the same day`] : []),
  ],
  /** Followed by a phone number. */
  call: 'Questions first? Call ',
  /** Only in Spanish, after the number: the phone is answered in English. */
  inEnglish: '',
};
