import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../supabase/functions/_shared/database.types.ts';
import { markAsSent } from './sample-notifications.ts';

type Answer = Omit<Database['public']['Functions']['answer_review']['Args'], 'token'>;

/** The customer of a completed sample request was asked whether everything is gone. */
export type SampleReview = {
  token: string;
  /** Their answer; undefined if they have not answered. */
  answer?: Answer;
};

/** Adds a sample's review, and its answer if there is one. No one gets an email or text about it. */
export async function addReview(
  operator: SupabaseClient<Database>,
  lead: { id: string; haulerId: string | null },
  { token, answer }: SampleReview,
): Promise<void> {
  await markAsSent(operator, { lead_id: lead.id });
  await operator.from('reviews').update({ token, hauler_id: lead.haulerId }).eq('lead_id', lead.id).throwOnError();
  if (answer === undefined) return;
  await operator.rpc('answer_review', { token, ...answer }).throwOnError();
  await markAsSent(operator, { lead_id: lead.id });
}

/** A sample review whose link is printed. */
export type FoundReview = { token: string; state: 'to answer' | 'answered' };

/** The reviews with these tokens that are in the database. */
export async function findReviews(
  operator: SupabaseClient<Database>,
  tokens: readonly string[],
): Promise<FoundReview[]> {
  const { data } = await operator
    .from('reviews')
    .select('token, answered_at')
    .in('token', tokens)
    .order('token')
    .throwOnError();
  return data.map(({ token, answered_at }) => ({ token, state: answered_at === null ? 'to answer' : 'answered' }));
}
