import { type PostSlug, posts } from './posts';

const RELATED_COUNT = 2;

/** The posts under "More From the Blog": up to two others, newest first. */
export function relatedPosts(slug: PostSlug) {
  return posts.filter((post) => post.slug !== slug).slice(0, RELATED_COUNT);
}
