import type { DeskConflict } from '../../rules/desk.ts';
import type { ConflictCode, ProposalConflict, Refusal, RefusalCode } from '../../rules/refusals.ts';
import { knownFieldError } from './errors.ts';
import { statusLabel } from './statuses.ts';

/** `status` is that of the request, as people read it, for who may see it. */
type RefusalWords = string | ((data: { status?: string | undefined }) => string);

/** Proposals and acts at the desk are refused in words of their own: `proposal-refusals.ts`, `desk-refusals.ts`. */
type OwnWords = Exclude<ProposalConflict | DeskConflict, ConflictCode>;

export const refusals = {
  malformed: 'The request is malformed.',
  'key-required': 'A valid API key is required.',
  'post-required': 'Use POST.',
  'too-large': 'The request is too large.',
  'too-many-requests': 'Too many requests. Please try again in a minute.',
  fault: 'Something went wrong on our side.',
  'request-unknown': 'The tracking ID provided was not found in our system.',
  'job-unknown': 'There is no job with this link.',
  'desk-unknown': 'This link does not work any more.',
  'review-unknown': 'This link is not known.',
  'job-not-accepted': 'Please accept this job first.',
  'job-moves-forwards': ({ status = 'further along' }) => `Jobs only move forward, and this one is ${status}.`,
  'job-is-yours': 'You have this job. If you cannot do it, give it back.',
  'job-taken': 'Another hauler has taken this job.',
  'job-declined': 'You have declined this job.',
  'job-returned': 'You no longer have this job.',
  'job-closed': ({ status = 'closed' }) => `This job is ${status.toLowerCase()}.`,
  'offer-expired': 'This offer has run out.',
  'call-first':
    'You have jobs whose customers you have not called yet. Call them first and say so on their pages, then accept more.',
  'request-closed': ({ status = 'closed' }) =>
    `This request is already ${status.toLowerCase()}, so it can no longer be changed.`,
  'request-changed': 'This request has just changed. Please try again.',
  'too-many': 'These details have been changed too often. Please try again tomorrow, or write to us.',
} satisfies Record<Exclude<RefusalCode, OwnWords>, RefusalWords>;

const words = new Map<string, RefusalWords>(Object.entries(refusals));

/**
 * Why a function refused, in a sentence; undefined if it did not say, or its code is not known. A function from before
 * there were codes says it in its message.
 *
 * @param ownWords of what was refused, before those that are for all.
 */
export function refusalText(
  { code, status, message }: Refusal = {},
  ownWords: Partial<Record<string, string>> = {},
): string | undefined {
  if (code === undefined) return message;
  const text = ownWords[code] ?? words.get(code) ?? knownFieldError(code);
  if (typeof text !== 'function') return text;
  return text({ status: status === undefined ? undefined : statusLabel(status) });
}
