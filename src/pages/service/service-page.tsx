import type { Service, WebPage } from 'schema-dts';
import { Seo } from '@/components/seo/seo';
import { faqPage, organization } from '@/components/seo/structured-data';
import { findService, type ServiceSlug } from '@/content/facts/services';
import { site } from '@/content/facts/site';
import type { ServiceWords } from '@/content/shapes/service-words';
import { QuoteSection } from '@/features/booking/quote-section';
import { addressIn, documentLanguages, type Language, language } from '@/lib/language';
import { paths } from '@/lib/paths';
import { words } from '@/words/service-page';
import { words as cards } from '@/words/services';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { Questions } from './questions';
import { Related } from './related';
import { WhatWeRemove } from './what-we-remove';

/** The page of a service. `own` are the words that no other service has. */
export function createServicePage(slug: ServiceSlug, own: ServiceWords, paid: string | null) {
  return () => <ServicePage slug={slug} own={own} paid={paid} />;
}

/** A service without categories has only its intro and the form. */
function ServicePage({ slug, own, paid }: { slug: ServiceSlug; own: ServiceWords; paid: string | null }) {
  const { title } = cards[slug];
  const trail = [
    { name: words.services, path: paths.services },
    { name: title, path: paths.service(slug) },
  ];
  const { description } = own;
  return (
    <>
      <Seo
        title={own.metaTitle}
        description={own.metaDescription}
        path={paths.service(slug)}
        picture={slug}
        trail={trail}
        structuredData={structuredData(slug, title, own, language)}
      />
      <Hero
        slug={slug}
        pictureAlt={own.pictureAlt}
        intro={own.intro}
        paid={paid}
        trail={trail}
        hasLinks={description !== null}
      />
      {description && <WhatWeRemove categories={own.categories} />}
      <QuoteSection
        heading={words.quote.heading}
        initialValues={{ services: [findService(slug).storedName] }}
        filledInNote={words.quote.filledIn(title)}
      />
      {description && (
        <>
          <HowItWorks {...description} />
          <Questions faqs={own.faqs} />
          <Related slug={slug} />
        </>
      )}
    </>
  );
}

function structuredData(slug: ServiceSlug, title: string, own: ServiceWords, language: Language) {
  const url = site.url + addressIn(language, paths.service(slug));
  return [
    {
      '@type': 'WebPage',
      '@id': `${url}#page`,
      url,
      name: own.metaTitle,
      description: own.metaDescription,
      inLanguage: documentLanguages[language],
      mainEntity: { '@id': `${url}#service` },
    } satisfies WebPage,
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      name: title,
      serviceType: title,
      description: own.metaDescription,
      url,
      image: `${site.url}/pictures/${slug}-1024.webp`,
      areaServed: { '@type': 'State', name: 'California' },
      provider: { '@id': organization['@id'] },
    } satisfies Service,
    organization,
    ...(own.faqs.length > 0 ? [faqPage(own.faqs)] : []),
  ];
}
