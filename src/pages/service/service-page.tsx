import type { Service, WebPage } from 'schema-dts';
import { Seo } from '@/components/seo/seo';
import { faqPage, organization } from '@/components/seo/structured-data';
import { words as cards } from '@/content/en/services';
import { findService, type ServiceSlug } from '@/content/facts/services';
import { site } from '@/content/facts/site';
import type { ServiceWords } from '@/content/shapes/service-words';
import { QuoteSection } from '@/features/booking/quote-section';
import { paths } from '@/lib/paths';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { Questions } from './questions';
import { Related } from './related';
import { WhatWeRemove } from './what-we-remove';

/** The page of one service. */
export function createServicePage(slug: ServiceSlug, words: ServiceWords) {
  return () => <ServicePage slug={slug} words={words} />;
}

/** A service without categories has its intro and the form only. */
function ServicePage({ slug, words }: { slug: ServiceSlug; words: ServiceWords }) {
  const { title } = cards[slug];
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
        trail={trail}
        structuredData={structuredData(slug, words)}
      />
      <Hero slug={slug} pictureAlt={words.pictureAlt} intro={words.intro} trail={trail} hasLinks={!isIntroOnly} />
      {!isIntroOnly && (
        <>
          <HowItWorks paragraphs={words.description} />
          <WhatWeRemove categories={words.categories} />
          <Questions faqs={words.faqs} />
          <Related slug={slug} />
        </>
      )}
      <QuoteSection
        heading="Book a Pickup Now"
        initialValues={{ services: [findService(slug).storedName] }}
        filledInNote={`${title} is already selected. Add other services if they belong to the same pickup.`}
      />
    </>
  );
}

function structuredData(slug: ServiceSlug, words: ServiceWords) {
  const { title } = cards[slug];
  const url = site.url + paths.service(slug);
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
    ...(words.faqs.length > 0 ? [faqPage(words.faqs)] : []),
  ];
}
