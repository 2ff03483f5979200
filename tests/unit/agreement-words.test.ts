import { createHash } from 'node:crypto';
import { AGREEMENT_VERSION } from '@functions/domain/agreement.ts';
import { agreements as english } from '@functions/words/en/agreements.ts';
import { agreements as spanish } from '@functions/words/es/agreements.ts';
import { expect, test } from 'vitest';

/** The hashes of published words. Never change one: haulers have accepted these words. Add one for each new version. */
const languages = [
  {
    language: 'English',
    agreements: english,
    published: { '2026-12-01': '6c0dd1485dc49483cbcbf87ace42b88cb502e35dd1491a815ac7a60f00f183ec' },
  },
  {
    language: 'Spanish',
    agreements: spanish,
    published: { '2026-12-01': 'aac1320e34086782b0ea0ba1c1a6c3262bba4287cc0c74bdcfbff4c2178eb87d' },
  },
];

function hash(words: unknown): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex');
}

test.each(languages)('no published word of the agreement has changed in $language', ({ agreements, published }) => {
  const hashes = Object.entries(agreements).map(([version, words]) => [version, hash(words('Site'))]);

  expect(Object.fromEntries(hashes)).toEqual(published);
  // Pages show the newest one.
  expect(Object.keys(agreements).sort().at(-1)).toBe(AGREEMENT_VERSION);
});
