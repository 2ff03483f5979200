import { junkRemoval, localBusiness } from '@/components/places/local-business';
import { ServiceTiles } from '@/components/places/service-tiles';
import { Seo } from '@/components/seo/seo';
import { words } from '@/content/en/landing-page';
import { findLandingPage, type LandingPageSlug, landingPages } from '@/content/facts/landing-pages';
import { site } from '@/content/facts/site';
import type { LandingPageWords } from '@/content/shapes/landing-page-words';
import { BookPanel } from '@/features/booking/book-panel';
import { paths } from '@/lib/paths';
import { About } from './about';
import { Hero } from './hero';
import { OtherPlaces } from './other-places';
import { Reasons } from './reasons';

/**
 * The landing page of a place. It is about booking today; the city page is about the place. `own` are the words of only
 * this page.
 */
export function createLandingPage(slug: LandingPageSlug, own: LandingPageWords) {
  return () => <LandingPage slug={slug} own={own} />;
}

function LandingPage({ slug, own }: { slug: LandingPageSlug; own: LandingPageWords }) {
  const { place } = findLandingPage(slug);
  const trail = [
    { name: words.serviceAreas, path: paths.serviceAreas },
    { name: place, path: paths.landingPage(slug) },
  ];
  return (
    <>
      <Seo
        title={own.metaTitle}
        description={own.metaDescription}
        path={paths.landingPage(slug)}
        picture="skyline"
        trail={trail}
        structuredData={structuredData(slug, own)}
      />
      <Hero own={own} trail={trail} />
      <About place={place} about={own.about} />
      <Reasons place={place} reasons={own.reasons} />
      <div className="pt-14 sm:pt-20">
        <ServiceTiles
          heading={words.popularServices(place)}
          note={own.popularServicesNote}
          services={own.popularServices}
        />
      </div>
      <OtherPlaces slug={slug} />
      <BookPanel heading={words.bookPanel(place)} text={own.closing} />
    </>
  );
}

function structuredData(slug: LandingPageSlug, own: LandingPageWords) {
  const { place, lat, lng } = findLandingPage(slug);
  const pageUrl = site.url + paths.landingPage(slug);
  return [
    localBusiness({ cityName: place, pageUrl, lat, lng, placesServed: landingPages.map((each) => each.place) }),
    junkRemoval({ placeName: place, pageUrl, description: own.metaDescription }),
  ];
}
