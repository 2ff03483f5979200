import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Breadcrumbs } from '@/components/breadcrumbs';
import { Picture } from '@/components/picture';
import { PlaceMap } from '@/components/place-map';
import { PageSection } from '@/components/sections/page-section';
import { PostCard } from '@/components/sections/post-card';
import { QuoteBand } from '@/components/sections/quote-band';
import { ServiceTiles } from '@/components/sections/service-tiles';
import { Seo } from '@/components/seo';
import { breadcrumbList, type Crumb, faqPage, junkRemoval, localBusiness } from '@/components/structured-data';
import { Accordion } from '@/components/ui/accordion';
import { ButtonLink } from '@/components/ui/button';
import type { City, CitySlug } from '@/content/cities';
import type { CityWords } from '@/content/cities/city-words';
import { findCity } from '@/content/cities/find-city';
import { isLargerCity, popularServices } from '@/content/city-page';
import { pickupPictures } from '@/content/pickup-pictures';
import { posts } from '@/content/posts';
import { regions } from '@/content/regions';
import { site } from '@/content/site';
import { BookLink } from '@/features/booking/book-link';
import { QuoteSection } from '@/features/booking/quote-section';
import { paths } from '@/lib/paths';

/** The page of one city. */
export function createCityPage(slug: CitySlug, words: CityWords) {
  return () => <CityPage slug={slug} words={words} />;
}

/**
 * Nearly all its sentences are the city's own (`words`): what every city page would say alike belongs on the home page.
 */
function CityPage({ slug, words }: { slug: CitySlug; words: CityWords }) {
  const city = findCity(slug);
  const { name } = city;
  const trail = [
    { name: 'Locations', path: paths.locations },
    { name, path: paths.city(slug) },
  ];
  return (
    <>
      <Seo
        title={`Junk Removal in ${name}`}
        description={words.metaDescription}
        path={paths.city(slug)}
        structuredData={structuredData(city, words, trail)}
      />
      <Hero slug={slug} lede={words.lede} trail={trail} />
      <About city={city} intro={words.intro} zipCodes={words.zipCodes} />
      <Pickups name={name} pickups={words.pickups} />
      <Tips name={name} tips={words.tips} />
      <Neighborhoods name={name} neighborhoods={words.neighborhoods} note={words.neighborhoodNote} />
      <ServiceTiles heading={`Popular services in ${name}`} services={popularServices(slug)} />
      <QuoteSection heading="Get a Free Quote" initialValues={{ city: name }}>
        <p className="mt-3 text-ink-soft">{name} is filled in already.</p>
      </QuoteSection>
      <Questions name={name} faqs={words.faqs} />
      {isLargerCity(slug) && (
        <>
          <QuoteBand />
          <LatestPosts />
        </>
      )}
      <Nearby name={name} nearby={words.nearby} />
    </>
  );
}

function regionOf(slug: CitySlug) {
  return regions.find(({ cities }) => cities.some((each) => each === slug))?.name;
}

function Hero({ slug, lede, trail }: { slug: CitySlug; lede: string; trail: readonly Crumb[] }) {
  const { name, county } = findCity(slug);
  return (
    <div className="mx-auto max-w-page px-4 pt-4 sm:px-6 lg:pt-6">
      <Breadcrumbs trail={trail} />
      <div className="mt-3 grid items-center gap-x-14 gap-y-8 lg:mt-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
        <div>
          <p className="flex items-center gap-2 font-bold text-rust">
            <MapPin aria-hidden="true" className="size-5 shrink-0" />
            {regionOf(slug) ?? `${county} County`}
          </p>
          <h1 className="mt-3 text-hero">Junk Removal in {name}</h1>
          <p className="mt-5 max-w-xl text-ink-soft text-lede">{lede}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2">
            <BookLink size="lg" className="w-full sm:w-auto">
              Book a Pickup
            </BookLink>
            <a
              href="#quote"
              className="inline-flex min-h-11 items-center font-bold underline decoration-2 decoration-poppy underline-offset-4 hover:text-rust"
            >
              Free quote on this page
            </a>
          </div>
        </div>
        <PlaceMap slug={slug} />
      </div>
    </div>
  );
}

