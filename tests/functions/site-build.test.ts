import { text as bodyOf } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { operator } from '../support/clients.ts';
import { senderSettings, serve, startDeployedFunctions } from '../support/deployed-functions.ts';
import { forgetNotifications, makeDue } from '../support/notifications.ts';
import { answeredLead, forgetReviews, moderate } from '../support/reviews.ts';
import { tick } from '../support/tick.ts';

// Runs in Deno with the embedded database and a fake host.

const SECRET = 'build-hooks-secret-7K3M9Q2X';

let host: Awaited<ReturnType<typeof serve>>;
/** The requests to the host, and the status it answers. */
let asked: unknown[][];
let status: number;
let functions: Awaited<ReturnType<typeof startDeployedFunctions>>;

beforeAll(async () => {
  host = await serve(async (request, response) => {
    asked.push([request.method, request.url, request.headers['content-type'], await bodyOf(request)]);
    response.writeHead(status).end(`No hook ${SECRET}`);
  });
  const hook = { MAIL_API_URL: 'http://127.0.0.1:1', BUILD_HOOK_URL: `${host.url}/${SECRET}` };
  functions = await startDeployedFunctions({ ...senderSettings, ...hook });
});

beforeEach(async () => {
  asked = [];
  status = 200;
  await forgetReviews();
});

afterEach(() => vi.restoreAllMocks());

afterAll(async () => {
  functions.close();
  host.close();
  await forgetReviews();
});

/** Publishes a review so that only the build request is due. */
async function publishAReview(): Promise<void> {
  const { lead } = await answeredLead();
  await forgetNotifications();
  await moderate(lead);
  await tick();
  await makeDue();
}

const send = async () => (await functions.wake()).json();

async function storedBuild() {
  const { data } = await operator.from('notifications').select().eq('kind', 'site-build').single().throwOnError();
  return data;
}

test('the host is asked once to build the site when a review is published', async () => {
  await publishAReview();

  expect(await send()).toMatchObject({ sent: 1, skipped: 0, failed: 0 });
  expect(await send()).toMatchObject({ sent: 0, skipped: 0, failed: 0 });

  expect(asked).toEqual([['POST', `/${SECRET}`, 'application/json', '{}']]);
  expect(await storedBuild()).toMatchObject({ state: 'sent', channel: 'hook', last_error: null });
});

test('a host in trouble is asked again, and one that knows no such hook is not, which the log says', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const printed = () => write.mock.calls.map(([text]) => String(text)).join('');
  await publishAReview();
  status = 503;
  expect(await send()).toMatchObject({ sent: 0, failed: 1 });
  expect(await storedBuild()).toMatchObject({ state: 'waiting', attempts: 1, last_error: 'The host answered 503' });
  status = 404;
  await makeDue();

  expect(await send()).toMatchObject({ sent: 0, skipped: 1 });

  expect(asked).toHaveLength(2);
  expect(await storedBuild()).toMatchObject({ state: 'skipped', last_error: 'The host answered 404' });
  await expect.poll(printed).toContain('check BUILD_HOOK_URL');
  expect(printed()).not.toContain(SECRET);
});
