import { paid } from 'virtual:prices/home';
import { SideColumnSection } from '@/components/sections/side-column-section';
import { Seo } from '@/components/seo/seo';
import { organization } from '@/components/seo/structured-data';
import { Accordion } from '@/components/ui/accordion';
import { ButtonLink } from '@/components/ui/button';
import { site } from '@/content/facts/site';
import { prose } from '@/content/shapes/prose';
import { paths } from '@/lib/paths';
import { words } from '@/words/home';
import { BlogTeaser } from './blog-teaser';
import { FinalCall } from './final-call';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { PopularLocations } from './popular-locations';
import { Testimonials } from './testimonials';
import { TruckStrip } from './truck-strip';
import { WhatWeRemove } from './what-we-remove';
import { WhyChooseUs } from './why-choose-us';

export function HomePage() {
  return (
    <>
      <Seo
        title={words.title}
        description={words.description}
        path={paths.home}
        picture="hero"
        structuredData={[
          {
            ...organization,
            logo: `${site.url}/icon-512.png`,
            email: site.email,
            description: words.organization,
            areaServed: { '@type': 'State', name: 'California' },
          },
          {
            '@type': 'WebSite',
            '@id': `${site.url}/#website`,
            name: site.name,
            url: site.url,
            publisher: { '@id': organization['@id'] },
          },
        ]}
      />
      <Hero />
      <TruckStrip />
      <WhatWeRemove />
      <HowItWorks />
      <WhyChooseUs />
      <Testimonials />
      <PopularLocations />
      <ShortFaq />
      {import.meta.env.SITE_LANGUAGE === 'en' && <BlogTeaser />}
      <FinalCall />
    </>
  );
}

/** What people paid, if known, begins the answer about the cost. */
function ShortFaq() {
  const { soon, cost } = words.questions;
  const answer = paid ? prose`${paid} ${cost.answer}` : cost.answer;
  return (
    <SideColumnSection
      labelledBy="short-faq"
      heading={words.questions.heading}
      note={
        <ButtonLink to={paths.faq} variant="secondary" className="mt-5">
          {words.questions.all}
        </ButtonLink>
      }
    >
      <Accordion faqs={[soon, { ...cost, answer }]} />
    </SideColumnSection>
  );
}
