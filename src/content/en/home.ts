import { PROMISE_HOURS } from '@functions/rules/promise.ts';
import type { CitySlug } from '../facts/cities';
import type { Faq } from '../shapes/faq';

/** The words of the home page's own sections. */
export const hero = {
  heading: 'Get Your Trash Hauled Today',
  lede: 'Fast, Local, No Hidden Fees',
  ticks: ['Vetted local haulers', 'Free quotes', 'Same-day pickup'],
};

export const steps = [
  {
    title: 'Submit a request',
    body: 'Say what needs to go and where. Add photos if you like. It takes under 1 minute.',
  },
  {
    title: 'Get matched',
    body: `Your request goes to local verified haulers, and one contacts you within ${PROMISE_HOURS} hours.`,
  },
  {
    title: 'They show up and do it',
    body: 'The hauler lifts, loads and takes it away. You pay when the job is done.',
  },
];

export const reasons = [
  {
    title: 'Local and vetted',
    body: 'We check identity, insurance and license before a hauler gets a request. Many are family-owned.',
  },
  {
    title: 'Fair pricing',
    body: 'Volume, weight and type of items set the price. The hauler tells you the final price before loading.',
  },
  {
    title: 'Same-day or next-day service',
    body: 'Most pickups happen within 24–48 hours, often the same day. Partners may arrive within 2–4 hours of booking.',
  },
  {
    title: 'Donation and recycling first',
    body: 'Good pieces are offered for donation, and much of the rest is recycled. Electronics and refrigerants go to certified handlers.',
  },
];

export const popularLocations = [
  'los-angeles',
  'san-diego',
  'san-jose',
  'sacramento',
  'fresno',
  'bakersfield',
  'anaheim',
] as const satisfies readonly CitySlug[];

/** The questions of the short FAQ. */
export const homeFaqs = [
  {
    question: 'How fast can someone come?',
    answer: `Most pickups take place within 24–48 hours, often on the same day. A local hauler contacts you within ${PROMISE_HOURS} hours, counted from 8 AM to 8 PM, and you agree on a time. If you have a deadline, put it first in the description.`,
  },
  {
    question: 'What does it cost?',
    answer:
      'That depends on how much you have, what it weighs and what it is. The quote is free. The hauler sees the load and tells you the final price before loading, and you pay when the job is done.',
  },
] as const satisfies readonly [Faq, Faq];