type AboutProps = { city: City & { slug: CitySlug }; intro: CityWords['intro']; zipCodes: CityWords['zipCodes'] };

function About({ city: { slug, name, county, population }, intro, zipCodes }: AboutProps) {
  const region = regionOf(slug);
  return (
    <PageSection labelledBy="about" className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        <h2 id="about" className="text-heading">
          {name}, home by home
        </h2>
        <p className="mt-5 max-w-prose font-medium text-lede">{intro[0]}</p>
        <p className="mt-5 max-w-prose text-ink-soft text-lg">{intro[1]}</p>
      </div>
      <dl className="divide-y divide-line self-start border-line border-y lg:mt-3">
        {region !== `${county} County` && <Fact term="Region" detail={region} />}
        <Fact term="County" detail={county} />
        <Fact term="Population" detail={population} />
        <div className="py-3">
          <dt className="text-ink-soft">ZIP codes</dt>
          <dd className="mt-1">
            <ZipCodes zipCodes={zipCodes} />
          </dd>
        </div>
      </dl>
    </PageSection>
  );
}

function Fact({ term, detail }: { term: string; detail: string | undefined }) {
  if (!detail) return null;
  return (
    <div className="flex items-baseline justify-between gap-6 py-3">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="font-bold text-lg">{detail}</dd>
    </div>
  );
}

/** More ZIP codes than this are folded away. */
const ZIP_CODES_IN_SIGHT = 15;

function ZipCodes({ zipCodes }: { zipCodes: readonly string[] }) {
  const list = (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 font-semibold tabular-nums">
      {zipCodes.map((zipCode) => (
        <li key={zipCode}>{zipCode}</li>
      ))}
    </ul>
  );
  if (zipCodes.length <= ZIP_CODES_IN_SIGHT) return list;
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-bold text-lg underline decoration-2 decoration-poppy underline-offset-4 hover:text-rust">
        {zipCodes[0]} to {zipCodes.at(-1)}: all {zipCodes.length}
      </summary>
      <div className="pt-2">{list}</div>
    </details>
  );
}

/** A name that stays on one line, save on the smallest phones. */
function Unbroken({ children }: { children: string }) {
  return <span className="min-[22.5rem]:whitespace-nowrap">{children}</span>;
}

