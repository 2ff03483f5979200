import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../supabase/functions/_shared/database.types.ts';

/** Service-role client for the operator's scripts: bypasses RLS. */
export type Operator = SupabaseClient<Database>;

const PHOTOS_PER_CALL = 100;

/**
 * A client for the Supabase project at `url`, with the secret key in `SUPABASE_SECRET_KEY`.
 *
 * @throws if there is no such key, or `url` is not an address.
 */
export function operatorOf(url: string): Operator {
  const key = process.env['SUPABASE_SECRET_KEY'];
  if (!key || key.startsWith('sb_publishable_')) {
    throw new Error('Set SUPABASE_SECRET_KEY to a secret key of the project (dashboard, Settings, API Keys).');
  }
  if (!/^https?:\/\//.test(url)) throw new Error(`${url} is not an address: write it with https://`);
  return createClient<Database>(url, key, { auth: { persistSession: false } });
}

/**
 * Removes photos and their files. Missing ones are skipped.
 *
 * @throws the Storage API's error; photos before the failed batch are already removed.
 */
export async function removePhotos(operator: Operator, paths: readonly string[]): Promise<void> {
  for (let start = 0; start < paths.length; start += PHOTOS_PER_CALL) {
    const { error } = await operator.storage.from('lead-images').remove(paths.slice(start, start + PHOTOS_PER_CALL));
    if (error) throw error;
  }
}

/** The error's message, with its cause if there is one. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** Runs a command; if it fails, prints one line without a stack and sets exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
