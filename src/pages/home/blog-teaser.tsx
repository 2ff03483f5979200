import { PageSection } from '@/components/sections/page-section';
import { PostCard } from '@/components/sections/post-card';
import { ButtonLink } from '@/components/ui/button';
import { posts } from '@/content/facts/posts';
import { paths } from '@/lib/paths';
import { words } from '@/words/home';

/** The three newest posts side by side. */
export function BlogTeaser() {
  return (
    <PageSection labelledBy="blog-teaser" className="pt-0 sm:pt-0">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="blog-teaser" className="text-heading">
          {words.blog.heading}
        </h2>
        <ButtonLink to={paths.blog} variant="secondary">
          {words.blog.allPosts}
        </ButtonLink>
      </div>
      <div className="mt-8 grid gap-x-8 gap-y-12 md:grid-cols-3">
        {posts.slice(0, 3).map((post) => (
          <PostCard
            key={post.slug}
            post={post}
            sizes="(min-width: 768px) 30vw, 94vw"
            headingLevel={3}
            hasExcerpt={false}
          />
        ))}
      </div>
    </PageSection>
  );
}
