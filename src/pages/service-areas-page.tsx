import { formatPhone } from '@functions/domain/phone.ts';
import { Phone } from 'lucide-react';
import type { Service } from 'schema-dts';
import { CoverageMap } from '@/components/places/coverage-map';
import { PageOpening } from '@/components/sections/page-opening';
import { PageSection } from '@/components/sections/page-section';
import { SideColumnSection } from '@/components/sections/side-column-section';
import type { Crumb } from '@/components/seo/breadcrumbs';
import { Seo } from '@/components/seo/seo';
import { organization } from '@/components/seo/structured-data';
import { toEnglish } from '@/components/ui/english-links';
import { ChipLink, SiteLink, TextLink } from '@/components/ui/link';
import { findCity } from '@/content/facts/cities';
import { landingPages } from '@/content/facts/landing-pages';
import { regions } from '@/content/facts/regions';
import { site } from '@/content/facts/site';
import { BookLink } from '@/features/booking/book-link';
import { BookPanel } from '@/features/booking/book-panel';
import { siteAnswersSpanish } from '@/lib/env';
import { addressIn, language } from '@/lib/language';
import { paths } from '@/lib/paths';
import { words } from '@/words/service-areas';

export function ServiceAreasPage() {
  const trail = [{ name: words.crumb, path: paths.serviceAreas }];
  return (
    <>
      <Seo
        title={words.title}
        description={words.description}
        path={paths.serviceAreas}
        picture="skyline"
        trail={trail}
        structuredData={[structuredData()]}
      />
      <Opening trail={trail} />
      <Regions />
      <MorePlaces />
      <BookPanel {...words.bookPanel} />
    </>
  );
}

function Opening({ trail }: { trail: readonly Crumb[] }) {
  return (
    <PageOpening trail={trail}>
      <div className="mt-3 grid items-end gap-x-16 gap-y-6 lg:mt-5 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h1 className="text-hero">{words.heading}</h1>
          <p className="mt-4 max-w-xl text-ink-soft text-lede">{words.lede}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <BookLink size="lg" className="max-sm:w-full">
            {words.book}
          </BookLink>
          <a
            href={`tel:${site.phone}`}
            className="inline-flex min-h-14 items-center justify-center gap-2.5 rounded-full border-2 border-ink/80 px-3 font-bold text-lg leading-tight transition-colors hover:bg-ink hover:text-cream max-sm:w-full sm:px-7"
          >
            <Phone className="size-5" />
            <span>{words.call(formatPhone(site.phone)) + (siteAnswersSpanish ? '' : words.inEnglish)}</span>
          </a>
        </div>
      </div>
      <div className="-mx-4 mt-8 overflow-hidden sm:mx-0 sm:rounded-panel lg:mt-10">
        <CoverageMap />
      </div>
    </PageOpening>
  );
}

function Regions() {
  return (
    <PageSection labelledBy="regions">
      <h2 id="regions" className="max-w-xl text-title">
        {words.regions.heading}
      </h2>
      {words.regions.inEnglish && <p className="mt-3 text-ink-soft">{words.regions.inEnglish}</p>}
      <div className="mt-8 divide-y divide-line border-line border-y lg:mt-10">
        {regions.map(({ name, cities }) => (
          <section
            key={name}
            aria-label={words.regionNames[name].join(' ')}
            className="grid gap-x-16 gap-y-3 py-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:py-10"
          >
            <div className="lg:sticky lg:top-28 lg:self-start">
              <h3 className="text-2xl leading-tight">{words.regionNames[name].join(' ')}</h3>
              <p className="mt-2 max-w-sm text-ink-soft">{words.regions.notes[name]}</p>
            </div>
            <ul className="gap-x-8 [columns:2_8rem]">
              {cities.map((slug) => (
                <li key={slug} className="break-inside-avoid">
                  <SiteLink
                    {...toEnglish(paths.city(slug))}
                    className="inline-flex min-h-11 items-center font-semibold leading-tight decoration-2 decoration-poppy underline-offset-4 hover:text-rust hover:underline sm:text-lg"
                  >
                    {findCity(slug).name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageSection>
  );
}

function MorePlaces() {
  return (
    <SideColumnSection tone="sand" labelledBy="more-places" heading={words.morePlaces.heading}>
      <div>
        <p className="max-w-prose text-lg">{words.morePlaces.lede}</p>
        <ul className="mt-5 flex flex-wrap gap-2.5">
          {landingPages.map(({ slug, place }) => (
            <li key={slug}>
              <ChipLink {...toEnglish(paths.landingPage(slug))}>{place}</ChipLink>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          {words.morePlaces.elsewhere}{' '}
          <TextLink {...toEnglish(paths.locations)}>{words.morePlaces.largestCities}</TextLink>
        </p>
      </div>
    </SideColumnSection>
  );
}

function structuredData() {
  return {
    '@type': 'Service',
    ...words.structuredData,
    url: site.url + addressIn(language, paths.serviceAreas),
    provider: { ...organization, telephone: site.phone },
    areaServed: regions.map(({ name }) => ({ '@type': 'Place' as const, name: words.regionNames[name].join(' ') })),
  } satisfies Service;
}
