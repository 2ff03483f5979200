import type { Database } from '@functions/database.types.ts';
import { createClient } from '@supabase/supabase-js';
import { embeddedKeys } from '../../../scripts/backend/keys.ts';

/** The operator's client for the database of the site. */
export function operatorOf(baseURL: string | undefined) {
  return createClient<Database>(baseURL ?? '', embeddedKeys.secret);
}
