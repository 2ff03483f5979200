import { randomInt } from 'node:crypto';
import { refusals } from '../../../supabase/functions/_shared/words/en/refusals.ts';
import { type Answer, type Area, ask, type Check, describeAnswer, field, problemsOf, type Target } from './check.ts';

/** Functions that look up a request by tracking ID, or a job, review, agreement or desk by link. */
const LOOKING = ['get-lead-details', 'update-lead-contacted', 'update-lead', 'job', 'review', 'agreement', 'desk'];
/** Functions that the site's pages call. */
const NAMES = [...LOOKING, 'stop-mail'];
/** The function for browser reports, which takes no key. */
const SITE_REPORTS = 'report-fault';
/** Their responses for an unknown tracking ID or link. */
const UNKNOWN: readonly string[] = [
  refusals['request-unknown'],
  refusals['job-unknown'],
  refusals['review-unknown'],
  refusals['desk-unknown'],
];
const DEPLOY = 'Run `npx supabase functions deploy --use-api`.';
/** Functions that the database calls. */
const WOKEN = ['send-notifications', 'remove-old-photos'];
/** The providers call this one, with signed requests. */
const REPORTS = 'delivery-reports';
const STRANGER = 'https://doctor.invalid';

function call(target: Target, name: string, init: RequestInit): Promise<Answer> {
  return ask(target, `${target.api}/functions/v1/${name}`, { method: 'POST', ...init });
}

function callWithKey(target: Target, name: string, body: object): Promise<Answer> {
  return call(target, name, {
    headers: { apikey: target.key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** A well-formed tracking ID or token that exists with a probability of only 1 in 2^80. */
function unknownSecret(): string {
  return Array.from({ length: 16 }, () => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[randomInt(32)]).join('');
}

/** One check for several functions. */
function ofEach(
  names: readonly string[],
  check: Omit<Check, 'run'> & { expect(target: Target, name: string): Promise<string | undefined> },
): Check {
  const { expect, ...words } = check;
  return {
    ...words,
    run: (target) =>
      problemsOf(names, async (name) => {
        const problem = await expect(target, name);
        return problem === undefined ? [] : [`${name}: ${problem}`];
      }),
  };
}

export const functions: Area = {
  name: 'the functions',
  checks: [
    ofEach(LOOKING, {
      title: 'The functions respond to an unknown tracking ID or link',
      advice: `${DEPLOY} On HTTP 401, the key is not a publishable key of this project, or the function was deployed without supabase/config.toml (verify_jwt = false). On HTTP 500 or 503, set ALLOWED_ORIGINS and read the function's log in the dashboard.`,
      async expect(target, name) {
        const answer = await callWithKey(target, name, {
          trackingId: unknownSecret(),
          token: unknownSecret(),
          action: name === 'update-lead' ? 'correct' : 'look',
          wasNotContacted: true,
          timestamp: new Date().toISOString(),
        });
        const isUnknown = UNKNOWN.includes(field(answer, 'message')) || field(answer, 'state') === 'unknown';
        return answer.status === 200 && isUnknown ? undefined : describeAnswer(answer);
      },
    }),
    ofEach([...NAMES, SITE_REPORTS], {
      title: 'The functions refuse bad input',
      advice: DEPLOY,
      async expect(target, name) {
        const answer = await callWithKey(target, name, { trackingId: '%', token: '%' });
        return answer.status === 400 && field(answer, 'statusCode') === '400' ? undefined : describeAnswer(answer);
      },
    }),
    ofEach([...NAMES, REPORTS], {
      title: 'The functions refuse requests without a key or signature',
      advice: `${DEPLOY} On HTTP 401 of delivery-reports, it was deployed without supabase/config.toml (verify_jwt = false).`,
      async expect(target, name) {
        const answer = await call(target, name, { body: '{}' });
        // The gateway's own 401 looks different, and means that providers' reports never get through.
        const isRefused = answer.status === 401 && (name !== REPORTS || field(answer, 'statusCode') === '401');
        return isRefused ? undefined : describeAnswer(answer);
      },
    }),
    ofEach([...NAMES, SITE_REPORTS], {
      title: 'The functions allow pages of the site, and of no other site',
      advice:
        'Run `npx supabase secrets set ALLOWED_ORIGINS=<origin of the site>`: https, no slash at the end, several separated by commas.',
      async expect(target, name) {
        const stranger = await allowedOrigin(target, name, STRANGER);
        if (stranger !== null) return `pages of ${STRANGER} are allowed: ${stranger}`;
        if (target.site === undefined) return undefined;
        const own = await allowedOrigin(target, name, target.site);
        return own === target.site ? undefined : `pages of ${target.site} are not allowed`;
      },
    }),
    {
      title:
        'The unsubscribe link works with one click, does not reveal whether it exists, and does nothing when opened',
      advice: `${DEPLOY} On HTTP 500, a migration is missing: \`npx supabase db push\`.`,
      async run(target) {
        const oneClick = `stop-mail?token=${unknownSecret()}`;
        const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
        const fromPage = await callWithKey(target, 'stop-mail', { token: unknownSecret() });
        const onPausePage = await callWithKey(target, 'stop-mail', { token: unknownSecret(), action: 'look' });
        const fromMail = await call(target, oneClick, { body: form });
        const broken = await call(target, 'stop-mail?token=%25', { body: form });
        const opened = await call(target, oneClick, { method: 'GET' });
        return [
          ...(isStopped(fromPage) ? [] : [`clicked on the page: ${describeAnswer(fromPage)}`]),
          ...(field(onPausePage, 'state') === 'unknown'
            ? []
            : [`opened on the pause page: ${describeAnswer(onPausePage)}`]),
          ...(isStopped(fromMail) ? [] : [`clicked by an email app: ${describeAnswer(fromMail)}`]),
          ...(broken.status === 400 ? [] : [`an incomplete link: ${describeAnswer(broken)}`]),
          ...(opened.status === 405 ? [] : [`opened: ${describeAnswer(opened)}`]),
        ];
      },
    },
    ofEach(WOKEN, {
      title: 'The functions that the database calls accept only the sender’s key',
      advice: `${DEPLOY} Then run this again.`,
      async expect(target, name) {
        const withoutKey = await call(target, name, { body: '{}' });
        if (withoutKey.status !== 401) return `without a key: ${describeAnswer(withoutKey)}`;
        const asVisitor = await callWithKey(target, name, {});
        return asVisitor.status === 401 ? undefined : `with the publishable key: ${describeAnswer(asVisitor)}`;
      },
    }),
  ],
};

const isStopped = (answer: Answer) => answer.status === 200 && field(answer, 'success') === 'true';

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
