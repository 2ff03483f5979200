import { readEnvironment } from '../_shared/server/environment.ts';
import { createHandler } from './handler.ts';

const { supabase, ...options } = readEnvironment();

const handler = createHandler({
  ...options,
  async stopMail(token) {
    await supabase.rpc('stop_mail', { token }).throwOnError();
  },
  async pause(token, wish) {
    const { data } = await supabase.rpc('pause_by_link', { token, wish }).throwOnError();
    return data;
  },
});

Deno.serve(handler);
