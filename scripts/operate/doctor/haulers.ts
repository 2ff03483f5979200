import * as z from 'zod/mini';
import { type Area, askAsOperator, describeAnswer } from './check.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The operator gets an email this long before an insurance expires. */
const DAYS_BEFORE = 14;

const insuredSchema = z.array(z.object({ name: z.string(), insured_until: z.string() }));
const versionsSchema = z.array(z.object({ version: z.string() }));
const askedSchema = z.array(z.object({ name: z.string(), agreement_due_at: z.nullable(z.string()) }));

/** The date in Los Angeles some days from a moment, such as `2026-11-23`. */
function dayIn(days: number, moment = Date.now()): string {
  return new Date(moment + days * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' });
}

/** Needs the secret key. */
export const haulers: Area = {
  name: 'haulers',
  checks: [
    {
      title: `Active haulers’ insurance lasts more than ${DAYS_BEFORE} days`,
      advice:
        'Ask for the new certificate and enter its expiration date in insured_until: docs/operating.md, Haulers, "When an insurance ends". On HTTP 401, SUPABASE_SECRET_KEY is not a secret key of this project; on HTTP 400, run `npx supabase db push`.',
      isWarning: true,
      async run(target) {
        const soon = dayIn(DAYS_BEFORE);
        const answer = await askAsOperator(
          target,
          `haulers?select=name,insured_until&active=is.true&insured_until=lte.${soon}&order=insured_until,name`,
        );
        const ending = insuredSchema.safeParse(answer.json);
        if (answer.status !== 200 || !ending.success) return [describeAnswer(answer)];
        return ending.data.map(({ name, insured_until: day }) =>
          day < dayIn(0)
            ? `${name}: the insurance expired after ${day}; they get no offers automatically`
            : `${name}: the insurance expires after ${day}`,
        );
      },
    },
  ],
};

/** Needs the secret key. */
export const agreements: Area = {
  name: 'agreements',
  checks: [
    {
      title: 'Active haulers have accepted the current agreement',
      advice: 'Ask them for it at the desk, or call them: docs/operating.md, Haulers, "The agreement".',
      isWarning: true,
      async run(target) {
        const versions = await askAsOperator(target, 'agreement_versions?select=version&order=begins_at.desc&limit=1');
        const current = versionsSchema.safeParse(versions.json);
        if (versions.status !== 200 || !current.success) return [describeAnswer(versions)];
        const answer = await askAsOperator(
          target,
          `haulers?select=name,agreement_due_at&active=is.true&or=(agreement_version.is.null,agreement_version.neq.${current.data[0]?.version})&order=name`,
        );
        const asked = askedSchema.safeParse(answer.json);
        if (answer.status !== 200 || !asked.success) return [describeAnswer(answer)];
        return asked.data.map(({ name, agreement_due_at: due }) =>
          due !== null && Date.parse(due) > Date.now()
            ? `${name}: not accepted; they are offered requests until ${dayIn(0, Date.parse(due))}`
            : `${name}: not accepted; they are offered nothing`,
        );
      },
    },
  ],
};
