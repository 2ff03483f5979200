import * as z from 'zod/mini';
import type { DeskConflict } from '../domain/desk.ts';
import type { PickupOutcome } from './outcomes.ts';

/** Why an action on a job or a request is not possible now: HTTP 409. */
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
 * Why an action on a proposal or pickup is not possible now: HTTP 409. `call-first`: no channel reaches the customer,
 * and no one has called them. `changed`: it has changed since the page showed it. `window-wrong`: a time that no pickup
 * can have, or two that overlap.
 */
export type ProposalConflict = Exclude<PickupOutcome, 'done' | 'unknown'>;

/** The ones that a customer's action can get. */
export type ProposalConflictOfCustomer = Extract<ProposalConflict, 'closed' | 'changed' | 'too-many' | 'window-passed'>;

/** Why a function refuses. If one field is wrong (HTTP 400), the code is that field's error. */
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
 * A refusal as a page reads it. The function may be older or newer than the page, so parts may be missing and `code`
 * may be unknown. `status` is that of the request; a 409 has it if the caller can see the request.
 */
export const refusalSchema = z.object({
  statusCode: z.optional(z.number()),
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  status: z.optional(z.string()),
});

export type Refusal = z.infer<typeof refusalSchema>;
