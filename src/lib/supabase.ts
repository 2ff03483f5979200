import type { Database } from '@functions/database.types.ts';
import { createClient } from '@supabase/supabase-js';
import * as env from './env';

/**
 * A call that sets no limit of its own is given up after this long, which a photo takes on the slowest phone networks.
 */
const LONGEST_CALL_MS = 60_000;

/** The one client. Visitors have no account, so nothing of a session is kept. */
export const supabase = createClient<Database>(env.supabaseUrl ?? window.location.origin, env.supabasePublishableKey, {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  global: {
    fetch: (input, init) => fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(LONGEST_CALL_MS) }),
  },
});
