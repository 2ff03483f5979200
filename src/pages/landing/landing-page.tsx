import { junkRemoval, localBusiness } from '@/components/places/local-business';
import { ServiceTiles } from '@/components/places/service-tiles';
import { Seo } from '@/components/seo/seo';
import { findLandingPage, type LandingPageSlug, landingPages } from '@/content/facts/landing-pages';
import { site } from '@/content/facts/site';
import type { LandingPageWords } from '@/content/shapes/landing-page-words';
import { BookPanel } from '@/features/booking/book-panel';
import { paths } from '@/lib/paths';
import { About } from './about';
import { Hero } from './hero';
import { OtherPlaces } from './other-places';
import { Reasons } from './reasons';

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
        trail={trail}
        structuredData={structuredData(slug, words)}
      />
      <Hero words={words} trail={trail} />
      <About place={place} about={words.about} />
      <Reasons place={place} reasons={words.reasons} />
      <div className="pt-14 sm:pt-20">
        <ServiceTiles
          heading={`Popular services in ${place}`}
          note={words.popularServicesNote}
          services={words.popularServices}
        />
      </div>
      <OtherPlaces slug={slug} />
      <BookPanel heading={`Book your ${place} pickup`} text={words.closing} bookLabel="Book Now" />
    </>
  );
}

function structuredData(slug: LandingPageSlug, words: LandingPageWords) {
  const { place, lat, lng } = findLandingPage(slug);
  const pageUrl = site.url + paths.landingPage(slug);
  return [
    localBusiness({ cityName: place, pageUrl, lat, lng, placesServed: landingPages.map((each) => each.place) }),
    junkRemoval({ placeName: place, pageUrl, description: words.metaDescription }),
  ];
}
