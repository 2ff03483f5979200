import { PageOpening, PageTitle } from '@/components/sections/page-opening';
import { PostList } from '@/components/sections/post-list';
import { Seo } from '@/components/seo/seo';
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
