import type { Database } from '@functions/database.types.ts';
import { createClient } from '@supabase/supabase-js';
import * as env from './env';

/** Default timeout of a call: as long as a photo takes on the slowest phone networks. */
const LONGEST_CALL_MS = 60_000;

/** The only client. Visitors have no accounts, so no session is stored. */
export const supabase = createClient<Database>(env.supabaseUrl ?? window.location.origin, env.supabasePublishableKey, {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  global: {
    fetch: (input, init) => fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(LONGEST_CALL_MS) }),
  },
});
