import { type Job, type JobInput, jobSchema } from '@functions/rules/job-contract.ts';
import { FunctionsHttpError } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { RefusedError } from '@/lib/refused-error';
import { supabase } from '@/lib/supabase';

const TIMEOUT_MS = 20_000;

const problem = z.object({ message: z.string() });

/**
 * Looks at a job or acts on it. Asked again, it is the same.
 *
 * @returns the job as it is then; null if there is none with this link.
 * @throws RefusedError with the server's words if trying again at once would not help; otherwise the client's error.
 */
export async function askJob(input: JobInput): Promise<Job | null> {
  const { data, error } = await supabase.functions.invoke<unknown>('job', { body: input, timeout: TIMEOUT_MS });
  if (error instanceof FunctionsHttpError && error.context.status < 500) {
    throw new RefusedError(problem.safeParse(await readJson(error.context)).data?.message, { cause: error });
  }
  if (error) throw error;
  return problem.safeParse(data).success ? null : jobSchema.parse(data);
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
