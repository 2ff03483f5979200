import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database, TablesUpdate } from '../../../supabase/functions/_shared/database.types.ts';

/** How often the sender tries before it gives up. */
const MAX_ATTEMPTS = 11;

/** Marks a sample's pending notifications as sent, so that no one gets an email or text about it now. */
export async function markAsSent(
  operator: SupabaseClient<Database>,
  about: { lead_id: string } | { message_id: string },
): Promise<void> {
  const sent = { state: 'sent', finished_at: new Date().toISOString() } as const;
  const updateWaiting = (columns: TablesUpdate<'notifications'>) =>
    operator.from('notifications').update(columns).match(about).eq('state', 'waiting');
  await updateWaiting({ ...sent, channel: 'mail' })
    .is('channel', null)
    .throwOnError();
  await updateWaiting(sent).throwOnError();
}

/** Marks one kind of email to a sample's customer as dead, as after a day without a provider. */
export async function markMailAsDead(
  operator: SupabaseClient<Database>,
  about: { lead_id: string; kind: string },
): Promise<void> {
  await operator
    .from('notifications')
    .update({
      state: 'dead',
      channel: 'mail',
      attempts: MAX_ATTEMPTS,
      finished_at: new Date().toISOString(),
      last_error: '503 Service Unavailable',
    })
    .match({ ...about, audience: 'customer' })
    .throwOnError();
}
