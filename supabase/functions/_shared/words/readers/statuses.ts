import { type Status, toStatus } from '../../domain/statuses.ts';
import type { Reachable } from './ways-to-reach.ts';

/** What the words of a status depend on. */
type RequestOfWords = Reachable & { cancelReasons: readonly string[] };

export type StatusWords = {
  label: string;
  /** What it means for the customer. */
  meaning: string;
  /** What the customer can expect next. */
  next: (request: RequestOfWords) => string;
  /** The heading of the email about this status. */
  mailHeading: string;
};

/** Creates a function that turns a stored status into its label; an unknown one stays as stored. */
export function statusReader(words: Record<Status, StatusWords>): (stored: string) => string {
  return (stored) => {
    const status = toStatus(stored);
    return status === 'other' ? stored : words[status].label;
  };
}
