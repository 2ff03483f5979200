import type { Database } from '@functions/database.types.ts';
import { createClient } from '@supabase/supabase-js';

/**
 * A fake database with only these rows and answers, by table and function.
 *
 * @param asked collects the function calls.
 */
export function databaseOf(rows: Record<string, unknown>, asked: string[] = []) {
  const fetch = async (url: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url);
    const name = pathname.split('/').at(-1) ?? '';
    asked.push(`${name} ${init?.body}`);
    return Response.json(name in rows ? rows[name] : []);
  };
  return createClient<Database>('http://database.test', 'key', { global: { fetch } });
}
