import { FunctionsHttpError } from '@supabase/supabase-js';
import { toRefusal } from '@/lib/forms/refused-error';
import { supabase } from '@/lib/supabase';

const TIMEOUT_MS = 20_000;

/**
 * Stops all mail to whoever got a mail with this token. Idempotent; the answer does not tell whether the token exists.
 *
 * @throws RefusedError if trying again at once would not help; otherwise the client's error.
 */
export async function stopMail(token: string): Promise<void> {
  const { error } = await supabase.functions.invoke('stop-mail', { body: { token }, timeout: TIMEOUT_MS });
  if (error) throw error instanceof FunctionsHttpError ? toRefusal(error, error.context.status) : error;
}
