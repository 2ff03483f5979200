import { type Refusal, refusalSchema } from '@functions/contracts/refusals.ts';
import { FunctionsHttpError } from '@supabase/supabase-js';
import type * as z from 'zod/mini';
import { readAnswer } from './forms/read-answer';
import { RefusedError } from './forms/refused-error';
import { supabase } from './supabase';

const TIMEOUT_MS = 20_000;

/**
 * Calls a function with the secret of a link, to read or change what the link is for.
 *
 * @returns the resulting state; null if the link is unknown.
 * @throws RefusedError if retrying would not help, with the current state if the function returned it; UnreadableError;
 * otherwise the client's error.
 */
export async function askByLink<Look>(name: string, body: object, schema: z.ZodMiniType<Look>): Promise<Look | null> {
  const { data, error } = await supabase.functions.invoke<unknown>(name, { body, timeout: TIMEOUT_MS });
  if (error instanceof FunctionsHttpError && error.context.status < 500) {
    const answer = await bodyOf(error);
    const { data: refusal } = refusalSchema.safeParse(answer);
    throw new RefusedError('', { cause: error, refusal, current: schema.safeParse(Object(answer).current).data });
  }
  if (error) throw error;
  return refusalSchema.safeParse(data).data?.message === undefined ? readAnswer(schema, data) : null;
}

/** The reason a function gave for refusing; undefined if its response is not a JSON object. */
export async function readRefusal(error: FunctionsHttpError): Promise<Refusal | undefined> {
  return refusalSchema.safeParse(await bodyOf(error)).data;
}

async function bodyOf({ context }: FunctionsHttpError): Promise<unknown> {
  try {
    return await context.json();
  } catch {
    return undefined;
  }
}
