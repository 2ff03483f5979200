import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';

export const words = {
  blog: 'Blog',
  readingTime: (minutes: number) => `${minutes} min read`,
  share: {
    on: (network: string) => `Share on ${network} (opens in a new tab)`,
    copy: 'Copy link',
    copied: 'Link copied to clipboard!',
    notCopied: { title: 'We couldn’t copy the link', description: 'Please copy it from the address bar.' },
  },
  /** The accessible name of a table that scrolls sideways. */
  table: 'Table',
  quote: { lede: 'Ask a local hauler for a free quote. It takes about 60 seconds.', book: 'Get a free quote' },
  bookPanel: {
    heading: 'Leave the lifting to a local hauler',
    text: `Describe what has to go, add a few photos, and a local hauler will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}).`,
    allServices: 'See all services',
  },
  morePosts: 'More From the Blog',
};
