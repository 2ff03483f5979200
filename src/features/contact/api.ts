import type { Application } from '@functions/contracts/application.ts';
import type { Database } from '@functions/database.types.ts';
import { toRefusal } from '@/lib/forms/refused-error';
import { supabase } from '@/lib/supabase';

type Row = Database['public']['Tables']['contact_messages']['Insert'];

/** What a visitor can send. Only a hauler who wants to join sends an application. */
export type NewMessage = Required<Pick<Row, 'id' | 'name' | 'email' | 'subject' | 'message' | 'language'>> & {
  application?: Application;
};

/**
 * Sends a message to the team. Idempotent for the same id.
 *
 * @throws RefusedError if retrying would not help; otherwise the client's error.
 */
export async function sendContactMessage(message: NewMessage): Promise<void> {
  const { error, status } = await supabase.from('contact_messages').insert(message);
  if (error && error.code !== '23505') throw toRefusal(error, status);
}
