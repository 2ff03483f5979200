import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function trustClaim() {
  return (await import('@/content/en/home')).words.trustClaim;
}

test.each(['', ' ', undefined])(
  'with the setting %j a demo shows the sample, and a real project claims nothing',
  async (setting) => {
    vi.stubEnv('VITE_SITE_TRUST_CLAIM', setting);
    expect(await trustClaim()).toBe('Trusted by thousands');

    vi.resetModules();
    vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
    expect(await trustClaim()).toBeUndefined();
  },
);

test('what the operator claims stands on a real site', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
  vi.stubEnv('VITE_SITE_TRUST_CLAIM', ' Trusted in 40 cities ');

  expect(await trustClaim()).toBe('Trusted in 40 cities');
});
