import * as z from 'zod/mini';
import { type Area, account, ask, askAsOperator, type Target } from './check.ts';

/** Is there a Spanish side of the site? The home page names it then. Without a site it is not known: no. */
export async function isInSpanish(target: Target): Promise<boolean> {
  if (target.site === undefined) return false;
  const { text } = await ask(target, `${target.site}/`);
  return /<link[^>]+hreflang="es"/i.test(text);
}

/** Whether it matters who speaks Spanish, or it cannot be told. */
export async function concernsSpanish(target: Target): Promise<boolean> {
  try {
    return await isInSpanish(target);
  } catch {
    return true;
  }
}

const haulersSchema = z.array(z.object({ name: z.string() }));

/** Needs the secret key. Of a site in English alone nothing is said. */
export const speakers: Area = {
  name: 'who speaks Spanish',
  checks: [
    {
      title: 'A hauler who is active speaks Spanish',
      advice:
        'The site says in Spanish that we look for a hauler who speaks it: set the languages of the haulers who do, or bring one in: docs/operating.md, Haulers. On HTTP 401, SUPABASE_SECRET_KEY is not a secret key of this project; on HTTP 400, run `npx supabase db push`.',
      isWarning: true,
      async run(target) {
        const answer = await askAsOperator(
          target,
          'haulers?select=name&active=is.true&unreachable_since=is.null&languages=cs.{es}&limit=1',
        );
        const found = haulersSchema.safeParse(answer.json);
        if (answer.status !== 200 || !found.success) return [account(answer)];
        return found.data.length === 0 ? ['Nobody who is active speaks Spanish'] : [];
      },
    },
  ],
};
