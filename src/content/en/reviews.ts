import type { WithheldReason } from '@functions/domain/review.ts';
import { site } from '../facts/site';

/** The words of the page of all reviews. */
export const words = {
  crumb: 'Reviews',
  title: 'Customer Reviews',
  description: `What customers of independent haulers hired through ${site.name} say about their pickups, good and bad, in their own words.`,
  heading: 'Customer reviews',
  lede: 'We ask every customer once whether all is gone. What they let us publish stands here, good or bad.',
  tooFew: 'We show reviews once there are five',
  figures: {
    average: {
      term: 'Stars on average',
      value: (average: number) => `${average.toFixed(1)} of 5`,
      note: (starred: number) => `from ${starred} ${starred === 1 ? 'customer' : 'customers'}, published or not`,
    },
    allGone: {
      term: 'Said that all was gone',
      value: (allGone: number, answered: number) => `${allGone} of ${answered}`,
      note: 'customers who answered',
    },
    published: {
      term: 'Published',
      value: (published: number, mayPublish: number) => `${published} of ${mayPublish}`,
      note: 'reviews that customers let us publish',
    },
    /** Of requests. How many were asked follows. */
    completed: (count: number) => `${count} ${count === 1 ? 'request was' : 'requests were'} completed.`,
  },
  list: {
    heading: 'What they say',
    starsAlone: 'Gave stars without words.',
    newest: (count: number) => `The newest ${count}. Older ones count in the numbers.`,
  },
  how: {
    heading: 'How reviews come about',
    rules: [
      {
        title: 'Everybody is asked, once',
        body: 'On the day after a request is marked as completed, we ask its customer whether all is gone, by email or text, whatever the answer may be. Whoever gave us no way to write to them cannot be asked, and a request that looks like abuse is left out.',
      },
      {
        title: 'Nobody is paid',
        body: 'We give nothing for a review. Which hauler gets a request does not depend on stars.',
      },
      {
        title: 'Published if the customer allows it',
        body: 'Stars and words appear with a first name and a city only if the customer ticks a box, and for as long as they leave it so.',
      },
      {
        title: 'Read first, never edited',
        body: 'Somebody reads each review before it is published, and decides without seeing the stars. Words stay as they were written.',
      },
      {
        title: 'Kept for two years',
        body: 'A review is kept as long as the request that it is about: until two years after that request last changed.',
      },
    ],
    waiting: (count: number) => (count === 1 ? '1 review waits to be read.' : `${count} reviews wait to be read.`),
    withheld: {
      title: 'Withheld for four reasons alone',
      reasons: {
        'personal-data': 'Personal details of others',
        abuse: 'Threats, obscenity, slander or hatred',
        'not-about-the-pickup': 'Not about the pickup',
        'not-a-customer': 'Not from a customer; its stars do not count',
      } satisfies Record<WithheldReason, string>,
    },
  },
};
