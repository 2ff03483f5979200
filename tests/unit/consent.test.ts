import { createHash } from 'node:crypto';
import { languages } from '@functions/domain/languages.ts';
import { expect, test } from 'vitest';
import { consent as english } from '@/content/en/consent';
import { consent as spanish } from '@/content/es/consent';
import { consentVersions } from '@/content/facts/consent';
import { site } from '@/content/facts/site';

/** The hash of the wording of each version. Keep versions that stored requests refer to. */
const wordings: Record<string, string> = {
  '2026-11-22': '141db6bb3676',
  '2026-11-23': '9c790bcadd75',
  '2026-11-24': '525a21b1150c',
  '2026-11-25': '495f642245fc',
  '2026-11-26': 'b82210e0a3ba',
  '2026-11-27': 'd5cbb5cf3206',
  '2026-11-28': '26d07393b09c',
  '2026-11-29': '9b844045a70d',
  'es-2026-11-25': '8b6d696de084',
  'es-2026-11-27': '89aaf932b86f',
  'es-2026-11-28': '51f471c26d44',
  'es-2026-11-29': 'afd75ecca543',
};

test.each(languages)('the consent version stored with a request matches the wording shown: %s', (language) => {
  // Operators can rename the site without changing the consent.
  const wording = JSON.stringify({ en: english, es: spanish }[language]).replaceAll(site.name, '{name}');
  const hash = createHash('sha256').update(wording).digest('hex').slice(0, 12);

  expect(hash, 'The wording of the consent has changed: give it a new version in facts/consent.ts and this hash').toBe(
    wordings[consentVersions[language]],
  );
});

test('the consent version tells the database its language', () => {
  expect(consentVersions.es).toMatch(/^es-[a-z0-9.-]{1,17}$/);
  expect(consentVersions.en).not.toMatch(/^es-/);
});
