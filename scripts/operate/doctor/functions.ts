import { randomInt } from 'node:crypto';
import { refusals } from '../../../supabase/functions/_shared/words/en/refusals.ts';
import { type Answer, type Area, account, ask, type Check, field, problemsOf, type Target } from './check.ts';

/** Those that look for a request by its tracking ID, or for what a link of a job, a review or the desk is for. */
const LOOKING = ['get-lead-details', 'update-lead-contacted', 'update-lead', 'job', 'review', 'desk'];
/** Those that pages of the site ask. */
const NAMES = [...LOOKING, 'stop-mail'];
/** What they say of it. */
const UNKNOWN: readonly string[] = [
  refusals['request-unknown'],
  refusals['job-unknown'],
  refusals['review-unknown'],
  refusals['desk-unknown'],
];
const DEPLOY = 'Run `npx supabase functions deploy --use-api`.';
/** Those that the database wakes. */
const WOKEN = ['send-notifications', 'remove-old-photos'];
/** That providers report to: they sign. */
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

/** A tracking ID or token, well formed and of nobody: one in 2^80. */
function unknownSecret(): string {
  return Array.from({ length: 16 }, () => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[randomInt(32)]).join('');
}

/** A check of several functions. */
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
      title: 'The functions answer for a tracking ID or a link of nobody',
      advice: `${DEPLOY} On HTTP 401, the key is not a publishable key of this project, or the function was deployed without supabase/config.toml (verify_jwt = false). On HTTP 500 or 503, set ALLOWED_ORIGINS and read the function's log in the dashboard.`,
      async expect(target, name) {
        const answer = await callWithKey(target, name, {
          trackingId: unknownSecret(),
          token: unknownSecret(),
          action: name === 'update-lead' ? 'correct' : 'look',
          wasNotContacted: true,
          timestamp: new Date().toISOString(),
        });
        return answer.status === 200 && UNKNOWN.includes(field(answer, 'message')) ? undefined : account(answer);
      },
    }),
    ofEach(NAMES, {
      title: 'The functions refuse bad input',
      advice: DEPLOY,
      async expect(target, name) {
        const answer = await callWithKey(target, name, { trackingId: '%', token: '%' });
        return answer.status === 400 && field(answer, 'statusCode') === '400' ? undefined : account(answer);
      },
    }),
    ofEach([...NAMES, REPORTS], {
      title: 'The functions refuse who has no key, or has not signed',
      advice: `${DEPLOY} On HTTP 401 of delivery-reports, it was deployed without supabase/config.toml (verify_jwt = false).`,
      async expect(target, name) {
        const answer = await call(target, name, { body: '{}' });
        // The gateway's own refusal looks otherwise: what providers report never comes through it.
        const isRefused = answer.status === 401 && (name !== REPORTS || field(answer, 'statusCode') === '401');
        return isRefused ? undefined : account(answer);
      },
    }),
    ofEach(NAMES, {
      title: 'The functions answer pages of the site, and no other site’s',
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
      title: 'The link that stops mail takes a press, tells nobody whether it is known, and is harmless to open',
      advice: `${DEPLOY} On HTTP 500, a migration is missing: \`npx supabase db push\`.`,
      async run(target) {
        const oneClick = `stop-mail?token=${unknownSecret()}`;
        const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
        const fromPage = await callWithKey(target, 'stop-mail', { token: unknownSecret() });
        const fromMail = await call(target, oneClick, { body: form });
        const broken = await call(target, 'stop-mail?token=%25', { body: form });
        const opened = await call(target, oneClick, { method: 'GET' });
        return [
          ...(isStopped(fromPage) ? [] : [`pressed on the page: ${account(fromPage)}`]),
          ...(isStopped(fromMail) ? [] : [`pressed by a mail program: ${account(fromMail)}`]),
          ...(broken.status === 400 ? [] : [`an incomplete link: ${account(broken)}`]),
          ...(opened.status === 405 ? [] : [`opened: ${account(opened)}`]),
        ];
      },
    },
    ofEach(WOKEN, {
      title: 'The functions that the database wakes take no key but the sender’s',
      advice: `${DEPLOY} Then ask again.`,
      async expect(target, name) {
        const withoutKey = await call(target, name, { body: '{}' });
        if (withoutKey.status !== 401) return `without a key: ${account(withoutKey)}`;
        const asVisitor = await callWithKey(target, name, {});
        return asVisitor.status === 401 ? undefined : `with the publishable key: ${account(asVisitor)}`;
      },
    }),
  ],
};

const isStopped = (answer: Answer) => answer.status === 200 && field(answer, 'success') === 'true';

/** Whose pages a function says may read its answers, when a page of `origin` asks. */
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
