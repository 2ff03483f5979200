import { refusalSchema } from '@functions/contracts/refusals.ts';
import { type ReviewInput, type ReviewView, reviewView } from '@functions/contracts/review.ts';
import { FunctionsHttpError } from '@supabase/supabase-js';
import { RefusedError } from '@/lib/forms/refused-error';
import { readRefusal } from '@/lib/read-refusal';
import { supabase } from '@/lib/supabase';

const TIMEOUT_MS = 20_000;

/**
 * Looks at what a customer is asked, answers it, or takes back that the answer may be published. Asked again, it is the
 * same.
 *
 * @returns how it stands then; null if nobody was asked by this link.
 * @throws RefusedError if trying again at once would not help; otherwise the client's error.
 */
export async function askReview(input: ReviewInput): Promise<ReviewView | null> {
  const { data, error } = await supabase.functions.invoke<unknown>('review', { body: input, timeout: TIMEOUT_MS });
  if (error instanceof FunctionsHttpError && error.context.status < 500) {
    throw new RefusedError('', { cause: error, refusal: await readRefusal(error) });
  }
  if (error) throw error;
  return refusalSchema.safeParse(data).data?.message === undefined ? reviewView.parse(data) : null;
}
