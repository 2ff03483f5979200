import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import { manyFamilyOwned, pickupFigure, pickupTime } from '../facts/claims';
import { site } from '../facts/site';
import { sentences } from '../sentences';

const { howPaid } = site;

export const words = {
  title: 'About Us: Trash Removal Pros, Matched',
  description: `${site.name} connects people in Southern California with fast, affordable trash removal pros. What we care about, and how a request becomes a pickup.`,
  crumb: 'About',
  mission: {
    heading: 'We connect you with fast, affordable trash removal pros',
    lede: `That’s our mission. You tell us what has to go, and a local hauler gets back to you with a free quote.`,
  },
  values: {
    heading: 'What we stand for',
    list: [
      {
        title: 'Speed',
        body: sentences(
          `A request takes about 60 seconds, and a local hauler will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}).`,
          pickupTime ? `Most pickups take place within ${pickupTime}, often the same day.` : pickupFigure,
        ),
      },
      {
        title: 'Transparency',
        body: 'Your tracking page shows where your request stands. If no one contacts you, a button there lets us know.',
      },
      {
        title: 'Fair Pricing',
        body: 'You get the final price before loading. No hidden fees: our haulers agree to charge no trip or cancellation fee unless they told you about it before the visit.',
      },
    ],
  },
  steps: {
    heading: 'Three steps, and it’s gone',
    list: [
      {
        title: 'Submit Request',
        body: 'Choose services, give us the address, and add photos if you like.',
      },
      {
        title: 'Get Matched',
        body: 'The hauler who accepts will contact you with a free quote and pickup times. You choose.',
      },
      {
        title: 'Get It Done',
        body: 'The crew lifts, loads and sorts, with donation and recycling first. You pay when it’s done.',
      },
    ],
  },
  /** The operator's checks of a hauler; `docs/operating.md` explains them. */
  vetting: {
    heading: 'How haulers are vetted',
    lede: 'We check the first three before a hauler gets a request from us.',
    checks: [
      {
        title: 'Identity',
        body: 'An official ID of the person who runs the business, and the business registration.',
      },
      {
        title: 'Insurance',
        body: 'Current certificates of liability and truck insurance, and new ones when those run out.',
      },
      {
        title: 'License',
        body: 'Any license or registration that the law requires for the work.',
      },
      {
        title: 'Complaints',
        body: 'A person on our team reads every one. Haulers who don’t make things right get no more requests.',
      },
    ],
    limits:
      'We don’t supervise the haulers’ work. You can ask any hauler to show you the same documents before you agree to a price.',
  },
  marketplace: {
    /** One sentence per line. */
    statement: [`${site.name} makes the match.`, 'Local haulers do the work.'],
    body: sentences(
      manyFamilyOwned
        ? 'Our haulers are independent local businesses, and many are family-owned.'
        : 'Our haulers are independent local businesses.',
      'They bring the truck, set the price and are responsible for the job. If something goes wrong, write to us.',
    ),
    reviews: 'What customers say about their pickups',
    /** Omitted unless the operator has set it. */
    howPaid: howPaid && { question: `How does ${site.name} make money?`, answer: howPaid },
  },
  bookPanel: {
    heading: 'Put us to the test',
    text: 'About 60 seconds, and the quote is free.',
  },
};
