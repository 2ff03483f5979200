import * as z from 'zod/mini';
import { type Area, account, askAsOperator } from './check.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The operator gets an email this long before an insurance expires. */
const DAYS_BEFORE = 14;

const haulersSchema = z.array(z.object({ name: z.string(), insured_until: z.nullable(z.string()) }));

/** The date in Los Angeles some days from now, such as `2026-11-23`. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' });
}

/** Needs the secret key. */
export const haulers: Area = {
  name: 'haulers',
  checks: [
    {
      title: `Active haulers’ insurance is recorded and lasts more than ${DAYS_BEFORE} days`,
      advice:
        'Ask for the new certificate and enter its expiration date in insured_until: docs/operating.md, Haulers, "When an insurance ends". On HTTP 401, SUPABASE_SECRET_KEY is not a secret key of this project; on HTTP 400, run `npx supabase db push`.',
      isWarning: true,
      async run(target) {
        const answer = await askAsOperator(
          target,
          'haulers?select=name,insured_until&active=is.true&order=insured_until,name',
        );
        const active = haulersSchema.safeParse(answer.json);
        if (answer.status !== 200 || !active.success) return [account(answer)];
        const today = dayIn(0);
        const soon = dayIn(DAYS_BEFORE);
        const unknown = active.data.filter(({ insured_until }) => insured_until === null).length;
        return [
          ...active.data.flatMap(({ name, insured_until: day }) => {
            if (day === null || day > soon) return [];
            return day < today
              ? [`${name}: the insurance expired after ${day}; they get no offers automatically`]
              : [`${name}: the insurance expires after ${day}`];
          }),
          ...(unknown > 0 ? [`insured_until is not set for ${unknown} active haulers`] : []),
        ];
      },
    },
  ],
};
