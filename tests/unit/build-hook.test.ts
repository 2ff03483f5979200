import { afterEach, beforeEach, expect, test } from 'vitest';
import { BUILD_HOOK_PATH, createBuildHook, isBuildHookPath } from '../../scripts/backend/build-hook.ts';
import { serve } from '../support/deployed-functions.ts';
import { statusOf } from '../support/status-of.ts';

let server: Awaited<ReturnType<typeof serve>>;
let hook: string;

beforeEach(async () => {
  server = await serve(createBuildHook().handle);
  hook = server.url + BUILD_HOOK_PATH;
});

afterEach(() => server.close());

const call = () => fetch(hook, { method: 'POST', body: '{}' });

async function calls(): Promise<{ at: string }[]> {
  const answer: { calls: { at: string }[] } = await (await fetch(hook)).json();
  return answer.calls;
}

test('the hook records each requested build, newest first, until it is cleared', async () => {
  expect(await calls()).toEqual([]);

  const [first, second] = [await call(), await call()];

  expect([first.status, second.status]).toEqual([200, 200]);
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(await calls()).toEqual([{ at }, { at }]);
  expect(await calls()).toEqual([await second.json(), await first.json()]);
  expect((await fetch(hook, { method: 'DELETE' })).status).toBe(204);
  expect(await calls()).toEqual([]);
});

test('the hook rejects requests from other hosts and other sites', async () => {
  await call();
  const { host } = new URL(server.url);

  for (const method of ['GET', 'POST', 'DELETE']) {
    expect(await statusOf(hook, { host: 'evil.example' }, method)).toBe(403);
    expect(await statusOf(hook, { host, origin: 'https://evil.example' }, method)).toBe(403);
  }
  expect(await calls()).toHaveLength(1);
});

test('the hook handles only its own methods and paths', async () => {
  expect(await statusOf(hook, {}, 'PUT')).toBe(405);
  expect(
    ['/build-hook.json', '/build-hook.json?now', '/build-hook', '/build-hook.json/x'].map(isBuildHookPath),
  ).toEqual([true, true, false, false]);
});
