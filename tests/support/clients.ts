import type { Database } from '@functions/database.types.ts';
import { createClient } from '@supabase/supabase-js';
import { inject } from 'vitest';
import { embeddedKeys } from '../../scripts/embedded-backend/keys.ts';

/** What any stranger has: the publishable key out of the site's code. */
export const visitor = createClient<Database>(inject('backendUrl'), embeddedKeys.publishable);

/** The operator, past every policy. */
export const operator = createClient<Database>(inject('backendUrl'), embeddedKeys.secret);
