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
    published: { '2026-12-02': 'fcfd63864c5584638997477d6aa57155ad4ed173ebd618fe3af7f196d8488b61' },
  },
  {
    language: 'Spanish',
    agreements: spanish,
    published: { '2026-12-02': '69e71ba409e8db85a60e32866527264d5c9e2edf3a5fb47aafeb73106b28c8cc' },
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
