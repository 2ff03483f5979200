import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Picture } from '@/components/picture';
import type { posts } from '@/content/posts';
import { formatDay } from '@/lib/dates';
import { paths } from '@/lib/paths';

type PostCardProps = {
  post: (typeof posts)[number];
  /** The `sizes` of the cover. */
  sizes: string;
  /** The newest post of the list: its cover is the page's first picture. */
  isLead?: boolean;
  /** Level of the title's heading. */
  headingLevel?: 2 | 3;
};

/** A blog post in a list: cover, date, title, excerpt and the link, which the whole card answers to. */
export function PostCard({ post, sizes, isLead = false, headingLevel = 2 }: PostCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="group relative">
      <div className="overflow-hidden rounded-panel border border-line">
        <Picture
          name={post.coverImage}
          sizes={sizes}
          isHero={isLead}
          className="w-full transition-transform duration-300 ease-settle group-hover:scale-[1.03]"
        />
      </div>
      <time dateTime={post.publishedAt} className="mt-5 block text-ink-soft text-sm">
        {formatDay(post.publishedAt)}
      </time>
      <Heading className={isLead ? 'mt-1.5 text-heading' : 'mt-1 text-2xl leading-tight'}>{post.title}</Heading>
      <p className={isLead ? 'mt-3 max-w-prose text-ink-soft text-lede' : 'mt-2 max-w-prose text-ink-soft'}>
        {post.excerpt}
      </p>
      <Link
        to={paths.post(post.slug)}
        className="mt-2 inline-flex min-h-11 items-center gap-2 font-bold underline decoration-2 decoration-poppy underline-offset-4 after:absolute after:inset-0 group-hover:text-rust"
      >
        Read More<span className="sr-only">: {post.title}</span>
        <ArrowRight aria-hidden="true" className="size-5 transition-transform group-hover:translate-x-1" />
      </Link>
    </article>
  );
}
