import { PageOpening, PageTitle } from '@/components/sections/page-opening';
import { type BlogPost, PostCard } from '@/components/sections/post-card';
import { Seo } from '@/components/seo/seo';
import { words } from '@/content/en/blog';
import { posts } from '@/content/facts/posts';
import { paths } from '@/lib/paths';

const trail = [{ name: words.crumb, path: paths.blog }];

export function BlogPage() {
  return (
    <>
      <Seo
        title={words.title}
        description={words.description}
        path={paths.blog}
        picture="blog-old-furniture"
        trail={trail}
      />
      <PageOpening trail={trail} className="pb-16 sm:pb-24">
        <PageTitle heading={words.heading} lede={words.lede} />
        <PostList posts={posts} />
      </PageOpening>
    </>
  );
}

/** The newest post large, the others below it in two columns. */
function PostList({ posts }: { posts: readonly BlogPost[] }) {
  const [newest, ...others] = posts;
  if (!newest) return <p className="mt-10 text-lede">{words.noPosts}</p>;
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
