import type { LoadSize } from '@functions/domain/load-sizes.ts';
import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import { arrivalTime, manyFamilyOwned, pickupFigure, pickupTime } from '../facts/claims';
import { site } from '../facts/site';
import { sentences } from '../sentences';
import { link, prose } from '../shapes/prose';

/** The words about services and posts are in `services.ts` and `posts.ts`. */
export const words = {
  title: `${site.name}: Junk Removal in Los Angeles & SoCal`,
  description:
    'Get your trash hauled today. Book online in about 60 seconds and get a free quote from a local hauler in Los Angeles or Southern California. No hidden fees.',
  organization: 'A marketplace that matches people in Southern California with independent local junk removal haulers.',
  hero: {
    heading: 'Get Your Trash Hauled Today',
    lede: 'Fast, Local, No Hidden Fees',
    howItWorks: 'See how it works',
    ticks: ['Vetted local haulers', 'Free quotes', 'Often same-day pickup'],
    pictureAlt:
      'Two haulers carry an orange sofa up a ramp into a truck, with a fridge, a washer and a tile-roofed house behind them.',
  },
  loads: {
    /** With what people paid. */
    paid: {
      heading: 'What a load costs',
      lede: 'What half of our customers paid, by load. Choose yours to start.',
      more: 'All prices, and how we count',
    },
    /** Without. */
    unknown: {
      heading: 'How big is your load?',
      lede: 'What it costs depends on how much of a truck it fills. Choose yours to start: the quote is free.',
      more: 'What moves a price',
    },
    /** What fits. */
    fits: {
      'few-items': 'a mattress, or a refrigerator',
      quarter: 'a sofa, a mattress, five bags',
      half: 'a sofa, a dresser, a mattress, ten bags',
      'three-quarters': 'a living room and a bedroom',
      full: 'a one-bedroom apartment',
    } as const satisfies Record<LoadSize, string>,
  },
  whatWeRemove: {
    heading: 'What We Remove',
    lede: 'From one old chair to a whole house. Pick what you have, and a local hauler will do the lifting.',
    allServices: 'All services',
  },
  howItWorks: {
    heading: 'How It Works',
    steps: [
      {
        title: 'Submit a request',
        body: 'Tell us what needs to go and where. It takes under 1 minute.',
      },
      {
        title: 'Get matched',
        body: `Your request goes to local verified haulers, and one will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}). You get a free quote, and you pick a time.`,
      },
      {
        title: 'They show up and do it',
        body: 'You agree on the final price, and the hauler takes everything away. You pay when it’s done.',
      },
    ],
  },
  whyChooseUs: {
    heading: 'Why Choose Us',
    pictureAlt: 'A garage with the door half up, boxes inside, and a bike, tires, a toolbox and a chair out front.',
    reasons: [
      {
        title: 'Local and vetted',
        body: sentences(
          'We check identity, insurance and, where the law requires one, the license before a hauler gets a request.',
          manyFamilyOwned && 'Many are family-owned.',
        ),
      },
      {
        title: 'Fair pricing',
        body: 'Volume, weight and type of items set the price. You get the final price before loading.',
      },
      {
        title: 'Same-day or next-day service',
        body:
          sentences(
            pickupTime ? `Most pickups happen within ${pickupTime}, often the same day.` : pickupFigure,
            arrivalTime && `Partners may arrive within ${arrivalTime} of booking.`,
          ) || 'Tell us when it has to be gone. Your hauler will offer up to three pickup times, and you pick one.',
      },
      {
        title: 'Donation and recycling first',
        body: 'Good items are offered for donation first. Electronics and refrigerants go to certified handlers.',
      },
    ],
  },
  popularLocations: {
    heading: 'Popular Locations',
    lede: 'We work mostly in Southern California. Send a request from anywhere in the state, and we’ll look for a hauler near you.',
    all: 'All California locations',
  },
  questions: {
    heading: 'Good to know',
    all: 'All questions',
    soon: {
      question: 'How fast can someone come?',
      answer: 'Often the same or the next day. Your hauler will offer up to three pickup times, and you pick one.',
    },
    cost: {
      question: 'What does it cost?',
      answer: prose`It depends on how much you have, what it weighs and what it is. The quote is free. See ${link('what people paid', '/prices')}.`,
    },
  },
  blog: { heading: 'From the blog', allPosts: 'All posts' },
  finalCall: {
    heading: 'Need Trash Gone Today?',
    lede: 'Ask for a quote in under 60 seconds. A local hauler will call you back.',
    book: 'Book a Pickup Now',
  },
};
