import { dataOf } from '../_shared/server/data-of.ts';
import { readEnvironment } from '../_shared/server/environment.ts';
import { createHandler } from './handler.ts';

const { supabase, ...options } = readEnvironment();

const handler = createHandler({
  ...options,
  view: (token) => dataOf(supabase.rpc('view_agreement', { token })),
  accept: (token, { name, familyOwned, ...acceptance }) =>
    dataOf(supabase.rpc('accept_agreement', { token, accepted_by: name, family_owned: familyOwned, ...acceptance })),
});

Deno.serve(handler);
