import type { Database } from '@functions/database.types.ts';
import { supabase } from '@/lib/supabase';

export type ContactMessage = Required<Database['public']['Tables']['contact_messages']['Insert']>;

const TIMEOUT_MS = 20_000;

/**
 * Sends a message to the team. Sent twice with the same id, it is one message.
 *
 * @throws Error, with the server's words for the visitor as its message if they sent too many.
 */
export async function sendContactMessage(message: Omit<ContactMessage, 'created_at'>): Promise<void> {
  const { error } = await supabase
    .from('contact_messages')
    .insert(message)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS));
  if (error && error.code !== '23505') throw error;
}
