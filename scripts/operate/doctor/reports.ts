import { type Area, askAsOperator, describeAnswer, type Target } from './check.ts';
import { healthOf } from './health.ts';

const HOUR_MS = 60 * 60_000;
/** Providers report within minutes that an email or a text was delivered. */
const REPORTED_WITHIN_MS = HOUR_MS;
const LOOKED_AT_MS = 7 * 24 * HOUR_MS;

const channels = [
  { channel: 'mail', what: 'emails', lastReport: 'last_mail_report_at' },
  { channel: 'text', what: 'texts', lastReport: 'last_text_report_at' },
] as const;

/** Whether this channel was used in the last seven days, long enough ago for reports to have arrived. */
async function hasSent(target: Target, channel: string): Promise<boolean> {
  const [from, until] = [LOOKED_AT_MS, REPORTED_WITHIN_MS].map((age) => new Date(Date.now() - age).toISOString());
  const answer = await askAsOperator(
    target,
    `notifications?select=id&channel=eq.${channel}&state=eq.sent&finished_at=gt.${from}&finished_at=lt.${until}&limit=1`,
  );
  if (answer.status !== 200 || !Array.isArray(answer.json)) throw new Error(describeAnswer(answer));
  return answer.json.length > 0;
}

/** Needs the secret key. */
export const reports: Area = {
  name: 'bounces and replies',
  checks: [
    {
      title: 'The providers report deliveries and bounces',
      advice:
        'Have them report to the function delivery-reports, and set MAIL_WEBHOOK_SECRET: docs/operating.md, Bounces and replies. On HTTP 404, run `npx supabase db push`.',
      isWarning: true,
      async run(target) {
        const health = await healthOf(target);
        const problems: string[] = [];
        for (const { channel, what, lastReport } of channels) {
          const at = health[lastReport];
          const isReported = at !== null && Date.parse(at) > Date.now() - LOOKED_AT_MS;
          if (!isReported && (await hasSent(target, channel))) {
            problems.push(`${what} were sent in the last 7 days, and no reports came back`);
          }
        }
        return problems;
      },
    },
  ],
};
