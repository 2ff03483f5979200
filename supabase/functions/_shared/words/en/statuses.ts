import { PROMISE_HOURS } from '../../rules/promise.ts';
import { type Status, toStatus } from '../../rules/statuses.ts';

type StatusWords = {
  label: string;
  /** What it means for the customer. */
  meaning: string;
  /** What comes next for them. */
  next: string;
};

export const statusWords: Record<Status, StatusWords> = {
  Submitted: {
    label: 'Submitted',
    meaning: 'Your request has arrived and is with local haulers.',
    next: `One of them contacts you within ${PROMISE_HOURS} hours, counted from 8 AM to 8 PM Los Angeles time, every day.`,
  },
  'Sent Proposal': {
    label: 'Sent Proposal',
    meaning: 'A hauler has sent you a quote.',
    next: 'Look for it in your calls, texts or email, and agree on a time if it suits you.',
  },
  'In Progress': {
    label: 'In Progress',
    meaning: 'The pickup is agreed on or under way.',
    next: 'Questions about the day or the hour go straight to your hauler.',
  },
  Completed: {
    label: 'Completed',
    meaning: 'The job is done. Enjoy the space.',
    next: 'Nothing more to do.',
  },
  Canceled: {
    label: 'Canceled',
    meaning: 'This request was canceled.',
    next: 'Still have junk? Book a new pickup at any time.',
  },
};

/** A stored status as people read it; one that this version does not know as it is stored. */
export function statusLabel(text: string): string {
  const status = toStatus(text);
  return status === 'other' ? text : statusWords[status].label;
}
