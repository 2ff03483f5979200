import { dataOf } from '../_shared/server/data-of.ts';
import { readEnvironment } from '../_shared/server/environment.ts';
import { createHandler } from './handler.ts';

const { supabase, ...options } = readEnvironment();

const handler = createHandler({
  ...options,
  stopMail: (token) => dataOf(supabase.rpc('stop_mail', { token })),
  pause: (token, wish) => dataOf(supabase.rpc('pause_by_link', { token, wish })),
});

Deno.serve(handler);
