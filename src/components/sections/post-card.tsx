import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Picture } from '@/components/picture';
import { formatDay } from '@/content/en/dates';
import { words as postCards } from '@/content/en/posts';
import { words } from '@/content/en/sections';
import type { posts } from '@/content/facts/posts';
import { paths } from '@/lib/paths';

export type BlogPost = (typeof posts)[number];

type PostCardProps = {
  post: BlogPost;
  /** The `sizes` of the cover; by default, those for the blog's own lists. */
  sizes?: string;
  /** The newest post of the list: large, with the page's first picture. */
  isLead?: boolean;
  /** Level of the title's heading. */
  headingLevel?: 2 | 3;
  hasExcerpt?: boolean;
};

const leadSizes = '(min-width: 1216px) 650px, (min-width: 1024px) 54vw, 94vw';
const columnSizes = '(min-width: 1216px) 550px, (min-width: 640px) 46vw, 94vw';

/** A blog post in a list: cover, date, title, excerpt and a link that covers the whole card. */
export function PostCard({ post, sizes, isLead = false, headingLevel = 2, hasExcerpt = true }: PostCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { title, excerpt, altText } = postCards[post.slug];
  return (
    <article
      className={clsx(
        'group relative grid content-start gap-y-5',
        isLead && 'items-center gap-x-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
      )}
    >
      <div className="overflow-hidden rounded-panel border border-line">
        <Picture
          name={post.coverImage}
          alt={altText}
          sizes={sizes ?? (isLead ? leadSizes : columnSizes)}
          isHero={isLead}
          className="w-full transition-transform duration-300 ease-settle group-hover:scale-[1.03]"
        />
      </div>
      <div>
        <time dateTime={post.publishedAt} className="block text-ink-soft text-sm">
          {formatDay(post.publishedAt)}
        </time>
        <Heading className={isLead ? 'mt-2 text-heading lg:text-title' : 'mt-1 text-2xl leading-tight'}>
          {title}
        </Heading>
        {hasExcerpt && (
          <p className={clsx('mt-2 max-w-prose text-ink-soft', isLead && 'lg:mt-4 lg:text-lede')}>{excerpt}</p>
        )}
        <Link
          to={paths.post(post.slug)}
          className="mt-2 inline-flex min-h-11 items-center gap-2 font-bold link-underline after:absolute after:inset-0 group-hover:text-rust lg:mt-3"
        >
          {words.readMore}
          <span className="sr-only">{`: ${title}`}</span>
          <ArrowRight className="size-5 transition-transform group-hover:translate-x-1" />
        </Link>
      </div>
    </article>
  );
}
