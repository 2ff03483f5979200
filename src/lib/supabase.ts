import type { Database } from '@functions/database.types.ts';
import { createClient } from '@supabase/supabase-js';

/** The one client. Visitors have no account, so nothing of a session is kept. */
export const supabase = createClient<Database>(
  import.meta.env.VITE_SUPABASE_URL || window.location.origin,
  import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
  { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } },
);
