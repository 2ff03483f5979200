import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../supabase/functions/_shared/database.types.ts';

/** Past every policy: what the operator's scripts work with. */
export type Operator = SupabaseClient<Database>;

const PHOTOS_PER_CALL = 100;

/**
 * The operator of the Supabase project at `url`, with the secret key in `SUPABASE_SECRET_KEY`.
 *
 * @throws if there is no such key, or no such address.
 */
export function operatorOf(url: string): Operator {
  const key = process.env['SUPABASE_SECRET_KEY'];
  if (!key || key.startsWith('sb_publishable_')) {
    throw new Error('Set SUPABASE_SECRET_KEY to a secret key of the project (dashboard, Settings, API Keys).');
  }
  if (!/^https?:\/\//.test(url)) throw new Error(`${url} is no address: write it with https://`);
  return createClient<Database>(url, key, { auth: { persistSession: false } });
}

/**
 * Removes photos, files and all. Those that are gone already are passed over.
 *
 * @throws what the Storage API refuses with; photos before the refused ones are gone by then.
 */
export async function removePhotos(operator: Operator, paths: readonly string[]): Promise<void> {
  for (let start = 0; start < paths.length; start += PHOTOS_PER_CALL) {
    const { error } = await operator.storage.from('lead-images').remove(paths.slice(start, start + PHOTOS_PER_CALL));
    if (error) throw error;
  }
}

/** What went wrong, and why if that is known. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** Runs a command: its failure is one line and exit code 1, without a stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
