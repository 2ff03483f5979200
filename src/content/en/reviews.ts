import type { WithheldReason } from '@functions/domain/review.ts';
import { site } from '../facts/site';

export const words = {
  crumb: 'Reviews',
  title: 'Customer Reviews',
  description: `What customers of independent haulers hired through ${site.name} say about their pickups, good and bad, in their own words.`,
  heading: 'Customer reviews',
  lede: 'What customers let us publish, good or bad. Only four reasons keep a review off this page.',
  tooFew: 'We show reviews once there are five',
  figures: {
    average: {
      term: 'Stars on average',
      value: (average: number) => `${average.toFixed(1)} of 5`,
      note: (starred: number) => `from ${starred} ${starred === 1 ? 'customer' : 'customers'}, published or not`,
    },
    allGone: {
      term: 'Said everything was gone',
      value: (allGone: number, answered: number) => `${allGone} of ${answered}`,
      note: 'customers who answered',
    },
    published: {
      term: 'Published',
      value: (published: number, mayPublish: number) => `${published} of ${mayPublish}`,
      note: 'reviews that customers let us publish',
    },
    /** The number of requests. Followed by how many were asked. */
    completed: (count: number) => `${count} ${count === 1 ? 'request was' : 'requests were'} completed.`,
  },
  list: {
    heading: 'What they say',
    starsAlone: 'Gave stars, but no words.',
    newest: (count: number) => `The ${count} newest. Older ones still count in the numbers.`,
  },
  kept: { heading: 'Our word, counted' },
  how: {
    heading: 'How our reviews work',
    rules: [
      {
        title: 'We ask every customer we can reach',
        body: 'The day after a request is marked as completed, we ask its customer by email or text whether everything is gone, whatever the answer may be. We can’t ask customers who left no way to reach them or who stopped our messages, and we leave out requests that look like abuse.',
      },
      {
        title: 'No one is paid',
        body: 'We don’t give anything for a review. Which hauler gets a request doesn’t depend on stars.',
      },
      {
        title: 'Published if the customer allows it',
        body: 'Stars and words appear with a first name and a city only if the customer checks a box, and only as long as they leave it checked.',
      },
      {
        title: 'Read first, never edited',
        body: 'Someone reads each review before it’s published, and decides without seeing the stars. The words stay as they were written.',
      },
      {
        title: 'Kept for two years',
        body: 'We keep a review as long as the request it’s about: until two years after that request last changed.',
      },
    ],
    waiting: (count: number) =>
      count === 1 ? '1 review is waiting to be read.' : `${count} reviews are waiting to be read.`,
    withheld: {
      title: 'Only four reasons to hold a review back',
      reasons: {
        'personal-data': 'Other people’s personal details',
        abuse: 'Threats, obscenity, hate speech or false accusations of crime or dishonesty',
        'not-about-the-pickup': 'Not about the pickup',
        'not-a-customer': 'Not from a customer (then its stars don’t count, either)',
      } satisfies Record<WithheldReason, string>,
    },
  },
};
