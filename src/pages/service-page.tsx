import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Organization, Service, WebPage } from 'schema-dts';
import { Breadcrumbs } from '@/components/breadcrumbs';
import { Picture } from '@/components/picture';
import { PageSection } from '@/components/sections/page-section';
import { Seo } from '@/components/seo';
import { ServiceIcon } from '@/components/service-icon';
import { breadcrumbList, type Crumb, faqPage } from '@/components/structured-data';
import { Accordion } from '@/components/ui/accordion';
import { ButtonLink } from '@/components/ui/button';
import { relatedServices } from '@/content/service-groups';
import type { ServiceSlug } from '@/content/services';
import { findService } from '@/content/services';
import type { ServiceWords } from '@/content/services/service-words';
import { site } from '@/content/site';
import { BookLink } from '@/features/booking/book-link';
import { QuoteSection } from '@/features/booking/quote-section';
import { paths } from '@/lib/paths';

/** The page of one service. */
export function createServicePage(slug: ServiceSlug, words: ServiceWords) {
  return () => <ServicePage slug={slug} words={words} />;
}

/** A service without categories has its intro and the form only. */
function ServicePage({ slug, words }: { slug: ServiceSlug; words: ServiceWords }) {
  const { title } = findService(slug);
  const trail = [
    { name: 'Services', path: paths.services },
    { name: title, path: paths.service(slug) },
  ];
  const isIntroOnly = words.categories.length === 0;
  return (
    <>
      <Seo
        title={words.metaTitle}
        description={words.metaDescription}
        path={paths.service(slug)}
        structuredData={structuredData(slug, words, trail)}
      />
      <Hero slug={slug} intro={words.intro} trail={trail} hasLinks={!isIntroOnly} />
      {!isIntroOnly && (
        <>
          <Description paragraphs={words.description} />
          <WhatWeRemove categories={words.categories} />
          <Questions faqs={words.faqs} />
          <Related slug={slug} />
        </>
      )}
      <QuoteSection heading="Book a Pickup Now" initialValues={{ services: [title] }}>
        <p className="mt-3 text-ink-soft">
          {title} is ticked already. Add other services if they belong to the same pickup.
        </p>
      </QuoteSection>
    </>
  );
}

type HeroProps = { slug: ServiceSlug; intro: string; trail: readonly Crumb[]; hasLinks: boolean };

/** On phones the picture stands small beside the heading, so that the intro and the links stay in the first view. */
function Hero({ slug, intro, trail, hasLinks }: HeroProps) {
  const [opening, rest] = splitIntro(intro);
  return (
    <div className="mx-auto max-w-page px-4 pt-4 pb-12 sm:px-6 lg:pt-6 lg:pb-10">
      <Breadcrumbs trail={trail} />
      <div className="mt-2 grid grid-cols-[minmax(min-content,1fr)_minmax(0,38%)] gap-x-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:grid-rows-[1fr_auto_auto_1fr] lg:gap-x-16">
        <h1 className="self-center text-title lg:row-start-2">{findService(slug).title}</h1>
        <div className="self-center lg:col-start-2 lg:row-span-4 lg:row-start-1">
          <Picture
            name={slug}
            sizes="(min-width: 1280px) 520px, (min-width: 1024px) 42vw, 38vw"
            className="w-full"
            isHero
          />
        </div>
        <div className="col-span-2 lg:col-span-1 lg:row-start-3">
          <p className="mt-4 max-w-prose text-ink-soft text-lede">{opening}</p>
          {rest && <p className="mt-4 max-w-prose text-ink-soft">{rest}</p>}
          {hasLinks && (
            <nav aria-label="Quick links of this service" className="mt-7 flex flex-wrap gap-3">
              <BookLink size="lg" className="w-full sm:w-auto">
                Book a Pickup
              </BookLink>
              <ButtonLink to={paths.serviceAreas} variant="secondary" className="grow sm:min-h-14 sm:grow-0">
                Service Areas
              </ButtonLink>
              <ButtonLink to={paths.contact} variant="secondary" className="grow sm:min-h-14 sm:grow-0">
                Contact Us
              </ButtonLink>
            </nav>
          )}
        </div>
      </div>
    </div>
  );
}

/** Words that an intro may have before it is shown in two sizes. */
const LONG_INTRO = 80;

/** The intro, or of a long one its first two sentences and then the others, so that it is no wall of large type. */
function splitIntro(intro: string): readonly [opening: string, rest?: string] {
  if (intro.split(' ').length < LONG_INTRO) return [intro];
  const sentences = intro.split('. ');
  return [`${sentences.slice(0, 2).join('. ')}.`, sentences.slice(2).join('. ')];
}

