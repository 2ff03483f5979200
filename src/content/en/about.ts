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
    lede: `That’s our mission. ${site.name} is a marketplace: you tell us what has to go, and a local hauler gets back to you with a free quote.`,
  },
  values: {
    heading: 'What we stand for',
    list: [
      {
        title: 'Speed',
        body: sentences(
          `A request takes about 60 seconds. A local hauler will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}).`,
          pickupTime ? `Most pickups take place within ${pickupTime}, often the same day.` : pickupFigure,
        ),
      },
      {
        title: 'Transparency',
        body: 'Check your tracking page anytime to see the status of your request. If no one contacts you, a button on that page lets us know. If we haven’t found a hauler yet, the page says so.',
      },
      {
        title: 'Fair Pricing',
        body: 'Volume, weight and type of items decide the price. The hauler sets it on inspection, before loading. No hidden fees: our haulers agree not to charge a trip fee unless they told you about it before the visit.',
      },
    ],
  },
  steps: {
    heading: 'Three steps, and it’s gone',
    list: [
      {
        title: 'Submit Request',
        body: 'Choose services, give us the address, and add a few photos if you like. Photos help the hauler figure out how many people to bring.',
      },
      {
        title: 'Get Matched',
        body: 'We’ll look for a hauler nearby. The one who accepts will contact you and send a free quote with pickup times. You choose on your tracking page or over the phone.',
      },
      {
        title: 'Get It Done',
        body: 'The crew lifts, loads and sorts, with donation and recycling first. You pay when the job is done.',
      },
    ],
  },
  /** The operator's checks of a hauler; `docs/operating.md` explains them. */
  vetting: {
    heading: 'How haulers are vetted',
    lede: 'This is what we mean by vetted and verified. The first three are checked before a hauler gets a request from us.',
    checks: [
      {
        title: 'Identity',
        body: 'We check the name of the person who runs the business against an official ID, and look up the business registration.',
      },
      {
        title: 'Insurance',
        body: 'We ask for current certificates of liability and truck insurance, and for new ones when those run out.',
      },
      {
        title: 'License',
        body: 'Where the law requires a license or registration for the work, we look it up and make sure it’s current.',
      },
      {
        title: 'Complaints',
        body: 'A person on our team reads every complaint and asks the hauler about it. A hauler who doesn’t make things right gets no more requests from us.',
      },
    ],
    limits:
      'Haulers are independent businesses, and we don’t supervise their work. You can ask any hauler to show you the same documents before you agree to a price.',
  },
  marketplace: {
    /** One sentence per line. */
    statement: [`${site.name} makes the match.`, 'Local haulers do the work.'],
    body: sentences(
      manyFamilyOwned
        ? 'Our partners are independent local businesses, and many are family-owned.'
        : 'Our partners are independent local businesses.',
      'They bring the truck, set the price and are responsible for the job. We bring them your request, and you can write to us if something goes wrong.',
    ),
    reviews: 'What customers say about their pickups',
    /** Omitted unless the operator has set it. */
    howPaid: howPaid && { question: `How does ${site.name} make money?`, answer: howPaid },
  },
  bookPanel: {
    heading: 'Put us to the test',
    text: 'Four short steps, about 60 seconds, and the quote is free.',
  },
};
