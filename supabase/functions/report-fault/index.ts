import { dataOf } from '../_shared/server/data-of.ts';
import { readEnvironment } from '../_shared/server/environment.ts';
import { createHandler } from './handler.ts';

const { supabase, ...options } = readEnvironment();

const handler = createHandler({
  ...options,
  mayAnswer: (address) => dataOf(supabase.rpc('count_report', { address })),
  noteFault: (report, address) => dataOf(supabase.rpc('note_fault', { report, address })),
  noteVitals: (report) => dataOf(supabase.rpc('note_vitals', { report })),
});

Deno.serve(handler);
