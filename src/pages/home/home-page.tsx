import { SideColumnSection } from '@/components/sections/side-column-section';
import { Seo } from '@/components/seo/seo';
import { organization } from '@/components/seo/structured-data';
import { Accordion } from '@/components/ui/accordion';
import { ButtonLink } from '@/components/ui/button';
import { homeFaqs } from '@/content/en/home';
import { site } from '@/content/facts/site';
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
        description="Get your trash hauled today. Book online in about 60 seconds and get a free quote from a local hauler in Los Angeles or Southern California. No hidden fees."
        path={paths.home}
        structuredData={[
          {
            ...organization,
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
            publisher: { '@id': organization['@id'] },
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
    <SideColumnSection
      labelledBy="short-faq"
      heading="Good to Know"
      note={
        <ButtonLink to={paths.faq} variant="secondary" className="mt-5">
          All questions
        </ButtonLink>
      }
    >
      <Accordion faqs={homeFaqs} />
    </SideColumnSection>
  );
}
