import * as z from 'zod/mini';
import type { DeskConflict } from '../domain/desk.ts';
import type { PickupOutcome } from './outcomes.ts';

/** Why an act on a job or a request cannot be as things stand: HTTP 409. */
export type ConflictCode =
  | 'job-not-accepted'
  | 'job-moves-forwards'
  | 'job-is-yours'
  | 'job-taken'
  | 'job-declined'
  | 'job-returned'
  | 'job-closed'
  | 'offer-expired'
  | 'call-first'
  | 'not-yet'
  | 'request-closed'
  | 'request-changed'
  | 'too-many';

/**
 * Why an act on a proposal or a pickup cannot be as things stand: HTTP 409. `call-first`: nothing reaches the customer,
 * and nobody has called them. `changed`: it is not as the page showed it any more. `window-wrong`: a time that no pickup
 * can have, or two that overlap.
 */
export type ProposalConflict = Exclude<PickupOutcome, 'done' | 'unknown'>;

/** Those of them that an act of the customer can meet. */
export type ProposalConflictOfCustomer = Extract<ProposalConflict, 'closed' | 'changed' | 'too-many' | 'window-passed'>;

/** Why a function does not do what it is asked. Where one field is wrong (HTTP 400), the code is that field's error. */
export type RefusalCode =
  | 'malformed'
  | 'key-required'
  | 'post-required'
  | 'too-large'
  | 'too-many-requests'
  | 'fault'
  | 'request-unknown'
  | 'job-unknown'
  | 'desk-unknown'
  | 'review-unknown'
  | ConflictCode
  | ProposalConflict
  | DeskConflict;

/**
 * What a page reads of a refusal. The function may be older or newer than the page: each part may be missing, and
 * `code` be one that the page does not know. `status` is that of the request; it comes with a 409 to who may see it.
 */
export const refusalSchema = z.object({
  statusCode: z.optional(z.number()),
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  status: z.optional(z.string()),
});

export type Refusal = z.infer<typeof refusalSchema>;
