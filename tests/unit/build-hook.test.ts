import { expect, onTestFinished, test } from 'vitest';
import { BUILD_HOOK_PATH, createBuildHook, isBuildHookPath } from '../../scripts/backend/build-hook.ts';
import { serve } from '../support/deployed-functions.ts';
import { statusOf } from '../support/status-of.ts';

test('the hook records each requested build of this machine, newest first, until it is cleared', async () => {
  const server = await serve(createBuildHook().handle);
  onTestFinished(() => server.close());
  const hook = server.url + BUILD_HOOK_PATH;
  const call = async () => (await fetch(hook, { method: 'POST', body: '{}' })).json();
  const calls = async () => (await (await fetch(hook)).json()).calls;

  const [first, second] = [await call(), await call()];
  const { host } = new URL(server.url);
  for (const method of ['GET', 'POST', 'DELETE']) {
    expect(await statusOf(hook, { host: 'evil.example' }, method)).toBe(403);
    expect(await statusOf(hook, { host, origin: 'https://evil.example' }, method)).toBe(403);
  }

  expect(first).toEqual({ at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) });
  expect(await calls()).toEqual([second, first]);
  expect(await statusOf(hook, {}, 'PUT')).toBe(405);
  expect(await statusOf(hook, {}, 'DELETE')).toBe(204);
  expect(await calls()).toEqual([]);
  const paths = ['/build-hook.json', '/build-hook.json?now', '/build-hook', '/build-hook.json/x'];
  expect(paths.map(isBuildHookPath)).toEqual([true, true, false, false]);
});
