import { expect, test } from 'vitest';
import { claims, textsOfEveryPage, textsOfPages } from '../fixtures/specified-texts.ts';
import { htmlOf, publicPaths } from '../support/built-pages.ts';

const entities: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };

/** The text of a page without JavaScript, with plain quotes and hyphens and single spaces. */
function wordsOf(path: string): string {
  return htmlOf(path)
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => entities[entity] ?? entity)
    .replace(/[‘’]/g, "'")
    .replace(/[‑–]/g, '-')
    .replace(/\s+/g, ' ');
}

test.each(Object.entries(textsOfPages))('%s has the texts quoted in the specification', (path, texts) => {
  const words = wordsOf(path);

  expect([...textsOfEveryPage, ...texts].filter((text) => !words.includes(text))).toEqual([]);
});

test('the site makes every claim named in the specification', () => {
  const pages = publicPaths.map(wordsOf);

  expect(claims.filter((claim) => !pages.some((words) => claim.test(words)))).toEqual([]);
});
