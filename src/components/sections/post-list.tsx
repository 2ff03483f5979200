import type { ComponentProps } from 'react';
import { PostCard } from './post-card';

/** The blog's posts: the newest large, the others beside it. */
export function PostList({ posts }: { posts: readonly ComponentProps<typeof PostCard>['post'][] }) {
  const [newest, ...others] = posts;
  if (!newest) return <p className="mt-10 text-lede">No posts yet — coming soon!</p>;
  return (
    <div className="mt-8 grid gap-x-14 gap-y-12 lg:mt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <PostCard post={newest} sizes="(min-width: 1280px) 680px, (min-width: 1024px) 56vw, 94vw" isLead />
      <div className="grid content-start gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-1">
        {others.map((post) => (
          <PostCard
            key={post.slug}
            post={post}
            sizes="(min-width: 1280px) 480px, (min-width: 1024px) 40vw, (min-width: 640px) 46vw, 94vw"
          />
        ))}
      </div>
    </div>
  );
}
