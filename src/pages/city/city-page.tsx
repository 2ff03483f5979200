import { PaidSentence } from '@/components/paid-sentence';
import { junkRemoval, localBusiness } from '@/components/places/local-business';
import { ServiceTiles } from '@/components/places/service-tiles';
import { PageSection } from '@/components/sections/page-section';
import { PostCard } from '@/components/sections/post-card';
import { SideColumnSection } from '@/components/sections/side-column-section';
import { Seo } from '@/components/seo/seo';
import { faqPage } from '@/components/seo/structured-data';
import { Accordion } from '@/components/ui/accordion';
import { ProseText } from '@/components/ui/prose-text';
import { words } from '@/content/en/city-page';
import type { City, CitySlug } from '@/content/facts/cities';
import { findCity } from '@/content/facts/cities';
import { isInCityOfLosAngeles } from '@/content/facts/city-of-los-angeles';
import { popularServices } from '@/content/facts/popular-services';
import { posts } from '@/content/facts/posts';
import { site } from '@/content/facts/site';
import type { CityPlace } from '@/content/shapes/city-place';
import type { CityWords } from '@/content/shapes/city-words';
import type { FreePickup } from '@/content/shapes/free-pickup';
import type { PublishedReview } from '@/content/shapes/published-review';
import { QuoteSection } from '@/features/booking/quote-section';
import { paths } from '@/lib/paths';
import { About } from './about';
import { Hero } from './hero';
import { Nearby } from './nearby';
import { Pickups } from './pickups';
import { Places } from './places';
import { QuoteBand } from './quote-band';
import { Tips } from './tips';

type CityPageProps = {
  slug: CitySlug;
  own: CityWords;
  place: CityPlace;
  reviews: readonly PublishedReview[];
  /** Null if we don't know what the city picks up. */
  freePickup: FreePickup | null;
  /** What people paid for all loads. */
  paid: string | null;
};

export function createCityPage(props: CityPageProps) {
  return () => <CityPage {...props} />;
}

/**
 * Nearly all sentences are written for the one city (`own`): what would be the same on every city page belongs on the
 * home page.
 */
function CityPage({ slug, own, place, reviews, freePickup, paid }: CityPageProps) {
  const city = findCity(slug);
  const { name } = city;
  const trail = [
    { name: words.locations, path: paths.locations },
    { name, path: paths.city(slug) },
  ];
  return (
    <>
      <Seo
        title={words.title(name)}
        description={own.metaDescription}
        path={paths.city(slug)}
        picture="skyline"
        trail={trail}
        structuredData={structuredData(city, own, place)}
      />
      <Hero slug={slug} own={own} trail={trail} />
      <div className="pt-10 sm:pt-14">
        <ServiceTiles heading={words.popularServices(name)} services={popularServices[city.popularServices ?? 'six']} />
      </div>
      <QuoteSection
        heading={words.quote.heading}
        initialValues={{ city: name }}
        filledInNote={words.quote.filledIn(name)}
      >
        <PaidSentence paid={paid} className="mt-3" />
      </QuoteSection>
      <About city={city} intro={own.intro} />
      <Pickups name={name} pickups={own.pickups} />
      <Tips name={name} tips={own.tips} />
      <FreeFromCity slug={slug} freePickup={freePickup} />
      <Questions name={name} faqs={own.faqs} />
      <Places name={name} own={own} />
      <QuoteBand reviews={reviews} />
      {city.isLarge && <LatestPosts />}
      <Nearby city={city} place={place} />
    </>
  );
}

/** Free pickup by the city, without a hauler. */
function FreeFromCity({ slug, freePickup }: Pick<CityPageProps, 'slug' | 'freePickup'>) {
  const { heading, losAngeles, elsewhere, source } = words.freePickup;
  const general = isInCityOfLosAngeles(slug) ? losAngeles : elsewhere;
  return (
    <SideColumnSection labelledBy="free-pickup" heading={heading} className="gap-y-4">
      <div className="max-w-prose">
        <p className="text-lede">
          <ProseText words={freePickup?.sentence ?? general} />
        </p>
        {freePickup && (
          <a href={freePickup.source} className="sentence-link mt-4 inline-block">
            {source}
          </a>
        )}
      </div>
    </SideColumnSection>
  );
}

function Questions({ name, faqs }: { name: string; faqs: CityWords['faqs'] }) {
  return (
    <SideColumnSection labelledBy="questions" heading={words.questions(name)}>
      <Accordion faqs={faqs} />
    </SideColumnSection>
  );
}

function LatestPosts() {
  return (
    <PageSection labelledBy="latest-posts">
      <h2 id="latest-posts" className="text-heading">
        {words.latestPosts}
      </h2>
      <div className="mt-8 grid gap-x-10 gap-y-12 md:grid-cols-2">
        {posts.slice(0, 2).map((post) => (
          <PostCard key={post.slug} post={post} sizes="(min-width: 768px) 46vw, 94vw" headingLevel={3} />
        ))}
      </div>
    </PageSection>
  );
}

function structuredData({ name, slug }: City, own: CityWords, { coordinates }: CityPlace) {
  const pageUrl = site.url + paths.city(slug);
  return [
    localBusiness({ cityName: name, pageUrl, ...coordinates }),
    junkRemoval({ placeName: name, pageUrl, description: own.metaDescription }),
    faqPage(own.faqs),
  ];
}
