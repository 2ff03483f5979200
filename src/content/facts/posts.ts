import { entryOf } from './entry-of.ts';
import type { PictureName } from './pictures';

/**
 * The blog's posts, newest first. The words of their cards are in `../en/posts.ts`; those of a post's page are in
 * `../en/posts/<slug>.ts` and are loaded only by that page.
 */
export const posts = [
  {
    id: 1,
    slug: 'how-to-get-rid-of-old-furniture-in-los-angeles',
    publishedAt: '2025-04-20',
    coverImage: 'blog-old-furniture',
  },
  {
    id: 2,
    slug: 'garage-cleanout-vs-dumpster-rental',
    publishedAt: '2025-04-20',
    coverImage: 'blog-garage-vs-dumpster',
  },
  {
    id: 3,
    slug: 'how-much-junk-can-one-man-lift',
    publishedAt: '2025-04-19',
    coverImage: 'blog-one-man-lift',
  },
] as const satisfies readonly Post[];

export type Post = {
  id: number;
  slug: string;
  /** ISO date, `YYYY-MM-DD`. */
  publishedAt: string;
  coverImage: PictureName;
};

export type PostSlug = (typeof posts)[number]['slug'];

export function findPost(slug: PostSlug): (typeof posts)[number] {
  return entryOf(posts, slug);
}

const RELATED_COUNT = 2;

/** The posts under "More From the Blog": up to two others, newest first. */
export function relatedPosts(slug: PostSlug) {
  return posts.filter((post) => post.slug !== slug).slice(0, RELATED_COUNT);
}
