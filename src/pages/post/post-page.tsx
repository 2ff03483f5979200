import type { BlogPosting } from 'schema-dts';
import { Picture } from '@/components/picture';
import { PageOpening } from '@/components/sections/page-opening';
import { PostCard } from '@/components/sections/post-card';
import { Seo } from '@/components/seo/seo';
import { organization } from '@/components/seo/structured-data';
import { formatDay } from '@/content/en/dates';
import { words } from '@/content/en/post-page';
import { words as postCards } from '@/content/en/posts';
import { findPost, type PostSlug, relatedPosts } from '@/content/facts/posts';
import { site } from '@/content/facts/site';
import type { PostWords } from '@/content/shapes/post-words';
import { BookLink } from '@/features/booking/book-link';
import { BookPanel } from '@/features/booking/book-panel';
import { paths } from '@/lib/paths';
import { readingMinutes } from '@/lib/reading-minutes';
import { PostBody } from './post-body';
import { ShareButtons } from './share-buttons';

/** The page of a blog post. `own` are the words that its card does not have. */
export function createPostPage(slug: PostSlug, own: PostWords) {
  const minutes = readingMinutes(own.content);
  return () => <PostPage slug={slug} own={own} minutes={minutes} />;
}

function PostPage({ slug, own, minutes }: { slug: PostSlug; own: PostWords; minutes: number }) {
  const { publishedAt, coverImage } = findPost(slug);
  const path = paths.post(slug);
  const trail = [
    { name: words.blog, path: paths.blog },
    { name: postCards[slug].title, path },
  ];
  return (
    <>
      <Seo
        title={own.metaTitle}
        description={own.metaDescription}
        path={path}
        picture={coverImage}
        type="article"
        publishedAt={publishedAt}
        trail={trail}
        structuredData={[postData(slug, own)]}
      />
      <PageOpening as="article" trail={trail}>
        <PostHeader slug={slug} minutes={minutes} />
        <div className="mt-8 lg:mt-12 lg:grid lg:grid-cols-[minmax(0,16rem)_minmax(0,42rem)] lg:gap-x-20">
          <aside
            data-print="hide"
            className="hidden border-poppy border-t-4 pt-4 lg:sticky lg:top-28 lg:block lg:self-start"
          >
            <p className="font-bold text-lg leading-snug">{words.quote.lede}</p>
            <BookLink className="mt-4">{words.quote.book}</BookLink>
          </aside>
          <PostBody html={own.content} />
        </div>
      </PageOpening>
      <BookPanel
        heading={words.bookPanel.heading}
        text={words.bookPanel.text}
        otherWay={{ label: words.bookPanel.allServices, path: paths.services }}
      />
      <MorePosts slug={slug} />
    </>
  );
}

function PostHeader({ slug, minutes }: { slug: PostSlug; minutes: number }) {
  const { publishedAt, coverImage } = findPost(slug);
  const { title, excerpt, altText } = postCards[slug];
  return (
    <header className="mt-3 grid items-center gap-x-10 gap-y-6 lg:mt-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div>
        <h1 className="text-title">{title}</h1>
        <p className="mt-4 text-ink-soft text-lede">{excerpt}</p>
        <p className="mt-4 text-ink-soft">
          <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>
          <span aria-hidden="true" className="px-2.5 text-field">
            /
          </span>
          <span>{words.readingTime(minutes)}</span>
        </p>
        <div className="mt-4">
          <ShareButtons url={site.url + paths.post(slug)} title={title} />
        </div>
      </div>
      <div className="-mx-4 sm:mx-0">
        <Picture
          name={coverImage}
          alt={altText}
          sizes="(min-width: 1216px) 600px, (min-width: 1024px) 50vw, 100vw"
          className="w-full"
          isHero
        />
      </div>
    </header>
  );
}

function MorePosts({ slug }: { slug: PostSlug }) {
  return (
    <section aria-labelledby="more-posts" className="mx-auto max-w-page px-4 pb-16 sm:px-6 sm:pb-24">
      <h2 id="more-posts" className="text-heading">
        {words.morePosts}
      </h2>
      <div className="mt-7 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:gap-x-16">
        {relatedPosts(slug).map((post) => (
          <PostCard key={post.slug} post={post} headingLevel={3} />
        ))}
      </div>
    </section>
  );
}

function postData(slug: PostSlug, { metaDescription }: PostWords) {
  const post = findPost(slug);
  const url = site.url + paths.post(slug);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: postCards[slug].title,
    description: metaDescription,
    image: `${site.url}/pictures/${post.coverImage}-1600.webp`,
    datePublished: post.publishedAt,
    inLanguage: 'en-US',
    mainEntityOfPage: url,
    author: organization,
    publisher: organization,
  } satisfies BlogPosting;
}
