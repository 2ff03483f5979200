import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database, TablesInsert } from '../../supabase/functions/_shared/database.types.ts';
import { markAsSent } from './sample-notifications.ts';

const HOURS_AGO = 3;

/** A message that is still unanswered. */
const sample = {
  id: '5a3b1e00-0000-4000-8000-00000000000a',
  name: 'Ingrid Sample',
  email: 'ingrid@example.com',
  subject: 'general',
  message: 'We move on the 30th and have a piano on the second floor.\nDo you take it, and do we need to be there?',
} satisfies TablesInsert<'contact_messages'>;

/** Adds a message from the contact page; the operator's email about it counts as sent. */
export async function addSampleMessage(operator: SupabaseClient<Database>): Promise<void> {
  const created_at = new Date(Date.now() - HOURS_AGO * 60 * 60_000).toISOString();
  await operator.from('contact_messages').delete().eq('id', sample.id).throwOnError();
  await operator
    .from('contact_messages')
    .insert({ ...sample, created_at })
    .throwOnError();
  await markAsSent(operator, { message_id: sample.id });
}
