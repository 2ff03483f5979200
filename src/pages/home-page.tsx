import { ArrowRight, Check, Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Picture } from '@/components/picture';
import { PageSection } from '@/components/sections/page-section';
import { Seo } from '@/components/seo';
import { ServiceIcon } from '@/components/service-icon';
import { Accordion } from '@/components/ui/accordion';
import { ButtonLink } from '@/components/ui/button';
import { findCity } from '@/content/cities/find-city';
import { homeFaqs } from '@/content/faqs';
import { hero, popularLocations, reasons, steps } from '@/content/home';
import type { PictureName } from '@/content/pictures';
import { posts } from '@/content/posts';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import { BookLink } from '@/features/booking/book-link';
import { formatDay } from '@/lib/dates';
import { paths } from '@/lib/paths';

export function HomePage() {
  return (
    <>
      <Seo
        title={`${site.name}: Junk Removal in Los Angeles & SoCal`}
        description="Get your trash hauled today. Free quotes online in about 60 seconds, vetted local haulers across Los Angeles and Southern California, no hidden fees."
        path={paths.home}
        structuredData={[
          {
            '@type': 'Organization',
            '@id': `${site.url}/#organization`,
            name: site.name,
            url: site.url,
            logo: `${site.url}/icon-512.png`,
            email: site.email,
            description:
              'A marketplace that matches people in Southern California with independent local junk removal haulers.',
            areaServed: { '@type': 'State', name: 'California' },
          },
          {
            '@type': 'WebSite',
            '@id': `${site.url}/#website`,
            name: site.name,
            url: site.url,
            publisher: { '@id': `${site.url}/#organization` },
          },
        ]}
      />
      <Hero />
      <WhatWeRemove />
      <HowItWorks />
      <WhyChooseUs />
      <Testimonials />
      <PopularLocations />
      <ShortFaq />
      <BlogTeaser />
      <FinalCall />
    </>
  );
}

function Hero() {
  return (
    <div className="mx-auto grid max-w-page items-center gap-x-6 px-4 pt-8 pb-4 sm:px-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pt-6 lg:pb-10">
      <div>
        <h1 className="text-hero">{hero.heading}</h1>
        <p className="mt-4 text-ink-soft text-lede">{hero.lede}</p>
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
          <BookLink size="lg" className="w-full sm:w-auto">
            Get a free quote
          </BookLink>
          <a
            href="#how-it-works"
            className="inline-flex min-h-11 items-center font-bold underline decoration-2 decoration-poppy underline-offset-4 hover:text-rust"
          >
            See how it works
          </a>
        </div>
        <ul className="mt-7 flex flex-wrap gap-x-6 gap-y-2">
          {hero.ticks.map((tick) => (
            <li key={tick} className="flex items-center gap-2 font-semibold">
              <Check aria-hidden="true" className="size-5 text-leaf" strokeWidth={3} />
              {tick}
            </li>
          ))}
        </ul>
      </div>
      <Picture
        name="hero"
        sizes="(min-width: 1280px) 700px, (min-width: 1024px) 54vw, 100vw"
        className="-mx-4 mt-4 w-[calc(100%+2rem)] max-w-none sm:mx-0 sm:w-full lg:-mr-10 lg:w-[calc(100%+2.5rem)]"
        isHero
      />
    </div>
  );
}

const featured = ['furniture-removal', 'old-appliances', 'yard-waste-cleanup'] as const satisfies PictureName[];

