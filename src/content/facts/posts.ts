import { entryOf } from './entry-of.ts';

/** The blog's posts, newest first. A post's words live in `./<slug>.ts`, loaded by its own page alone. */
export const posts = [
  {
    id: 1,
    slug: 'how-to-get-rid-of-old-furniture-in-los-angeles',
    title: 'How to Get Rid of Old Furniture in Los Angeles',
    excerpt:
      'Sell it, donate it, request a city collection or call a hauler. How to choose the right way for each piece, and which ways are free.',
    publishedAt: '2025-04-20',
    coverImage: 'blog-old-furniture',
    altText:
      'A pink sofa, a wooden dresser with a lamp, a chair and an open box stand on a sidewalk beside a "FREE" sign and a palm tree.',
  },
  {
    id: 2,
    slug: 'garage-cleanout-vs-dumpster-rental',
    title: 'Garage Cleanout or Dumpster Rental: How to Choose',
    excerpt:
      'A crew is done in hours. A dumpster gives you days. Work out your volume, compare the two and see when you need neither.',
    publishedAt: '2025-04-20',
    coverImage: 'blog-garage-vs-dumpster',
    altText:
      'An open garage with stacked boxes and a hand truck, next to a green dumpster filled with a mattress, chairs and a lamp.',
  },
  {
    id: 3,
    slug: 'how-much-junk-can-one-man-lift',
    title: 'How Much Junk Can One Man Lift?',
    excerpt:
      'NIOSH guidance starts at 51 pounds and drops fast. See what a sofa or fridge weighs, how to lift safely and when to get help.',
    publishedAt: '2025-04-19',
    coverImage: 'blog-one-man-lift',
    altText:
      'A mover in a green cap, sweating, holds a green armchair above his head, with a barbell, kettlebells and stacked boxes around him.',
  },
] as const satisfies readonly Post[];

export type Post = {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  /** ISO date, `YYYY-MM-DD`. */
  publishedAt: string;
  /** Picture name under `public/pictures`. */
  coverImage: string;
  altText: string;
};

export type PostSlug = (typeof posts)[number]['slug'];

/** The registry entry of a post. */
export function findPost(slug: PostSlug): (typeof posts)[number] {
  return entryOf(posts, slug);
}

const RELATED_COUNT = 2;

/** The posts under "More From the Blog": up to two others, newest first. */
export function relatedPosts(slug: PostSlug) {
  return posts.filter((post) => post.slug !== slug).slice(0, RELATED_COUNT);
}
