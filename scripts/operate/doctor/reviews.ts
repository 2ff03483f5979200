import * as z from 'zod/mini';
import { type Area, askAsOperator, describeAnswer, type Target } from './check.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The pages say that someone reads each review, usually within a week. */
const LOOKED_AT_WITHIN_DAYS = 7;

/** @throws with the response if it is not a list. */
async function rowsOf(target: Target, path: string): Promise<unknown[]> {
  const answer = await askAsOperator(target, path);
  if (answer.status !== 200 || !Array.isArray(answer.json)) throw new Error(describeAnswer(answer));
  return answer.json;
}

const build = z.object({ state: z.string(), last_error: z.nullable(z.string()) });

/** Needs the secret key. */
export const reviews: Area = {
  name: 'the reviews',
  checks: [
    {
      title: 'Customers’ answers can be read',
      advice:
        'On HTTP 401, SUPABASE_SECRET_KEY is not a secret key of this project; on HTTP 400 or 404, run `npx supabase db push`.',
      async run(target) {
        await rowsOf(target, 'reviews?select=id&limit=1');
        return [];
      },
    },
    {
      title: `No review waits more than ${LOOKED_AT_WITHIN_DAYS} days to be read`,
      advice: 'Publish or withhold it at the desk, whose list links to it: docs/operating.md, Look at reviews.',
      isWarning: true,
      async run(target) {
        const limit = new Date(Date.now() - LOOKED_AT_WITHIN_DAYS * DAY_MS).toISOString();
        const waiting = await rowsOf(
          target,
          `reviews?select=id&may_publish=eq.true&moderation=eq.waiting&answered_at=lt.${limit}`,
        );
        return waiting.length > 0 ? [`reviews that have waited for longer: ${waiting.length}`] : [];
      },
    },
    {
      title: 'The host builds the site when a review is published or removed',
      advice: 'Set BUILD_HOOK_URL to your host’s build hook, and build the site now: docs/operating.md, Show reviews.',
      isWarning: true,
      async run(target) {
        const [last] = await rowsOf(
          target,
          'notifications?select=state,last_error&kind=eq.site-build&order=created_at.desc&limit=1',
        );
        const { state, last_error } = build.safeParse(last).data ?? { state: 'sent', last_error: null };
        return ['skipped', 'dead'].includes(state) ? [`the last build was not requested: ${last_error}`] : [];
      },
    },
  ],
};
