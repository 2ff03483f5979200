import { globSync } from 'node:fs';
import { languages } from '@functions/domain/languages.ts';
import { expect, test } from 'vitest';
import { filesOfKinds, textsInCode } from '../support/words-in-pairs';

const pages = import.meta.glob('../../src/content/{en,es}/{desk,desk-list,tracking,job,pickup}.ts', { eager: true });

/** All fixed texts in an object of words, without functions. */
function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
}

test.each(languages)('labels that emails quote are on the pages: %s', (language) => {
  // The operator reads English only.
  const shared = language === 'en' ? '{en,operator}' : language;
  const files = [
    ...globSync(`supabase/functions/send-notifications/mails/words/${shared}.ts`),
    ...filesOfKinds(language === 'en' ? '*' : '{customer,hauler}'),
  ];
  const known = Object.entries(pages).flatMap(([file, words]) =>
    file.includes(`/${language}/`) ? textsIn(words) : [],
  );

  const quoted = files
    .flatMap((file) => textsInCode(file, language))
    .flatMap((text) => [...text.matchAll(/“([^”]+)”/g)].map(([, label = '']) => label));

  expect(quoted.length).toBeGreaterThan(2);
  expect(quoted.filter((label) => !known.includes(label))).toEqual([]);
});
