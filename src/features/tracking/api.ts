import { type LeadDetails, leadDetailsSchema } from '@functions/contract.ts';
import { FunctionsHttpError } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { supabase } from '@/lib/supabase';
import { TrackingError, UnreachableError } from './errors';

const TIMEOUT_MS = 20_000;

const problem = z.object({ statusCode: z.optional(z.number()), message: z.optional(z.string()) });

/**
 * Fetches a lead's details. The messages are those of the specification's error catalogue.
 *
 * @throws TrackingError; UnreachableError where trying again may help.
 */
export async function getLeadDetails(trackingId: string): Promise<LeadDetails> {
  const { data, error } = await supabase.functions.invoke<unknown>('get-lead-details', {
    body: { trackingId },
    timeout: TIMEOUT_MS,
  });
  const answer: unknown = error instanceof FunctionsHttpError ? await readJson(error.context) : data;
  const { statusCode, message } = problem.safeParse(answer).data ?? {};
  if (statusCode !== undefined && statusCode >= 400) {
    const text = `Edge Function returned a non-2xx status code: ${statusCode}. ${message ?? ''}`.trim();
    throw statusCode >= 500 ? new UnreachableError(text) : new TrackingError(text);
  }
  if (error) throw new UnreachableError(`Supabase function error: ${error.message}`, { cause: error });
  const details = leadDetailsSchema.safeParse(answer);
  if (details.success && !message) return details.data;
  throw new TrackingError(message || 'No lead found with this tracking ID');
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
