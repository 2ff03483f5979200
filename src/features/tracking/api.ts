import { refusalSchema } from '@functions/contracts/refusals.ts';
import { type LeadDetails, leadDetailsSchema } from '@functions/contracts/tracking.ts';
import type { UpdateLeadInput } from '@functions/contracts/update-lead.ts';
import { FunctionsHttpError } from '@supabase/supabase-js';
import { readRefusal } from '@/lib/call-function';
import { readAnswer, UnreadableError } from '@/lib/forms/read-answer';
import { RefusedError } from '@/lib/forms/refused-error';
import { language } from '@/lib/language';
import { supabase } from '@/lib/supabase';
import { refusalText } from '@/words/shared/refusals';
import { words } from '@/words/tracking';
import { OutdatedError, TrackingError, UnknownRequestError, UnreachableError } from './errors';

const TIMEOUT_MS = 20_000;

/** Calls a function. `error` is the client's error, if any; `refusal` is the function's reason. */
async function ask(name: string, body: object) {
  const { data, error } = await supabase.functions.invoke<unknown>(name, { body, timeout: TIMEOUT_MS });
  const refusal = error instanceof FunctionsHttpError ? await readRefusal(error) : refusalSchema.safeParse(data).data;
  return { answer: data, error, refusal: refusal ?? {} };
}

/**
 * Fetches a lead's details. The messages come from the specification's error catalog.
 *
 * @throws TrackingError; UnknownRequestError if there is no such request, UnreachableError if retrying may help;
 * UnreadableError.
 */
export async function getLeadDetails(trackingId: string): Promise<LeadDetails> {
  const { lookupErrors } = words;
  const { answer, error, refusal } = await ask('get-lead-details', { trackingId });
  const { statusCode, message } = refusal;
  // Functions respond in English.
  const inTheirWords = language === 'en' ? message : undefined;
  if (statusCode !== undefined && statusCode >= 400) {
    const text = lookupErrors.refused(statusCode, refusalText(refusal) ?? inTheirWords ?? '');
    throw statusCode >= 500 ? new UnreachableError(text) : new TrackingError(text);
  }
  if (error) throw new UnreachableError(lookupErrors.unreachable(error.message), { cause: error });
  const details = leadDetailsSchema.safeParse(answer);
  if (details.success && !message) return details.data;
  const isEmpty = Object.keys(Object(answer)).length === 0;
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
  const { answer, error, refusal } = await ask('update-lead', input);
  if (error instanceof FunctionsHttpError) {
    const { status } = error.context;
    if (status === 409) throw new OutdatedError('', { cause: error, refusal });
    if (status < 500) throw new RefusedError('', { cause: error, ...(status === 429 && { refusal }) });
  }
  if (error) throw error;
  if (refusal.message) throw new OutdatedError('', { refusal: { code: 'request-unknown' } });
  if (refusal.statusCode !== undefined) throw new Error('The change was not stored');
  return readAnswer(leadDetailsSchema, answer);
}

/**
 * Reports that no one has contacted the customer.
 *
 * @throws OutdatedError if the request is closed; the client's error if the report was not accepted.
 */
export async function reportNotContacted(trackingId: string): Promise<void> {
  const { error, refusal } = await ask('update-lead-contacted', {
    trackingId,
    wasNotContacted: true,
    timestamp: new Date().toISOString(),
  });
  if (error instanceof FunctionsHttpError && error.context.status === 409) {
    throw new OutdatedError('', { cause: error, refusal });
  }
  if (error) throw error;
}
