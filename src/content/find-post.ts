import { type PostSlug, posts } from './posts';

/** The registry entry of a post. */
export function findPost(slug: PostSlug) {
  const post = posts.find((each) => each.slug === slug);
  if (!post) throw new Error(`There is no post ${slug}`);
  return post;
}
