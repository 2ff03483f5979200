import type { Database } from '@functions/database.types.ts';
import { createClient } from '@supabase/supabase-js';
import * as env from './env';

/** How long a call can take, in milliseconds. */
const CALL_TIMEOUT_MS = 20_000;

/** How long a photo can take on the slowest phone networks. */
const PHOTO_TIMEOUT_MS = 60_000;

/** The only client. Visitors have no accounts, so no session is stored. */
export const supabase = createClient<Database>(env.supabaseUrl ?? window.location.origin, env.supabasePublishableKey, {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  global: {
    fetch(input, init) {
      // Only photos are sent as bytes.
      const timeout = typeof init?.body === 'string' ? CALL_TIMEOUT_MS : PHOTO_TIMEOUT_MS;
      return fetch(input, { ...init, signal: AbortSignal.timeout(timeout) });
    },
  },
});
