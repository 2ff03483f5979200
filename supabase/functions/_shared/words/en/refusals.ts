import { type RefusalWords, refusalReader } from '../readers/refusals.ts';
import { knownFieldError } from './errors.ts';
import { statusLabel } from './statuses.ts';

export const refusals = {
  malformed: 'The request is malformed.',
  'key-required': 'A valid API key is required.',
  'post-required': 'Use POST.',
  'too-large': 'The request is too large.',
  'too-many-requests': 'Too many requests. Please try again in a minute.',
  fault: 'Something went wrong on our side.',
  'request-unknown': 'The tracking ID provided was not found in our system.',
  'job-unknown': 'There’s no job at this link.',
  'desk-unknown': 'This link no longer works.',
  'review-unknown': 'We don’t recognize this link.',
  'job-not-accepted': 'Please accept this job first.',
  'job-moves-forwards': ({ status = 'further along' }) => `You can’t go back a step. This job is already ${status}.`,
  'job-is-yours': 'You have this job. If you can’t do it, give it back.',
  'job-taken': 'Another hauler has taken this job.',
  'job-declined': 'You have declined this job.',
  'job-returned': 'You no longer have this job.',
  'job-closed': ({ status = 'closed' }) => `This job is ${status.toLowerCase()}.`,
  'offer-expired': 'This offer has expired.',
  'call-first':
    'You have jobs where you haven’t called the customer yet. Call them first and press “I called” on their pages, then accept more.',
  'not-yet':
    'Haulers who speak the customer’s language get this job first. It’ll open to you in a few minutes: press again then.',
  'request-closed': ({ status = 'closed' }) =>
    `This request is already ${status.toLowerCase()}, so it can no longer be changed.`,
  'request-changed': 'This request just changed. Please try again.',
  'too-many': 'These details have been changed too often. Please try again tomorrow, or write to us.',
} satisfies RefusalWords;

export const refusalText = refusalReader(refusals, knownFieldError, statusLabel);
