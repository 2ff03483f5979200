import { type Refusal, refusalSchema } from '@functions/contracts/refusals.ts';
import type { FunctionsHttpError } from '@supabase/supabase-js';

/** What a function said when it refused; undefined if its answer is no JSON object. */
export async function readRefusal({ context }: FunctionsHttpError): Promise<Refusal | undefined> {
  try {
    return refusalSchema.safeParse(await context.json()).data;
  } catch {
    return undefined;
  }
}
