import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function trustClaim() {
  return (await import('@/content/en/home')).words.testimonials.trustClaim;
}

test('the site claims to be trusted by thousands if the operator says nothing else', async () => {
  expect(await trustClaim()).toBe('Trusted by thousands');
});

test.each([
  { setting: 'Trusted in 40 cities', claim: 'Trusted in 40 cities' },
  { setting: '', claim: '' },
  { setting: ' ', claim: '' },
])('with the setting "$setting" it claims "$claim"', async ({ setting, claim }) => {
  vi.stubEnv('VITE_SITE_TRUST_CLAIM', setting);
  expect(await trustClaim()).toBe(claim);
});
