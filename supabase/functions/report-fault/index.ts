import { readEnvironment } from '../_shared/server/environment.ts';
import { createHandler } from './handler.ts';

const { supabase, ...options } = readEnvironment();

const handler = createHandler({
  ...options,
  async mayAnswer(address) {
    const { data } = await supabase.rpc('count_report', { address }).throwOnError();
    return data;
  },
  async noteFault(report) {
    await supabase.rpc('note_fault', { report }).throwOnError();
  },
  async noteVitals(report) {
    await supabase.rpc('note_vitals', { report }).throwOnError();
  },
});

Deno.serve(handler);
