import { clsx } from 'clsx';
import { ArrowRight, ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ItemList } from 'schema-dts';
import { Picture } from '@/components/picture';
import { PageOpening } from '@/components/sections/page-opening';
import { Seo } from '@/components/seo/seo';
import { words } from '@/content/en/locations';
import { type CitySlug, findCity } from '@/content/facts/cities';
import { largestCities } from '@/content/facts/largest-cities';
import { site } from '@/content/facts/site';
import { BookPanel } from '@/features/booking/book-panel';
import { paths } from '@/lib/paths';
import { words as siteWords } from '@/words/site';

const trail = [{ name: words.crumb, path: paths.locations }];

/** Styles of the larger cards. With them, the cards and the link to the service areas fill rows of four. */
const cardLooks: Partial<Record<CitySlug, string>> = {
  'los-angeles': 'col-span-2 bg-leaf text-cream lg:row-span-2 hover:bg-leaf-mid',
  'san-diego': 'col-span-2 bg-poppy hover:bg-poppy-light',
  'san-jose': 'col-span-2 bg-gold hover:bg-poppy-light',
};
const SMALL_CARD = 'bg-paper shadow-card hover:shadow-lift';

export function LocationsPage() {
  return (
    <>
      <Seo
        title={words.title}
        description={words.description}
        path={paths.locations}
        picture="skyline"
        trail={trail}
        structuredData={[cityList()]}
      />
      <Opening />
      <section aria-labelledby="largest-cities" className="mx-auto max-w-page px-4 pt-6 sm:px-6">
        <h2 id="largest-cities" className="text-heading">
          {words.largestCities}
        </h2>
        <ul className="mt-6 grid grid-cols-2 gap-3 sm:gap-4 lg:auto-rows-[10.5rem] lg:grid-cols-4">
          {largestCities.map((slug) => (
            <li key={slug} className="contents">
              <CityCard slug={slug} />
            </li>
          ))}
          <li className="contents">
            <Link
              to={paths.serviceAreas}
              className="group flex flex-col justify-between gap-4 rounded-card border-2 border-field border-dashed p-4 font-bold leading-tight transition-colors hover:border-ink sm:p-5 sm:text-lg"
            >
              {words.serviceAreas}
              <ArrowRight className="size-6 transition-transform group-hover:translate-x-1" />
            </Link>
          </li>
        </ul>
      </section>
      <BookPanel {...words.bookPanel} />
    </>
  );
}

function Opening() {
  return (
    <PageOpening trail={trail}>
      <div className="mt-3 grid items-end gap-x-16 gap-y-3 lg:mt-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h1 className="text-hero">{words.heading}</h1>
        <p className="text-ink-soft text-lede">{words.lede}</p>
      </div>
      <Picture
        name="skyline"
        alt={siteWords.skylineAlt}
        sizes="(min-width: 1216px) 1168px, 100vw"
        className="-mx-4 mt-2 w-[calc(100%+2rem)] max-w-none sm:mx-0 sm:w-full"
        isHero
      />
    </PageOpening>
  );
}

function CityCard({ slug }: { slug: CitySlug }) {
  const { name, population } = findCity(slug);
  const look = cardLooks[slug];
  return (
    <Link
      to={paths.city(slug)}
      className={clsx(
        'group relative flex flex-col justify-between gap-4 overflow-hidden rounded-card p-4 transition duration-150 ease-settle sm:p-5',
        look ?? SMALL_CARD,
      )}
    >
      {slug === largestCities[0] && (
        <span className="absolute -right-10 -bottom-6 w-[68%] max-lg:hidden">
          <Picture name="hero-clear" sizes="400px" className="w-full" alt="" />
        </span>
      )}
      <span className="flex items-start justify-between gap-2">
        <span className={clsx('font-extrabold leading-tight', look ? 'text-heading' : 'text-xl sm:text-2xl')}>
          {name}
        </span>
        <ArrowUpRight className="mt-1 size-6 shrink-0 transition-transform group-hover:translate-x-0.5 group-hover:-translate-y-0.5" />
      </span>
      <span className="relative">
        <span className={clsx('font-extrabold tracking-tight', look ? 'text-title' : 'text-xl')}>{population}</span>{' '}
        <span className="text-sm">{words.people}</span>
      </span>
    </Link>
  );
}

function cityList() {
  return {
    '@type': 'ItemList',
    name: words.structuredData.list,
    itemListElement: largestCities.map((slug, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: words.structuredData.city(findCity(slug).name),
      url: site.url + paths.city(slug),
    })),
  } satisfies ItemList;
}
