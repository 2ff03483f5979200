import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { consent } from '@/content/en/consent';
import { CONSENT_VERSION } from '@/content/facts/consent';
import { site } from '@/content/facts/site';

/** The wording of each version, as a hash. A version that requests may name stays here as it is. */
const wordings: Record<string, string> = {
  '2026-11-22': '141db6bb3676',
  '2026-11-23': '9c790bcadd75',
  '2026-11-24': '525a21b1150c',
  '2026-11-25': '495f642245fc',
};

test('the version that is stored with a request belongs to the wording that the visitor saw', () => {
  // An operator may give the site another name, which is no other wording.
  const wording = JSON.stringify(consent).replaceAll(site.name, '{name}');
  const hash = createHash('sha256').update(wording).digest('hex').slice(0, 12);

  expect(hash, 'The wording of the consent has changed: give it a new version in facts/consent.ts and this hash').toBe(
    wordings[CONSENT_VERSION],
  );
});
