import { resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { embeddedBackend } from '../../scripts/backend/vite-plugin.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['a demo', '', undefined, true],
  ['a demo without a provider of texts', '', 'off', false],
  ['a project', 'https://abcd.supabase.co', undefined, false],
  ['a project that sends texts', 'https://abcd.supabase.co', 'on', true],
])('pages mention texts or not: %s', async (_, projectUrl, texts, expected) => {
  vi.stubEnv('VITE_SUPABASE_URL', projectUrl);
  vi.stubEnv('VITE_TEXTS', texts);
  vi.resetModules();

  const { textsOn } = await import('@/lib/env');

  expect(textsOn).toBe(expected);
});

test.each([
  [undefined, undefined],
  ['off', '"off"'],
])('EMBEDDED_TEXTS=%s is passed on to the pages of a demo', async (setting, told) => {
  vi.stubEnv('EMBEDDED_TEXTS', setting);

  const { define } = await resolveConfig({ configFile: false, plugins: [embeddedBackend()] }, 'serve');

  expect(define?.['import.meta.env.VITE_TEXTS']).toBe(told);
});
