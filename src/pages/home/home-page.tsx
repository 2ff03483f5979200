import { PageSection } from '@/components/sections/page-section';
import { Seo } from '@/components/seo';
import { Accordion } from '@/components/ui/accordion';
import { ButtonLink } from '@/components/ui/button';
import { homeFaqs } from '@/content/home';
import { site } from '@/content/site';
import { paths } from '@/lib/paths';
import { BlogTeaser } from './blog-teaser';
import { FinalCall } from './final-call';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { PopularLocations } from './popular-locations';
import { Testimonials } from './testimonials';
import { WhatWeRemove } from './what-we-remove';
import { WhyChooseUs } from './why-choose-us';

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
