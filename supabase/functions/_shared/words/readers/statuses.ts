import { type Status, toStatus } from '../../domain/statuses.ts';
import type { Reachable } from './ways-to-reach.ts';

/** What the words of a status depend on. */
type RequestOfWords = Reachable & { cancelReasons: readonly string[] };

export type StatusWords = {
  label: string;
  /** What it means for the customer. */
  meaning: string;
  /** What comes next for them. */
  next: (request: RequestOfWords) => string;
  /** The heading of the mail that says that a request has come to it. */
  mailHeading: string;
};

/** Makes what reads a stored status; one that this version does not know stays as it is stored. */
export function statusReader(words: Record<Status, StatusWords>): (stored: string) => string {
  return (stored) => {
    const status = toStatus(stored);
    return status === 'other' ? stored : words[status].label;
  };
}
