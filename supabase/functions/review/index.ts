import { readEnvironment } from '../_shared/server/environment.ts';
import { createHandler } from './handler.ts';

const { supabase, ...options } = readEnvironment();

const handler = createHandler({
  ...options,
  hasBuildHook: Boolean(Deno.env.get('BUILD_HOOK_URL')?.trim()),
  async look(token) {
    const { data } = await supabase.rpc('view_review', { token }).throwOnError();
    return data;
  },
  async answer(token, { gone, leftBehind, price, amountPaid, stars, words, language, mayPublish, shownName }) {
    const { data } = await supabase
      .rpc('answer_review', {
        token,
        gone,
        ...(leftBehind ? { left_behind: leftBehind } : {}),
        ...(price === undefined ? {} : { price }),
        ...(amountPaid === undefined ? {} : { amount_paid: amountPaid }),
        ...(stars === undefined ? {} : { stars }),
        ...(words ? { words } : {}),
        ...(language === undefined ? {} : { language }),
        may_publish: mayPublish ?? false,
        ...(shownName ? { shown_name: shownName } : {}),
      })
      .throwOnError();
    return data;
  },
  async unpublish(token) {
    const { data } = await supabase.rpc('unpublish_review', { token }).throwOnError();
    return data;
  },
});

Deno.serve(handler);
