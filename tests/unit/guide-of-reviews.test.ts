import { readFileSync } from 'node:fs';
import { reviewHints, withheldReasons } from '@functions/domain/review.ts';
import { expect, test } from 'vitest';

const guide = readFileSync('docs/operating.md', 'utf8');

/** The chapter of the guide with this heading. */
function chapter(heading: string): string {
  return guide.split(/^#+ /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
}

function firstColumns(text: string): string[] {
  return [...text.matchAll(/^ *\| ([^|]+) \|/gm)].map(([, cell = '']) => cell);
}

test('the guide explains exactly the reasons for withholding a review', () => {
  const explained = firstColumns(chapter('Look at reviews')).filter((cell) => cell.startsWith('`'));

  expect(explained).toEqual(withheldReasons.map((reason) => `\`${reason}\``));
});

test('the guide explains every hint about reviews', () => {
  const words: Record<(typeof reviewHints)[number], string> = {
    'phone-of-a-hauler': 'its phone or email is a hauler’s',
    'email-of-a-hauler': 'its phone or email is a hauler’s',
    'same-address-same-hauler': 'the same address reviewed the same hauler before',
    'completed-within-an-hour': 'the request was completed within an hour',
    'link-or-address-in-words': 'there is a link, an address',
    'number-in-words': 'a long number in the name, the city or the words',
  };
  const said = chapter('Look at reviews').replace(/\s+/g, ' ').replaceAll("'", '’');

  expect(reviewHints.filter((hint) => !said.includes(words[hint]))).toEqual([]);
});

test('the guide names the laws on reviews in the chapter about them', () => {
  const said = chapter('Look at reviews');

  for (const law of ['16 CFR 465.4', '16 CFR 465.5', '16 CFR 465.7', '15 U.S.C. 45b', 'Cal. Civ. Code 1670.8']) {
    expect(said).toContain(law);
  }
});

test('the guide explains where to create the hook for each supported host', () => {
  expect(firstColumns(chapter('Show reviews'))).toEqual(
    expect.arrayContaining(['Netlify', 'Cloudflare Pages', 'Vercel']),
  );
});

test.each(['REVIEWS_FROM', 'BUILD_HOOK_URL'])('README, guide and .env.example explain %s', (name) => {
  const documents = ['README.md', 'docs/operating.md', '.env.example'].map((file) => readFileSync(file, 'utf8'));

  expect(documents.map((text) => text.includes(name))).toEqual([true, true, true]);
});
