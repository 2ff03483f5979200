import { PROMISE_HOURS } from '@functions/rules/promise.ts';

type StatusMeaning = {
  meaning: string;
  next: string;
  /** Nothing more happens to the request. */
  isFinal?: true;
};

/** What each status of a request means for the customer. */
export const statusMeanings: Record<string, StatusMeaning> = {
  Submitted: {
    meaning: 'Your request has arrived and is with local haulers.',
    next: `One of them contacts you within ${PROMISE_HOURS} hours, counted from 8 AM to 8 PM Los Angeles time, every day.`,
  },
  'Sent Proposal': {
    meaning: 'A hauler has sent you a quote.',
    next: 'Look for it in your calls, texts or email, and agree on a time if it suits you.',
  },
  'In Progress': {
    meaning: 'The pickup is agreed on or under way.',
    next: 'Questions about the day or the hour go straight to your hauler.',
  },
  Canceled: {
    meaning: 'This request was canceled.',
    next: 'Still have junk? Book a new pickup at any time.',
    isFinal: true,
  },
  Completed: {
    meaning: 'The job is done. Enjoy the space.',
    next: 'Nothing more to do.',
    isFinal: true,
  },
};
