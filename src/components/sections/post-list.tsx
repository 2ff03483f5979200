import { type BlogPost, PostCard } from './post-card';

/** The blog's posts: the newest large, the others below it in two columns. */
export function PostList({ posts }: { posts: readonly BlogPost[] }) {
  const [newest, ...others] = posts;
  if (!newest) return <p className="mt-10 text-lede">No posts yet — coming soon!</p>;
  return (
    <>
      <div className="mt-8 lg:mt-10">
        <PostCard post={newest} isLead />
      </div>
      <div className="mt-12 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:mt-16 lg:gap-x-16">
        {others.map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </div>
    </>
  );
}
