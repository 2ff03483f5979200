import { DAYS_OF_PHOTOS } from '../../../supabase/functions/_shared/domain/retention.ts';
import { type Area, account, askAsOperator } from './check.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Removing happens by night, and goes on the next night if it has failed. */
const PATIENCE_DAYS = 7;

/** What the privacy policy says is gone after so many days: rows of a table whose `column` is older. */
const promises = [
  { what: 'requests', rows: 'leads?select=id', column: 'updated_at', days: 2 * 366 },
  { what: 'messages', rows: 'contact_messages?select=id', column: 'created_at', days: 366 },
  { what: 'replies to texts', rows: 'text_replies?select=id', column: 'created_at', days: 366 },
  {
    what: 'photos of closed requests',
    // Lists that are not empty. The embedded backend cannot read `neq.{}`.
    rows: 'leads?select=id&status=in.(Canceled,Completed)&image_urls=gte.{""}',
    column: 'updated_at',
    days: DAYS_OF_PHOTOS,
  },
];

/** Needs the secret key. */
export const retention: Area = {
  name: 'what is kept',
  checks: [
    {
      title: 'Nothing is kept longer than the privacy policy says',
      advice:
        'docs/operating.md, Privacy, "What goes by itself" says how to look and what to do. After an upgrade, ask again tomorrow.',
      async run(target) {
        const problems = [];
        for (const { what, rows, column, days } of promises) {
          const limit = new Date(Date.now() - (days + PATIENCE_DAYS) * DAY_MS);
          const answer = await askAsOperator(target, `${rows}&${column}=lt.${limit.toISOString()}&limit=1`);
          if (answer.status !== 200 || !Array.isArray(answer.json)) problems.push(`${what}: ${account(answer)}`);
          else if (answer.json.length > 0) problems.push(`${what} are there that should have been gone for a week`);
        }
        return problems;
      },
    },
  ],
};
