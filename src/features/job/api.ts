import { type Job, type JobInput, jobSchema } from '@functions/contracts/job.ts';
import { refusalSchema } from '@functions/contracts/refusals.ts';
import { FunctionsHttpError } from '@supabase/supabase-js';
import { RefusedError } from '@/lib/forms/refused-error';
import { readRefusal } from '@/lib/read-refusal';
import { supabase } from '@/lib/supabase';

const TIMEOUT_MS = 20_000;

/**
 * Looks at a job or acts on it. Idempotent.
 *
 * @returns the job as it is then; null if there is none with this link.
 * @throws RefusedError if trying again at once would not help; otherwise the client's error.
 */
export async function askJob(input: JobInput): Promise<Job | null> {
  const { data, error } = await supabase.functions.invoke<unknown>('job', { body: input, timeout: TIMEOUT_MS });
  if (error instanceof FunctionsHttpError && error.context.status < 500) {
    throw new RefusedError('', { cause: error, refusal: await readRefusal(error) });
  }
  if (error) throw error;
  return refusalSchema.safeParse(data).data?.message === undefined ? jobSchema.parse(data) : null;
}
