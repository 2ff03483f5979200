import { dataOf } from '../_shared/server/data-of.ts';
import { readEnvironment } from '../_shared/server/environment.ts';
import { createHandler } from './handler.ts';

const { supabase, ...options } = readEnvironment();

const handler = createHandler({
  ...options,
  hasBuildHook: Boolean(Deno.env.get('BUILD_HOOK_URL')?.trim()),
  view: (token) => dataOf(supabase.rpc('view_review', { token })),
  answer: (token, { leftBehind, amountPaid, cameInWindow, words, mayPublish, shownName, ...answer }) =>
    dataOf(
      supabase.rpc('answer_review', {
        token,
        ...answer,
        left_behind: leftBehind || undefined,
        amount_paid: amountPaid,
        came_in_window: cameInWindow,
        words: words || undefined,
        may_publish: mayPublish ?? false,
        shown_name: shownName || undefined,
      }),
    ),
  unpublish: (token) => dataOf(supabase.rpc('unpublish_review', { token })),
});

Deno.serve(handler);
