import { expect, test } from 'vitest';
import { posts, relatedPosts } from '@/content/facts/posts';
import { readingMinutes } from '@/lib/reading-minutes';

function wordsOf(count: number) {
  return Array.from({ length: count }, () => 'junk').join(' ');
}

test('225 words take a minute to read, rounded up, not counting tags and their attributes', () => {
  const link = '<a href="/services/garage-cleanouts" title="a long title of many words">junk</a>';

  expect(readingMinutes(`<p>${wordsOf(225)}</p>`)).toBe(1);
  expect(readingMinutes(`<p>${wordsOf(226)}</p>`)).toBe(2);
  expect(readingMinutes(`<p class="a b c">${wordsOf(224)} ${link}</p>`)).toBe(1);
  expect(readingMinutes(`<ul>${'<li>junk</li>'.repeat(226)}</ul>`)).toBe(2);
  expect([readingMinutes('<p>One</p>'), readingMinutes('<p></p>')]).toEqual([1, 0]);
});

test('a post is followed by the two newest others', () => {
  for (const { slug } of posts) {
    const others = posts.map((post) => post.slug).filter((each) => each !== slug);
    expect(relatedPosts(slug).map((post) => post.slug)).toEqual(others.slice(0, 2));
  }
});
