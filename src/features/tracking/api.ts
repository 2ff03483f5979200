import { type LeadDetails, leadDetailsSchema } from '@functions/contracts/tracking.ts';
import type { UpdateLeadInput } from '@functions/contracts/update-lead.ts';
import { callFunction } from '@/lib/call-function';
import { readAnswer, UnreadableError } from '@/lib/forms/read-answer';
import { RefusedError } from '@/lib/forms/refused-error';
import { language } from '@/lib/language';
import { refusalText } from '@/words/shared/refusals';
import { words } from '@/words/tracking';
import { OutdatedError, ServerFaultError, TrackingError, UnknownRequestError, UnreachableError } from './errors';

/**
 * Fetches a lead's details. The messages come from the specification's error catalog.
 *
 * @throws TrackingError; UnknownRequestError if there is no such request, UnreachableError if retrying may help, which
 * is a ServerFaultError if there was a response; UnreadableError.
 */
export async function getLeadDetails(trackingId: string): Promise<LeadDetails> {
  const { lookupErrors } = words;
  const { data, error, refusal } = await callFunction('get-lead-details', { trackingId });
  const { statusCode, message } = refusal;
  // Functions respond in English.
  const inTheirWords = language === 'en' ? message : undefined;
  if (statusCode !== undefined && statusCode >= 400) {
    const text = lookupErrors.refused(statusCode, refusalText(refusal) ?? inTheirWords ?? '');
    throw statusCode >= 500 ? new ServerFaultError(text) : new TrackingError(text);
  }
  if (error) throw new UnreachableError(lookupErrors.unreachable(error.message), { cause: error });
  const details = leadDetailsSchema.safeParse(data);
  if (details.success && !message) return details.data;
  const isEmpty = Object.keys(Object(data)).length === 0;
  if (message || isEmpty) throw new UnknownRequestError(inTheirWords || lookupErrors.nothingFound);
  throw new UnreadableError('', { cause: details.error });
}

/**
 * Cancels a request or corrects its contact details. Idempotent.
 *
 * @returns the updated details.
 * @throws OutdatedError if the request has changed since the page loaded it; RefusedError if retrying would not help,
 * with a reason only for 429 (too many requests); UnreadableError; otherwise the client's error.
 */
export async function updateLead(input: UpdateLeadInput): Promise<LeadDetails> {
  const { data, error, status, refusal } = await callFunction('update-lead', input);
  if (status === 409) throw new OutdatedError('', { cause: error, refusal });
  if (error instanceof RefusedError && status !== 429) throw new RefusedError('', { cause: error });
  if (error) throw error;
  if (refusal.message) throw new OutdatedError('', { refusal: { code: 'request-unknown' } });
  if (refusal.statusCode !== undefined) throw new Error('The change was not stored');
  return readAnswer(leadDetailsSchema, data);
}

/**
 * Reports that no one has contacted the customer.
 *
 * @throws OutdatedError if the request is closed; the error of `callFunction` if the report was not accepted.
 */
export async function reportNotContacted(trackingId: string): Promise<void> {
  const { error, status, refusal } = await callFunction('update-lead-contacted', {
    trackingId,
    wasNotContacted: true,
    timestamp: new Date().toISOString(),
  });
  if (status === 409) throw new OutdatedError('', { cause: error, refusal });
  if (error) throw error;
}
