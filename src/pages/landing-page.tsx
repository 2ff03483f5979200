import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Breadcrumbs } from '@/components/breadcrumbs';
import { Picture } from '@/components/picture';
import { CallToAction } from '@/components/sections/call-to-action';
import { PageSection } from '@/components/sections/page-section';
import { ServiceTiles } from '@/components/sections/service-tiles';
import { Seo } from '@/components/seo';
import { breadcrumbList, type Crumb, junkRemoval, localBusiness } from '@/components/structured-data';
import { ButtonLink } from '@/components/ui/button';
import { cities } from '@/content/cities';
import { findLandingPage, type LandingPageSlug, landingPages } from '@/content/landing-pages';
import type { LandingPageWords } from '@/content/landing-pages/landing-page-words';
import { site } from '@/content/site';
import { BookLink } from '@/features/booking/book-link';
import { paths } from '@/lib/paths';

/** The static page of one place: about booking today, where its city page is about the place. */
export function createLandingPage(slug: LandingPageSlug, words: LandingPageWords) {
  return () => <LandingPage slug={slug} words={words} />;
}

function LandingPage({ slug, words }: { slug: LandingPageSlug; words: LandingPageWords }) {
  const { place } = findLandingPage(slug);
  const trail = [
    { name: 'Service Areas', path: paths.serviceAreas },
    { name: place, path: paths.landingPage(slug) },
  ];
  return (
    <>
      <Seo
        title={words.metaTitle}
        description={words.metaDescription}
        path={paths.landingPage(slug)}
        structuredData={structuredData(slug, words, trail)}
      />
      <Hero words={words} trail={trail} />
      <About place={place} about={words.about} />
      <Reasons place={place} reasons={words.reasons} />
      <PopularServices place={place} words={words} />
      <OtherPlaces slug={slug} />
      <CallToAction heading={`Book your ${place} pickup`} text={words.closing}>
        <BookLink variant="dark" size="lg">
          Book Now
        </BookLink>
        <ButtonLink to={paths.contact} variant="secondary" size="lg">
          Contact Us
        </ButtonLink>
      </CallToAction>
    </>
  );
}

type HeroProps = { words: LandingPageWords; trail: readonly Crumb[] };

function Hero({ words, trail }: HeroProps) {
  return (
    <div className="mx-auto max-w-page px-4 pt-4 sm:px-6 lg:pt-6">
      <Breadcrumbs trail={trail} />
      <div className="mt-3 grid items-center gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
        <div>
          <h1 className="text-hero">{words.heading}</h1>
          <p className="mt-5 max-w-xl text-ink-soft text-lede">{words.lede}</p>
          <BookLink size="lg" className="mt-7 w-full sm:w-auto">
            Book Now
          </BookLink>
        </div>
        <Picture
          name={words.picture}
          sizes="(min-width: 1280px) 560px, (min-width: 1024px) 45vw, 94vw"
          className="mx-auto w-full max-w-md lg:-mr-6 lg:max-w-none"
          isHero
        />
      </div>
    </div>
  );
}

/** What the two paragraphs of `about` tell, in their order. */
const aboutHeadings = ['When you book', 'When the crew comes'];

function About({ place, about }: { place: string; about: LandingPageWords['about'] }) {
  return (
    <PageSection labelledBy="about">
      <h2 id="about" className="text-heading">
        About junk removal in {place}
      </h2>
      <div className="mt-7 grid gap-x-16 gap-y-9 lg:grid-cols-2">
        {about.map((paragraph, index) => (
          <div key={paragraph} className={index === 1 ? 'lg:mt-16' : ''}>
            <h3 className="border-poppy border-t-4 pt-4 text-xl">{aboutHeadings[index]}</h3>
            <p className="mt-2 max-w-prose text-ink-soft text-lg">{paragraph}</p>
          </div>
        ))}
      </div>
    </PageSection>
  );
}

function Reasons({ place, reasons }: { place: string; reasons: LandingPageWords['reasons'] }) {
  return (
    <PageSection tone="leaf" labelledBy="reasons" className="grid gap-x-16 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <h2 id="reasons" className="text-heading lg:sticky lg:top-28 lg:self-start">
        Reasons to choose {site.name} in {place}
      </h2>
      <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {reasons.map(({ title, body }) => (
          <li key={title}>
            <Check aria-hidden="true" className="size-7 text-gold" strokeWidth={3} />
            <h3 className="mt-3 text-xl leading-snug">{title}</h3>
            <p className="mt-1.5 text-cream/90">{body}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function PopularServices({ place, words }: { place: string; words: LandingPageWords }) {
  return (
    <div className="pt-14 sm:pt-20">
      <ServiceTiles
        heading={`Popular services in ${place}`}
        note={words.popularServicesNote}
        services={words.popularServices}
      />
    </div>
  );
}

/** The page of the same place with its neighborhoods, if there is one, and the other landing pages. */
function OtherPlaces({ slug }: { slug: LandingPageSlug }) {
  const { place } = findLandingPage(slug);
  const city = cities.find(({ name }) => name === place);
  return (
    <PageSection
      tone="sand"
      labelledBy="other-places"
      className="grid gap-x-16 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <h2 id="other-places" className="text-heading">
        Around {place}
      </h2>
      <div>
        <ul className="flex flex-wrap gap-2.5">
          {landingPages
            .filter((each) => each.slug !== slug)
            .map((each) => (
              <li key={each.slug}>
                <Link
                  to={paths.landingPage(each.slug)}
                  className="inline-flex min-h-11 items-center rounded-full border-2 border-field bg-paper px-5 font-semibold leading-tight transition-colors hover:border-ink hover:bg-ink hover:text-cream"
                >
                  {each.place}
                </Link>
              </li>
            ))}
        </ul>
        <Link
          to={city ? paths.city(city.slug) : paths.serviceAreas}
          className="mt-5 inline-flex min-h-11 items-center gap-2 font-bold underline decoration-2 decoration-poppy underline-offset-4 hover:text-rust"
        >
          {city ? `${place} neighborhoods, ZIP codes and tips` : 'All service areas'}
          <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
        </Link>
      </div>
    </PageSection>
  );
}

function structuredData(slug: LandingPageSlug, words: LandingPageWords, trail: readonly Crumb[]) {
  const { place, lat, lng } = findLandingPage(slug);
  const pageUrl = site.url + paths.landingPage(slug);
  return [
    localBusiness({ cityName: place, pageUrl, lat, lng, placesServed: landingPages.map((each) => each.place) }),
    junkRemoval({ placeName: place, pageUrl, description: words.metaDescription }),
    breadcrumbList(trail),
  ];
}
