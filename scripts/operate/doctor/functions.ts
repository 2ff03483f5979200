import { randomInt } from 'node:crypto';
import { type Answer, type Area, account, ask, type Check, field, problemsOf, type Target } from './check.ts';

const NAMES = ['get-lead-details', 'update-lead-contacted'];
const DEPLOY = 'Run `npx supabase functions deploy --use-api`.';
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

/** Well formed, and of nobody: one in 2^80. */
function unknownTrackingId(): string {
  return Array.from({ length: 16 }, () => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[randomInt(32)]).join('');
}

/** A check of both functions. */
function ofEach(
  check: Omit<Check, 'run'> & { expect(target: Target, name: string): Promise<string | undefined> },
): Check {
  const { expect, ...words } = check;
  return {
    ...words,
    run: (target) =>
      problemsOf(NAMES, async (name) => {
        const problem = await expect(target, name);
        return problem === undefined ? [] : [`${name}: ${problem}`];
      }),
  };
}

export const functions: Area = {
  name: 'the functions',
  checks: [
    ofEach({
      title: 'The functions answer for a tracking ID of nobody',
      advice: `${DEPLOY} On HTTP 401, the key is not a publishable key of this project, or the function was deployed without supabase/config.toml (verify_jwt = false). On HTTP 500 or 503, set ALLOWED_ORIGINS and read the function's log in the dashboard.`,
      async expect(target, name) {
        const answer = await callWithKey(target, name, {
          trackingId: unknownTrackingId(),
          wasNotContacted: true,
          timestamp: new Date().toISOString(),
        });
        return answer.status === 200 && /not found/.test(field(answer, 'message')) ? undefined : account(answer);
      },
    }),
    ofEach({
      title: 'The functions refuse bad input',
      advice: DEPLOY,
      async expect(target, name) {
        const answer = await callWithKey(target, name, { trackingId: '%' });
        return answer.status === 400 && field(answer, 'statusCode') === '400' ? undefined : account(answer);
      },
    }),
    ofEach({
      title: 'The functions refuse who has no key',
      advice: DEPLOY,
      async expect(target, name) {
        const answer = await call(target, name, { body: '{}' });
        return answer.status === 401 ? undefined : account(answer);
      },
    }),
    ofEach({
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
  ],
};

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
