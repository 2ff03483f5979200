import { PageOpening, PageTitle } from '@/components/sections/page-opening';
import { type BlogPost, PostCard } from '@/components/sections/post-card';
import { Seo } from '@/components/seo/seo';
import { posts } from '@/content/facts/posts';
import { paths } from '@/lib/paths';

const trail = [{ name: 'Blog', path: paths.blog }];

export function BlogPage() {
  return (
    <>
      <Seo
        title="Blog: Clearing Out, Lifting and Disposal"
        description="Plain advice on getting rid of things in Southern California: what to sell or donate, how to lift safely, and when a hauler is worth the call."
        path={paths.blog}
        trail={trail}
      />
      <PageOpening trail={trail} className="pb-16 sm:pb-24">
        <PageTitle
          heading="Blog"
          lede="How to part with things: what still has value, what is safe to lift, and what is better left to a crew."
        />
        <PostList posts={posts} />
      </PageOpening>
    </>
  );
}

/** The blog's posts: the newest large, the others below it in two columns. */
function PostList({ posts }: { posts: readonly BlogPost[] }) {
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
