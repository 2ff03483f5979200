import { readEnvironment } from '../_shared/server/environment.ts';
import { createHandler } from './handler.ts';

const { supabase, ...options } = readEnvironment();

const handler = createHandler({
  ...options,
  async stopMail(token) {
    await supabase.rpc('stop_mail', { token }).throwOnError();
  },
});

Deno.serve(handler);
