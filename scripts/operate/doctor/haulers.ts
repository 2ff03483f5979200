import * as z from 'zod/mini';
import { type Area, account, askAsOperator } from './check.ts';

const DAY_MS = 24 * 60 * 60_000;
/** As long before the end as the operator is told of it by mail. */
const DAYS_BEFORE = 14;

const haulersSchema = z.array(z.object({ name: z.string(), insured_until: z.nullable(z.string()) }));

/** The day that it is in Los Angeles so many days from now, such as `2026-11-23`. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' });
}

/** Needs the secret key. */
export const haulers: Area = {
  name: 'haulers',
  checks: [
    {
      title: `Active haulers are insured for more than ${DAYS_BEFORE} days, and it is noted until when`,
      advice:
        'Ask for the new certificate and note its end in insured_until: docs/operating.md, Haulers, "When an insurance ends". On HTTP 401, SUPABASE_SECRET_KEY is not a secret key of this project; on HTTP 400, run `npx supabase db push`.',
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
              ? [`${name}: the insurance ended with ${day}; nothing is offered to them by itself`]
              : [`${name}: the insurance ends with ${day}`];
          }),
          ...(unknown > 0 ? [`insured_until is not noted for ${unknown} active haulers`] : []),
        ];
      },
    },
  ],
};
