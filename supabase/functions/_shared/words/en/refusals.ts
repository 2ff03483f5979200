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
  'not-yet':
    "Haulers who speak the customer's language have this job first. It opens to you in a few minutes: then press again.",
  'request-closed': ({ status = 'closed' }) =>
    `This request is already ${status.toLowerCase()}, so it can no longer be changed.`,
  'request-changed': 'This request has just changed. Please try again.',
  'too-many': 'These details have been changed too often. Please try again tomorrow, or write to us.',
} satisfies RefusalWords;

export const refusalText = refusalReader(refusals, knownFieldError, statusLabel);
