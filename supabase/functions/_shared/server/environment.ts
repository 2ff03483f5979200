import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../database.types.ts';
import { dataOf } from './data-of.ts';
import type { EndpointOptions } from './endpoint.ts';

/**
 * Service-role client: bypasses RLS.
 *
 * @throws if `SUPABASE_URL` or `SUPABASE_SECRET_KEYS` is missing, which Supabase gives every function.
 * @see https://supabase.com/docs/guides/functions/secrets
 */
export function connect(): SupabaseClient<Database> {
  const secretKey = keys('SUPABASE_SECRET_KEYS')[0];
  if (secretKey === undefined) throw new Error('SUPABASE_SECRET_KEYS holds no key');
  return createClient<Database>(required('SUPABASE_URL'), secretKey, { auth: { persistSession: false } });
}

/**
 * Reads what a function for visitors needs: what Supabase gives every function (`SUPABASE_URL`, and the keys as JSON
 * objects of name to key) and what the operator sets: `ALLOWED_ORIGINS` (comma separated).
 *
 * @throws if a required variable is missing.
 */
export function readEnvironment(): EndpointOptions & { supabase: SupabaseClient<Database> } {
  const supabase = connect();
  return {
    supabase,
    publishableKeys: keys('SUPABASE_PUBLISHABLE_KEYS'),
    allowedOrigins: required('ALLOWED_ORIGINS')
      .split(',')
      .map((origin) => origin.trim()),
    mayAnswer: (address, secret) => dataOf(supabase.rpc('count_function_request', { address, secret })),
  };
}

function keys(name: string): string[] {
  const value: unknown = JSON.parse(required(name));
  if (typeof value !== 'object' || value === null) throw new Error(`${name} is not a JSON object`);
  return Object.values(value).filter((key) => typeof key === 'string');
}

/** An environment variable. @throws if it is not set. */
export function required(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