function WhatWeRemove() {
  return (
    <PageSection labelledBy="what-we-remove" className="grid gap-x-16 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2 id="what-we-remove" className="text-heading">
          What We Remove
        </h2>
        <p className="mt-3 text-ink-soft">
          One old chair or a whole house. Pick what fits, and a local hauler does the lifting.
        </p>
        <div className="mt-6 hidden grid-cols-3 gap-3 lg:grid">
          {featured.map((name) => (
            <Picture key={name} name={name} sizes="96px" className="w-full" isDecoration />
          ))}
        </div>
        <ButtonLink to={paths.services} variant="secondary" className="mt-6">
          All services
        </ButtonLink>
      </div>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {services.map((service) => (
          <li key={service.slug} className="border-line border-b sm:nth-2:border-t sm:first:border-t">
            <Link
              to={paths.service(service.slug)}
              className="group flex min-h-18 items-center gap-4 py-3 transition-colors hover:text-rust"
            >
              <span className="grid size-12 shrink-0 place-items-center rounded-2xl bg-sand transition-colors group-hover:bg-poppy">
                <ServiceIcon icon={service.icon} className="size-6 text-ink" />
              </span>
              <span className="grow">
                <span className="block font-bold text-lg leading-tight">{service.title}</span>
                <span className="mt-0.5 block text-ink-soft text-sm leading-snug">{service.description}</span>
              </span>
              <ArrowRight
                aria-hidden="true"
                className="size-5 shrink-0 text-rust transition-transform group-hover:translate-x-1"
              />
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function HowItWorks() {
  return (
    <PageSection tone="leaf" id="how-it-works" labelledBy="how-it-works-heading" className="scroll-mt-24">
      <h2 id="how-it-works-heading" className="text-heading">
        How It Works
      </h2>
      <ol className="mt-8 grid gap-x-10 gap-y-8 md:mt-12 md:grid-cols-3">
        {steps.map(({ title, body }, index) => (
          <li key={title} className="relative flex gap-5 md:block">
            {index < steps.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute top-16 bottom-[-1.5rem] left-8 border-leaf-light border-l-2 border-dashed md:top-8 md:right-[-1.5rem] md:bottom-auto md:left-20 md:border-t-2 md:border-l-0"
              />
            )}
            <span className="relative grid size-16 shrink-0 place-items-center rounded-full bg-gold font-extrabold text-3xl text-ink">
              {index + 1}
            </span>
            <div>
              <h3 className="text-xl leading-snug md:mt-5">{title}</h3>
              <p className="mt-1.5 max-w-sm text-cream/90">{body}</p>
            </div>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

function WhyChooseUs() {
  return (
    <PageSection labelledBy="why-choose-us" className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-2">
      <Picture
        name="garage-cleanouts"
        sizes="(min-width: 1024px) 560px, 100vw"
        className="mx-auto w-full max-w-md lg:max-w-none"
      />
      <div>
        <h2 id="why-choose-us" className="text-heading">
          Why Choose Us
        </h2>
        <ul className="mt-6 space-y-5">
          {reasons.map(({ title, body }) => (
            <li key={title} className="flex gap-4">
              <span className="mt-0.5 grid size-8 shrink-0 place-items-center rounded-full bg-leaf">
                <Check aria-hidden="true" className="size-5 text-cream" strokeWidth={3} />
              </span>
              <div>
                <h3 className="text-xl leading-snug">{title}</h3>
                <p className="mt-1 text-ink-soft">{body}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </PageSection>
  );
}

function Testimonials() {
  return (
    <PageSection tone="sand" labelledBy="testimonials">
      <h2 id="testimonials" className="text-heading">
        What Neighbors Are Saying
      </h2>
      <ul className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[1.35fr_1fr] lg:grid-rows-2">
        {testimonials.map(({ quote, author, location, stars }, index) => (
          <li key={author} className={index === 0 ? 'lg:row-span-2' : 'border-poppy border-l-4 pl-6'}>
            <figure>
              <div role="img" aria-label={`${stars} out of 5 stars`} className="flex gap-1">
                {Array.from({ length: stars }, (_, star) => (
                  <Star key={`star-${star + 1}`} aria-hidden="true" className="size-5 fill-poppy text-poppy" />
                ))}
              </div>
              <blockquote
                className={
                  index === 0
                    ? 'mt-4 text-balance font-bold text-[clamp(1.5rem,1.1rem+1.6vw,2.25rem)] leading-snug tracking-tight'
                    : 'mt-3 text-lg'
                }
              >
                <p>“{quote}”</p>
              </blockquote>
              <figcaption className="mt-3 text-ink-soft">
                <span className="font-bold text-ink">{author}</span>, {location}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function PopularLocations() {
  return (
    <section aria-labelledby="popular-locations" className="overflow-hidden">
      <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-6 px-4 pt-14 sm:px-6 sm:pt-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 id="popular-locations" className="text-heading">
            Popular Locations
          </h2>
          <p className="mt-3 text-ink-soft">Home base is Southern California. Haulers work well beyond it.</p>
          <ul className="mt-6 flex flex-wrap gap-2.5">
            {popularLocations.map((slug) => (
              <li key={slug}>
                <Link
                  to={paths.serviceAreas}
                  className="inline-flex min-h-11 items-center rounded-full border-2 border-field bg-paper px-5 font-semibold transition-colors hover:border-ink hover:bg-ink hover:text-cream"
                >
                  {findCity(slug).name}
                </Link>
              </li>
            ))}
          </ul>
          <Link
            to={paths.locations}
            className="mt-5 inline-flex min-h-11 items-center gap-2 font-bold underline decoration-2 decoration-poppy underline-offset-4 hover:text-rust"
          >
            All California locations <ArrowRight aria-hidden="true" className="size-5" />
          </Link>
        </div>
        <Picture name="skyline" sizes="(min-width: 1024px) 680px, 100vw" className="w-full" />
      </div>
    </section>
  );
}

function ShortFaq() {
  return (
    <PageSection labelledBy="short-faq" className="grid gap-x-16 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div>
        <h2 id="short-faq" className="text-heading">
          Good to Know
        </h2>
        <ButtonLink to={paths.faq} variant="secondary" className="mt-5">
          All questions
        </ButtonLink>
      </div>
      <Accordion faqs={homeFaqs} />
    </PageSection>
  );
}

function BlogTeaser() {
  const [first, ...others] = posts.slice(0, 3);
  if (!first) return null;
  return (
    <PageSection labelledBy="blog-teaser" className="pt-0 sm:pt-0">
      <h2 id="blog-teaser" className="text-heading">
        From the Blog
      </h2>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[1.3fr_1fr]">
        <PostTeaser post={first} isLarge />
        <div className="grid content-between gap-10">
          {others.map((post) => (
            <PostTeaser key={post.slug} post={post} />
          ))}
        </div>
      </div>
    </PageSection>
  );
}

function PostTeaser({ post, isLarge = false }: { post: (typeof posts)[number]; isLarge?: boolean }) {
  return (
    <article
      className={
        isLarge ? 'group relative' : 'group relative grid gap-5 sm:grid-cols-[14rem_1fr] lg:grid-cols-[11rem_1fr]'
      }
    >
      <div className="overflow-hidden rounded-card bg-cream">
        <Picture
          name={post.coverImage}
          sizes={isLarge ? '(min-width: 1024px) 640px, 100vw' : '(min-width: 640px) 224px, 100vw'}
          className="w-full transition-transform duration-300 ease-settle group-hover:scale-[1.03]"
          isDecoration
        />
      </div>
      <div className={isLarge ? 'mt-4' : ''}>
        <time dateTime={post.publishedAt} className="text-ink-soft text-sm">
          {formatDay(post.publishedAt)}
        </time>
        <h3 className={isLarge ? 'mt-1 text-2xl leading-tight' : 'mt-1 text-xl leading-tight'}>
          <Link to={paths.post(post.slug)} className="after:absolute after:inset-0 group-hover:text-rust">
            {post.title}
          </Link>
        </h3>
        {isLarge && <p className="mt-2 max-w-prose text-ink-soft">{post.excerpt}</p>}
      </div>
    </article>
  );
}

function FinalCall() {
  return (
    <div className="mx-auto max-w-page px-4 pb-16 sm:px-6 sm:pb-24">
      <section
        aria-labelledby="final-call"
        className="flex flex-col items-start gap-6 rounded-panel bg-poppy px-6 py-10 sm:px-12 sm:py-14 lg:flex-row lg:items-center lg:justify-between"
      >
        <div>
          <h2 id="final-call" className="text-title">
            Need Trash Gone Today?
          </h2>
          <p className="mt-2 font-semibold text-lede">Send a request now. A local hauler calls you back.</p>
        </div>
        <BookLink variant="dark" size="lg" className="w-full shrink-0 sm:w-auto">
          Book a Pickup Now
        </BookLink>
      </section>
    </div>
  );
}
