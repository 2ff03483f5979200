import { refusalSchema } from '@functions/contracts/refusals.ts';
import { FunctionsHttpError } from '@supabase/supabase-js';
import type * as z from 'zod/mini';
import { readAnswer } from './forms/read-answer';
import { RefusedError } from './forms/refused-error';
import { supabase } from './supabase';

/**
 * Calls a function.
 *
 * @param currentSchema reads the current state that can come with a refusal.
 * @returns `data`: the answer. `error`: RefusedError if retrying would not help, with the current state if the function
 * returned it; otherwise the client's error. `status`: the HTTP status of an error, if there was a response. `refusal`:
 * the function's reason, which can come with any status.
 */
export async function callFunction(name: string, body: object, currentSchema?: z.ZodMiniType) {
  const { data, error }: { data: unknown; error: Error | null } = await supabase.functions.invoke(name, { body });
  const response: Response | undefined = error instanceof FunctionsHttpError ? error.context : undefined;
  const status = response?.status;
  const answer: unknown = response ? await response.json().catch(() => undefined) : data;
  const refusal = refusalSchema.safeParse(answer).data ?? {};
  if (!error || status === undefined || status >= 500) return { data, error, status, refusal };
  const current = currentSchema?.safeParse(Object(answer).current).data;
  return { data, error: new RefusedError(error.message, { cause: error, refusal, current }), status, refusal };
}

/**
 * Calls a function with the secret of a link, to read or change what the link is for.
 *
 * @returns the resulting state; null if the link is unknown.
 * @throws the error of `callFunction`; UnreadableError.
 */
export async function askByLink<Look>(name: string, body: object, schema: z.ZodMiniType<Look>): Promise<Look | null> {
  const { data, error, refusal } = await callFunction(name, body, schema);
  if (error) throw error;
  return refusal.message === undefined ? readAnswer(schema, data) : null;
}
