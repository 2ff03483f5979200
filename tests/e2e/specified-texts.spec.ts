import { claims, textsOfEveryPage, textsOfPages } from '../fixtures/specified-texts';
import { publicPaths } from './support/public-paths';
import { expect, test } from './support/test';

const entities: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };

/** The text of a page without JavaScript, with plain quotes and hyphens and single spaces. */
function wordsOf(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => entities[entity] ?? entity)
    .replace(/[‘’]/g, "'")
    .replace(/[‑–]/g, '-')
    .replace(/\s+/g, ' ');
}

for (const [path, texts] of Object.entries(textsOfPages)) {
  test(`${path} has the texts quoted in the specification`, async ({ request }) => {
    const words = wordsOf(await (await request.get(path)).text());

    expect([...textsOfEveryPage, ...texts].filter((text) => !words.includes(text))).toEqual([]);
  });
}

test('the site makes every claim named in the specification', async ({ request }) => {
  const pages = await Promise.all(publicPaths.map(async (path) => wordsOf(await (await request.get(path)).text())));

  expect(claims.filter((claim) => !pages.some((words) => claim.test(words)))).toEqual([]);
});
