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
    published: { '2026-12-02': '4682c5159a9393d1502d9cbe24568c570f5136fed30e15a15297129e1c1d107a' },
  },
  {
    language: 'Spanish',
    agreements: spanish,
    published: { '2026-12-02': '7fb55eaabc655e164e866bd1b555503a62fda9a7ccecad544ff671ee0439eaea' },
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
