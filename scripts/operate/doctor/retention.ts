import { DAYS_OF_PHOTOS } from '../../../supabase/functions/_shared/domain/retention.ts';
import { type Area, askAsOperator, describeAnswer } from './check.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Deletion runs at night and is retried the next night if it fails. */
const PATIENCE_DAYS = 7;

/** The privacy policy's deletion periods in days: no row of a table should have an older `column`. */
const promises = [
  { what: 'requests', rows: 'leads?select=id', column: 'updated_at', days: 2 * 366 },
  { what: 'messages', rows: 'contact_messages?select=id', column: 'created_at', days: 366 },
  { what: 'replies to texts', rows: 'text_replies?select=id', column: 'created_at', days: 366 },
  {
    what: 'photos of closed requests',
    // Non-empty arrays. The embedded backend does not support `neq.{}`.
    rows: 'leads?select=id&status=in.(Canceled,Completed)&image_urls=gte.{""}',
    column: 'updated_at',
    days: DAYS_OF_PHOTOS,
  },
];

/** Needs the secret key. */
export const retention: Area = {
  name: 'retention',
  checks: [
    {
      title: 'Nothing is kept longer than the privacy policy says',
      advice:
        'docs/operating.md, Privacy, "Automatic deletion" says how to check and what to do. After an upgrade, check again tomorrow.',
      async run(target) {
        const problems = [];
        for (const { what, rows, column, days } of promises) {
          const limit = new Date(Date.now() - (days + PATIENCE_DAYS) * DAY_MS);
          const answer = await askAsOperator(target, `${rows}&${column}=lt.${limit.toISOString()}&limit=1`);
          if (answer.status !== 200 || !Array.isArray(answer.json)) problems.push(`${what}: ${describeAnswer(answer)}`);
          else if (answer.json.length > 0) problems.push(`${what} exist that should have been deleted a week ago`);
        }
        return problems;
      },
    },
  ],
};
