import { FunctionsHttpError } from '@supabase/supabase-js';
import { toRefusal } from '@/lib/forms/refused-error';
import { supabase } from '@/lib/supabase';

const TIMEOUT_MS = 20_000;

/**
 * Stops all emails to the recipient of the email with this token. Idempotent; the response does not reveal whether the
 * token exists.
 *
 * @throws RefusedError if retrying would not help; otherwise the client's error.
 */
export async function stopMail(token: string): Promise<void> {
  const { error } = await supabase.functions.invoke('stop-mail', { body: { token }, timeout: TIMEOUT_MS });
  if (error) throw error instanceof FunctionsHttpError ? toRefusal(error, error.context.status) : error;
}
