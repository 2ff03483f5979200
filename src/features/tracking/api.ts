import { type LeadDetails, leadDetailsSchema } from '@functions/rules/contract.ts';
import type { UpdateLeadInput } from '@functions/rules/update-lead-contract.ts';
import { FunctionsHttpError } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { RefusedError } from '@/lib/refused-error';
import { supabase } from '@/lib/supabase';
import { OutdatedError, TrackingError, UnreachableError } from './errors';

const TIMEOUT_MS = 20_000;

const problem = z.object({ statusCode: z.optional(z.number()), message: z.optional(z.string()) });

/** Asks a function. `error` is the client's own, if there was one; what the function said is in the rest. */
async function ask(name: string, body: object) {
  const { data, error } = await supabase.functions.invoke<unknown>(name, { body, timeout: TIMEOUT_MS });
  const answer: unknown = error instanceof FunctionsHttpError ? await readJson(error.context) : data;
  const { statusCode, message } = problem.safeParse(answer).data ?? {};
  return { answer, error, statusCode, message };
}

/**
 * Fetches a lead's details. The messages are those of the specification's error catalogue.
 *
 * @throws TrackingError; UnreachableError where trying again may help.
 */
export async function getLeadDetails(trackingId: string): Promise<LeadDetails> {
  const { answer, error, statusCode, message } = await ask('get-lead-details', { trackingId });
  if (statusCode !== undefined && statusCode >= 400) {
    const text = `Edge Function returned a non-2xx status code: ${statusCode}. ${message ?? ''}`.trim();
    throw statusCode >= 500 ? new UnreachableError(text) : new TrackingError(text);
  }
  if (error) throw new UnreachableError(`Supabase function error: ${error.message}`, { cause: error });
  const details = leadDetailsSchema.safeParse(answer);
  if (details.success && !message) return details.data;
  throw new TrackingError(message || 'No lead found with this tracking ID');
}

/**
 * Cancels a request or corrects how to reach its customer. Asked again, it is the same.
 *
 * @returns the details as they are then.
 * @throws OutdatedError, with the server's words, if the request is not as the page shows it; RefusedError if trying again
 *   would not help, with the server's words for one request too many (429); otherwise the client's error.
 */
export async function updateLead(input: UpdateLeadInput): Promise<LeadDetails> {
  const { answer, error, statusCode, message = '' } = await ask('update-lead', input);
  if (error instanceof FunctionsHttpError) {
    const { status } = error.context;
    if (status === 409) throw new OutdatedError(message, { cause: error });
    if (status < 500) throw new RefusedError(status === 429 ? message : '', { cause: error });
  }
  if (error) throw error;
  const details = leadDetailsSchema.safeParse(answer);
  if (details.success && !message && statusCode === undefined) return details.data;
  throw message ? new OutdatedError(message) : new Error('The answer is not the details of a request');
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/**
 * Reports that nobody has contacted the customer.
 *
 * @throws the client's error if the report was not accepted.
 */
export async function reportNotContacted(trackingId: string): Promise<void> {
  const { error } = await supabase.functions.invoke('update-lead-contacted', {
    body: { trackingId, wasNotContacted: true, timestamp: new Date().toISOString() },
    timeout: TIMEOUT_MS,
  });
  if (error) throw error;
}
