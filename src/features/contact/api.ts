import type { Database } from '@functions/database.types.ts';
import { toRefusal } from '@/lib/forms/refused-error';
import { supabase } from '@/lib/supabase';

type ContactMessage = Required<
  Pick<
    Database['public']['Tables']['contact_messages']['Insert'],
    'id' | 'name' | 'email' | 'subject' | 'message' | 'language'
  >
>;

const TIMEOUT_MS = 20_000;

/**
 * Sends a message to the team. Idempotent for the same id.
 *
 * @throws RefusedError if retrying would not help; otherwise the client's error.
 */
export async function sendContactMessage(message: ContactMessage): Promise<void> {
  const { error, status } = await supabase
    .from('contact_messages')
    .insert(message)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS));
  if (error && error.code !== '23505') throw toRefusal(error, status);
}
