import { Link } from 'react-router-dom';
import { PageSection } from '@/components/sections/page-section';
import { words } from '@/content/en/city-page';
import type { City } from '@/content/facts/cities';
import { landingPageOf } from '@/content/facts/landing-pages';
import { countyOf, regionOf } from '@/content/facts/regions';
import type { CityWords } from '@/content/shapes/city-words';
import { paths } from '@/lib/paths';

type AboutProps = { city: City; intro: CityWords['intro'] };

/** The city in a paragraph and a list of facts. */
export function About({ city, intro }: AboutProps) {
  const { slug, name, county, population } = city;
  const region = regionOf(slug);
  const landingPage = landingPageOf(city);
  return (
    <PageSection labelledBy="about" className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        <h2 id="about" className="text-heading">
          {words.about.heading(name)}
        </h2>
        <p className="mt-5 max-w-prose font-medium text-lede">{intro}</p>
        {landingPage && (
          <p className="mt-5 max-w-prose text-ink-soft text-lg">
            {words.landingPage.before}
            <Link to={paths.landingPage(landingPage.slug)} className="sentence-link">
              {words.landingPage.link(name)}
            </Link>
            {words.landingPage.after}
          </p>
        )}
      </div>
      <dl className="divide-y divide-line self-start border-line border-y lg:mt-3">
        {region !== countyOf(city) && <Fact term={words.about.region} detail={region} />}
        <Fact term={words.about.county} detail={county} />
        <Fact term={words.about.population} detail={population} />
      </dl>
    </PageSection>
  );
}

function Fact({ term, detail }: { term: string; detail: string | undefined }) {
  if (!detail) return null;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="font-bold text-lg">{detail}</dd>
    </div>
  );
}
