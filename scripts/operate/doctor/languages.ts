import * as z from 'zod/mini';
import { type Area, ask, askAsOperator, describeAnswer, type Target } from './check.ts';

/** Whether the site has Spanish pages: its home page then links to them. False without a site. */
export async function isInSpanish(target: Target): Promise<boolean> {
  if (target.site === undefined) return false;
  const { text } = await ask(target, `${target.site}/`);
  return /<link[^>]+hreflang="es"/i.test(text);
}

/** Whether the site is in Spanish, or that is unknown. */
export async function concernsSpanish(target: Target): Promise<boolean> {
  try {
    return await isInSpanish(target);
  } catch {
    return true;
  }
}

const haulersSchema = z.array(z.object({ name: z.string() }));

/** Needs the secret key. Skipped if the site is only in English. */
export const speakers: Area = {
  name: 'Spanish speakers',
  checks: [
    {
      title: 'At least one active hauler speaks Spanish',
      advice:
        'The site says in Spanish that we look for a hauler who speaks it: set the languages of the haulers who do, or find one: docs/operating.md, Haulers. On HTTP 401, SUPABASE_SECRET_KEY is not a secret key of this project; on HTTP 400, run `npx supabase db push`.',
      isWarning: true,
      async run(target) {
        const answer = await askAsOperator(
          target,
          'haulers?select=name&active=is.true&unreachable_since=is.null&languages=cs.{es}&limit=1',
        );
        const found = haulersSchema.safeParse(answer.json);
        if (answer.status !== 200 || !found.success) return [describeAnswer(answer)];
        return found.data.length === 0 ? ['No active hauler speaks Spanish'] : [];
      },
    },
  ],
};
