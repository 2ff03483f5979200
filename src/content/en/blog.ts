/** The list of posts; the words about each post are in `posts.ts`. */
export const words = {
  title: 'Blog: Clearing Out, Lifting and Disposal',
  description:
    'Plain advice on getting rid of things in Southern California: what to sell or donate, how to lift safely, and when a hauler is worth the call.',
  crumb: 'Blog',
  heading: 'Blog',
  lede: 'How to part with things: what still has value, what is safe to lift, and what’s better left to a crew.',
  noPosts: 'No posts yet — coming soon!',
};
