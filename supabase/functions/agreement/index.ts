import { readEnvironment } from '../_shared/server/environment.ts';
import { createHandler } from './handler.ts';

const { supabase, ...options } = readEnvironment();

const handler = createHandler({
  ...options,
  async look(token) {
    const { data } = await supabase.rpc('look_at_agreement', { token }).throwOnError();
    return data;
  },
  async accept(token, { version, name, language, attested, familyOwned }) {
    const { data } = await supabase
      .rpc('accept_agreement', {
        token,
        version,
        accepted_by: name,
        language,
        attested,
        ...(familyOwned === undefined ? {} : { family_owned: familyOwned }),
      })
      .throwOnError();
    return data;
  },
});

Deno.serve(handler);
