import { Breadcrumbs } from '@/components/breadcrumbs';
import { PostList } from '@/components/sections/post-list';
import { Seo } from '@/components/seo';
import { breadcrumbList } from '@/components/structured-data';
import { posts } from '@/content/posts';
import { paths } from '@/lib/paths';

const trail = [{ name: 'Blog', path: paths.blog }];

export function BlogPage() {
  return (
    <>
      <Seo
        title="Blog: Clearing Out, Lifting and Disposal"
        description="Plain advice on getting rid of things in Southern California: what to sell or donate, how to lift safely, and when a hauler is worth the call."
        path={paths.blog}
        structuredData={[breadcrumbList(trail)]}
      />
      <div className="mx-auto max-w-page px-4 pt-4 pb-16 sm:px-6 sm:pb-24 lg:pt-6">
        <Breadcrumbs trail={trail} />
        <h1 className="mt-3 text-title lg:mt-5">Blog</h1>
        <p className="mt-3 max-w-prose text-balance text-ink-soft text-lede">
          How to part with things: what still has value, what is safe to lift, and what is better left to a crew.
        </p>
        <PostList posts={posts} />
      </div>
    </>
  );
}
