import { describe, expect, it } from 'vitest';
import { posts, relatedPosts } from '@/content/facts/posts';
import { readingMinutes } from '@/lib/reading-minutes';

function wordsOf(count: number) {
  return Array.from({ length: count }, () => 'junk').join(' ');
}

describe('readingMinutes', () => {
  it('counts 225 words as one minute', () => {
    expect(readingMinutes(`<p>${wordsOf(225)}</p>`)).toBe(1);
  });

  it('rounds up', () => {
    expect(readingMinutes(`<p>${wordsOf(226)}</p>`)).toBe(2);
    expect(readingMinutes('<p>One</p>')).toBe(1);
  });

  it('does not count tags and their attributes as words', () => {
    const link = '<a href="/services/garage-cleanouts" title="a long title of many words">junk</a>';
    expect(readingMinutes(`<p class="a b c">${wordsOf(224)} ${link}</p>`)).toBe(1);
  });

  it('counts words separated by a tag as two', () => {
    expect(readingMinutes(`<ul>${'<li>junk</li>'.repeat(226)}</ul>`)).toBe(2);
  });

  it('is 0 for an empty text', () => {
    expect(readingMinutes('<p></p>')).toBe(0);
  });
});

describe('relatedPosts', () => {
  it('returns the two newest other posts', () => {
    for (const { slug } of posts) {
      const others = posts.map((post) => post.slug).filter((each) => each !== slug);
      expect(relatedPosts(slug).map((post) => post.slug)).toEqual(others.slice(0, 2));
    }
  });

  it('never returns the post itself', () => {
    for (const { slug } of posts) expect(relatedPosts(slug).map((post) => post.slug)).not.toContain(slug);
  });
});
