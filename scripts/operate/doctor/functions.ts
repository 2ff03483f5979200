import { randomInt } from 'node:crypto';
import { refusals } from '../../../supabase/functions/_shared/words/en/refusals.ts';
import { type Answer, type Area, ask, describeAnswer, field, problemsOf, type Target } from './check.ts';

/** Functions that look up a request by tracking ID, or a job, review, agreement or desk by link. */
const LOOKING = ['get-lead-details', 'update-lead-contacted', 'update-lead', 'job', 'review', 'agreement', 'desk'];
/** Their responses for an unknown tracking ID or link. */
const UNKNOWN: readonly string[] = [
  refusals['request-unknown'],
  refusals['job-unknown'],
  refusals['review-unknown'],
  refusals['desk-unknown'],
];
const DEPLOY = 'Run `npx supabase functions deploy --use-api`.';
const STRANGER = 'https://doctor.invalid';

function call(target: Target, name: string, init: RequestInit): Promise<Answer> {
  return ask(target, `${target.api}/functions/v1/${name}`, { method: 'POST', ...init });
}

/** A well-formed tracking ID or token that exists with a probability of only 1 in 2^80. */
function unknownSecret(): string {
  return Array.from({ length: 16 }, () => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[randomInt(32)]).join('');
}

/** Whether our code answered with this status. The gateway's own answers have another form. */
const isOurs = (answer: Answer, status: number) =>
  answer.status === status && field(answer, 'statusCode') === String(status);

type KeylessCall = { name: string; path?: string; init: RequestInit; isExpected(answer: Answer): boolean };

/** What others than our pages call. An answer of ours shows that the call came through the gateway. */
function keylessCalls(target: Target): KeylessCall[] {
  const withPublishableKey = { headers: { apikey: target.key }, body: '{}' };
  return [
    { name: 'delivery-reports', init: { body: '{}' }, isExpected: (answer) => isOurs(answer, 401) },
    { name: 'report-fault', init: { body: '{}' }, isExpected: (answer) => isOurs(answer, 400) },
    // Only the sender's key wakes these.
    { name: 'send-notifications', init: withPublishableKey, isExpected: (answer) => isOurs(answer, 401) },
    { name: 'remove-old-photos', init: withPublishableKey, isExpected: (answer) => isOurs(answer, 401) },
    {
      name: 'stop-mail',
      // As an email app presses "unsubscribe": RFC 8058.
      path: `stop-mail?token=${unknownSecret()}`,
      init: { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) },
      isExpected: (answer) => answer.status === 200 && field(answer, 'success') === 'true',
    },
  ];
}

export const functions: Area = {
  name: 'the functions',
  checks: [
    {
      title: 'The functions respond to an unknown tracking ID or link',
      advice: `${DEPLOY} On HTTP 401, the key is not a publishable key of this project, or the function was deployed without supabase/config.toml (verify_jwt = false). On HTTP 500 or 503, set ALLOWED_ORIGINS and read the function's log in the dashboard.`,
      run: (target) =>
        problemsOf(LOOKING, async (name) => {
          const answer = await call(target, name, {
            headers: { apikey: target.key, 'content-type': 'application/json' },
            body: JSON.stringify({
              trackingId: unknownSecret(),
              token: unknownSecret(),
              action: name === 'update-lead' ? 'correct' : 'view',
              wasNotContacted: true,
              timestamp: new Date().toISOString(),
            }),
          });
          const isUnknown = UNKNOWN.includes(field(answer, 'message')) || field(answer, 'state') === 'unknown';
          return answer.status === 200 && isUnknown ? [] : [`${name}: ${describeAnswer(answer)}`];
        }),
    },
    {
      title: 'Calls of providers, email apps and the database come through, and only with what proves them',
      advice: `${DEPLOY} On HTTP 401, the function was deployed without supabase/config.toml (verify_jwt = false). On HTTP 404, it is not deployed.`,
      run: (target) =>
        problemsOf(keylessCalls(target), async ({ name, path = name, init, isExpected }) => {
          const answer = await call(target, path, init);
          return isExpected(answer) ? [] : [`${name}: ${describeAnswer(answer)}`];
        }),
    },
    {
      title: 'The functions allow pages of the site, and of no other site',
      advice:
        'Run `npx supabase secrets set ALLOWED_ORIGINS=<origin of the site>`: https, no slash at the end, several separated by commas.',
      run: (target) =>
        problemsOf([...LOOKING, 'stop-mail', 'report-fault'], async (name) => {
          const stranger = await allowedOrigin(target, name, STRANGER);
          if (stranger !== null) return [`${name}: pages of ${STRANGER} are allowed: ${stranger}`];
          if (target.site === undefined) return [];
          const own = await allowedOrigin(target, name, target.site);
          return own === target.site ? [] : [`${name}: pages of ${target.site} are not allowed`];
        }),
    },
  ],
};

/** The origin that a function allows in CORS for a page of `origin`. */
async function allowedOrigin(target: Target, name: string, origin: string): Promise<string | null> {
  const answer = await call(target, name, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,content-type',
    },
  });
  return answer.headers.get('access-control-allow-origin');
}
