import type { CitySlug } from './cities';
import type { Faq } from './faq';

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
    body: 'Your request goes to local verified haulers, and one contacts you within 2 hours.',
  },
  {
    title: 'They show up and do it',
    body: 'The hauler lifts, loads and drives off. You keep your back and your weekend.',
  },
];

export const reasons = [
  {
    title: 'Local and vetted',
    body: 'Haulers are verified before they get requests, and many are family-owned.',
  },
  {
    title: 'Fair pricing',
    body: 'Volume, weight and type set the price. You hear it before the work starts.',
  },
  {
    title: 'Same-day or next-day service',
    body: 'Most pickups happen within 24–48 hours. Partners may arrive 2–4 hours after booking.',
  },
  {
    title: 'Donation and recycling first',
    body: 'What still has a life goes on to it. Electronics and refrigerants go to certified handlers.',
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
    answer:
      'Most pickups take place within 24–48 hours, many of them the very same day. Send your request, answer when a hauler calls, and settle a time that suits you both. If you are in a hurry, put your deadline in the first line.',
  },
  {
    question: 'What does it cost?',
    answer:
      'That depends on how much you have, what it weighs and what it is made of. You get a free quote to begin with. The hauler confirms the final price at your place before lifting anything, and you pay when the job is done.',
  },
] as const satisfies readonly [Faq, Faq];