/** How each of the three pieces stands on a wide screen: sides and widths change, so that they read as a walk. */
const pickupLooks = [
  { row: 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]', picture: 'lg:-ml-6' },
  { row: 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:pl-20', picture: 'ml-auto lg:order-last' },
  { row: 'lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pr-16 lg:pl-10', picture: '' },
] as const;

function Pickups({ name, pickups }: { name: string; pickups: CityWords['pickups'] }) {
  const pictures = pickupPictures(pickups);
  return (
    <PageSection labelledBy="pickups" className="pt-2 sm:pt-4">
      <h2 id="pickups" className="max-w-2xl text-title">
        Three kinds of <Unbroken>{name}</Unbroken> pickup
      </h2>
      <div className="mt-8 space-y-12 lg:mt-6 lg:space-y-0">
        {pickups.map(({ heading, body }, index) => {
          const look = pickupLooks[index];
          const picture = pictures[index];
          return (
            <article key={heading} className={`grid items-center gap-x-16 gap-y-3 ${look?.row}`}>
              {picture && (
                <div className={`w-64 lg:w-full ${look?.picture}`}>
                  <Picture name={picture} sizes="(min-width: 1024px) 520px, 256px" className="w-full" isDecoration />
                </div>
              )}
              <div>
                <h3 className="text-heading">{heading}</h3>
                <p className="mt-3 max-w-prose text-ink-soft text-lg">{body}</p>
              </div>
            </article>
          );
        })}
      </div>
    </PageSection>
  );
}

function Tips({ name, tips }: { name: string; tips: CityWords['tips'] }) {
  return (
    <PageSection tone="leaf" labelledBy="tips">
      <h2 id="tips" className="text-heading">
        Before your <Unbroken>{name}</Unbroken> pickup
      </h2>
      <ol className="mt-9 grid gap-x-10 gap-y-9 md:grid-cols-3">
        {tips.map((tip, index) => (
          <li key={tip} className={`relative flex gap-5 md:block ${['', 'md:mt-10', 'md:mt-20'][index]}`}>
            {index < tips.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute top-16 -bottom-7 left-7 border-leaf-light border-l-2 border-dashed md:top-9 md:bottom-auto md:left-18 md:w-[calc(100%-3rem)] md:origin-left md:rotate-6 md:border-t-2 md:border-l-0"
              />
            )}
            <span className="relative grid size-14 shrink-0 place-items-center rounded-full bg-gold font-extrabold text-2xl text-ink">
              {index + 1}
            </span>
            <p className="max-w-sm text-lg md:mt-5">{tip}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

type NeighborhoodsProps = { name: string; neighborhoods: readonly string[]; note: string };

function Neighborhoods({ name, neighborhoods, note }: NeighborhoodsProps) {
  return (
    <PageSection
      labelledBy="neighborhoods"
      className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div>
        <h2 id="neighborhoods" className="text-heading">
          {name} neighborhoods
        </h2>
        <p className="mt-4 max-w-prose text-ink-soft text-lg">{note}</p>
      </div>
      <ul className="flex flex-wrap content-start gap-2.5 lg:pt-2">
        {neighborhoods.map((each) => (
          <li key={each} className="rounded-full bg-sand px-5 py-2 font-semibold sm:text-lg">
            {each}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function Questions({ name, faqs }: { name: string; faqs: CityWords['faqs'] }) {
  return (
    <PageSection labelledBy="questions" className="grid gap-x-16 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <h2 id="questions" className="text-heading lg:sticky lg:top-28 lg:self-start">
        Asked about {name}
      </h2>
      <Accordion faqs={faqs} />
    </PageSection>
  );
}

function LatestPosts() {
  return (
    <PageSection labelledBy="latest-posts">
      <h2 id="latest-posts" className="text-heading">
        Latest from the blog
      </h2>
      <div className="mt-8 grid gap-x-10 gap-y-12 md:grid-cols-2">
        {posts.slice(0, 2).map((post) => (
          <PostCard key={post.slug} post={post} sizes="(min-width: 768px) 46vw, 94vw" headingLevel={3} />
        ))}
      </div>
    </PageSection>
  );
}

function Nearby({ name, nearby }: { name: string; nearby: readonly CitySlug[] }) {
  return (
    <PageSection
      tone="sand"
      labelledBy="nearby"
      className="grid gap-x-16 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-end"
    >
      <div className="contents lg:block">
        <h2 id="nearby" className="font-bold text-ink-soft text-lede">
          Closest to {name}
        </h2>
        <div className="order-last flex flex-wrap gap-3 lg:mt-6">
          <ButtonLink to={paths.locations} variant="secondary">
            All locations
          </ButtonLink>
          <ButtonLink to={paths.contact} variant="secondary">
            Contact Us
          </ButtonLink>
        </div>
      </div>
      <ul className="flex flex-wrap gap-x-8 gap-y-1">
        {nearby.map(findCity).map(({ slug, name: each }) => (
          <li key={slug}>
            <Link
              to={paths.city(slug)}
              className="inline-flex min-h-12 items-center font-extrabold text-heading underline decoration-2 decoration-poppy underline-offset-8 hover:text-rust"
            >
              {each}
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function structuredData(
  { name, slug, lat, lng }: City & { slug: CitySlug },
  words: CityWords,
  trail: readonly Crumb[],
) {
  const pageUrl = site.url + paths.city(slug);
  return [
    localBusiness({ cityName: name, pageUrl, lat, lng }),
    junkRemoval({ placeName: name, pageUrl, description: words.metaDescription }),
    breadcrumbList(trail),
    faqPage(words.faqs),
  ];
}