function Description({ paragraphs }: { paragraphs: ServiceWords['description'] }) {
  const [onTheDay, gettingReady, afterwards] = paragraphs;
  const parts = [
    { heading: 'Getting ready', text: gettingReady },
    { heading: 'On the day', text: onTheDay },
    { heading: 'Where it goes', text: afterwards },
  ];
  return (
    <PageSection labelledBy="description">
      <h2 id="description" className="text-heading">
        How It Works
      </h2>
      <div className="mt-7 grid gap-x-12 gap-y-8 lg:grid-cols-3">
        {parts.map(({ heading, text }) => (
          <div key={heading} className="max-w-prose border-poppy border-t-4 pt-4">
            <h3 className="text-xl">{heading}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </div>
        ))}
      </div>
    </PageSection>
  );
}

function WhatWeRemove({ categories }: { categories: ServiceWords['categories'] }) {
  return (
    <PageSection
      tone="sand"
      labelledBy="what-we-remove"
      className="grid gap-x-16 gap-y-7 lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2 id="what-we-remove" className="text-heading">
          What We Remove
        </h2>
        <p className="mt-2 text-ink-soft">
          Local haulers take all of these. If your piece is not listed, describe it in your request.
        </p>
      </div>
      <ul className="grid gap-x-12 gap-y-7 sm:grid-cols-2">
        {categories.map(({ title, description }) => (
          <li key={title} className="flex gap-3.5">
            <span className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-full bg-leaf">
              <Check aria-hidden="true" className="size-4 text-cream" strokeWidth={3.5} />
            </span>
            <div>
              <h3 className="text-lg leading-snug">{title}</h3>
              <p className="mt-1 text-ink-soft">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function Questions({ faqs }: { faqs: ServiceWords['faqs'] }) {
  return (
    <PageSection labelledBy="questions" className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div>
        <h2 id="questions" className="text-heading">
          Questions and Answers
        </h2>
        <div className="mt-6">
          <Accordion faqs={faqs} />
        </div>
      </div>
      <aside className="self-start rounded-panel bg-leaf-pale p-6 sm:p-8 lg:mt-20">
        <h3 className="text-xl">Something else to ask</h3>
        <p className="mt-2">Prices, tracking, hazardous waste and more have answers of their own.</p>
        <Link
          to={paths.faq}
          className="mt-2 inline-flex min-h-11 items-center font-bold underline decoration-2 decoration-poppy underline-offset-4 hover:text-rust"
        >
          Read the FAQ
        </Link>
      </aside>
    </PageSection>
  );
}

function Related({ slug }: { slug: ServiceSlug }) {
  return (
    <PageSection labelledBy="related-services" className="pt-0 sm:pt-0">
      <h2 id="related-services" className="text-heading">
        Related Services
      </h2>
      <ul className="mt-4 grid gap-x-10 gap-y-2 sm:mt-6 sm:grid-cols-3">
        {relatedServices(slug)
          .map(findService)
          .map(({ slug: each, title, description, icon }) => (
            <li key={each} className="group relative flex items-center gap-4 sm:block">
              <div className="w-28 shrink-0 transition-transform duration-300 ease-settle group-hover:-translate-y-1 sm:w-full sm:max-w-64">
                <Picture name={each} sizes="(min-width: 640px) 256px, 112px" className="w-full" isDecoration />
              </div>
              <div className="sm:max-w-72">
                <h3 className="flex items-center gap-2.5 text-lg leading-tight sm:text-xl">
                  <ServiceIcon icon={icon} className="hidden size-6 shrink-0 text-rust sm:block" />
                  <Link to={paths.service(each)} className="after:absolute after:inset-0 group-hover:text-rust">
                    {title}
                  </Link>
                </h3>
                <p className="mt-1 text-ink-soft leading-snug">{description}</p>
              </div>
            </li>
          ))}
      </ul>
    </PageSection>
  );
}

function structuredData(slug: ServiceSlug, words: ServiceWords, trail: readonly Crumb[]) {
  const { title } = findService(slug);
  const url = site.url + paths.service(slug);
  const organization = {
    '@type': 'Organization',
    '@id': `${site.url}/#organization`,
    name: site.name,
    url: site.url,
  } satisfies Organization;
  return [
    {
      '@type': 'WebPage',
      '@id': `${url}#page`,
      url,
      name: words.metaTitle,
      description: words.metaDescription,
      inLanguage: 'en-US',
      mainEntity: { '@id': `${url}#service` },
    } satisfies WebPage,
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      name: title,
      serviceType: title,
      description: words.metaDescription,
      url,
      image: `${site.url}/pictures/${slug}-1024.webp`,
      areaServed: { '@type': 'State', name: 'California' },
      provider: { '@id': organization['@id'] },
    } satisfies Service,
    organization,
    breadcrumbList(trail),
    ...(words.faqs.length > 0 ? [faqPage(words.faqs)] : []),
  ];
}
