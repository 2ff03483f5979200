import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '../../domain/promise.ts';
import { isUnreachable } from '../../domain/reasons.ts';
import type { Status } from '../../domain/statuses.ts';
import { type StatusWords, statusReader } from '../readers/statuses.ts';
import { waysToReach } from './ways-to-reach.ts';

export const statusWords: Record<Status, StatusWords> = {
  Submitted: {
    label: 'Submitted',
    meaning: 'We have your request, and local haulers can see it.',
    next: () =>
      `One of them will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY} Los Angeles time, every day).`,
    mailHeading: 'Your request is open again',
  },
  'Sent Proposal': {
    label: 'Sent Proposal',
    meaning: 'A hauler sent you a quote.',
    next: (request) => {
      const ways = waysToReach(request, { call: 'calls', text: 'texts', email: 'email' });
      return `Check your ${ways}, and agree on a time if it works for you.`;
    },
    mailHeading: 'You have a quote',
  },
  'In Progress': {
    label: 'In Progress',
    meaning: 'The pickup is agreed on or underway.',
    next: () => 'Questions about the day or time? Ask your hauler directly.',
    mailHeading: 'Your job is in progress',
  },
  Completed: {
    label: 'Completed',
    meaning: 'The job is done. Enjoy the space.',
    next: () => 'Not right, or something damaged? Write to us.',
    mailHeading: 'Your job is completed',
  },
  Canceled: {
    label: 'Canceled',
    meaning: 'This request was canceled.',
    next: ({ cancelReasons }) =>
      isUnreachable(cancelReasons)
        ? 'We couldn’t reach you. If you still want the pickup, book again with a number where we can reach you, or write to us.'
        : 'Still have junk? Book a new pickup anytime.',
    mailHeading: 'Your request was canceled',
  },
};

/** The label of a stored status; an unknown one stays as stored. */
export const statusLabel = statusReader(statusWords);
