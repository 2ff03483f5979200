import { MapPin } from 'lucide-react';
import { PlaceMap } from '@/components/places/place-map';
import { PageOpening } from '@/components/sections/page-opening';
import type { Crumb } from '@/components/seo/breadcrumbs';
import { TextLink } from '@/components/ui/link';
import { words } from '@/content/en/city-page';
import { type CitySlug, findCity } from '@/content/facts/cities';
import { countyOf, regionOf } from '@/content/facts/regions';
import { BookLink } from '@/features/booking/book-link';

export function Hero({ slug, lede, trail }: { slug: CitySlug; lede: string; trail: readonly Crumb[] }) {
  const city = findCity(slug);
  return (
    <PageOpening trail={trail}>
      <div className="mt-3 grid items-center gap-x-14 gap-y-8 lg:mt-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
        <div>
          <p className="flex items-center gap-2 font-bold text-rust">
            <MapPin className="size-5 shrink-0" />
            <span>{regionOf(slug) ?? countyOf(city)}</span>
          </p>
          <h1 className="mt-3 text-hero">{words.title(city.name)}</h1>
          <p className="mt-5 max-w-xl text-ink-soft text-lede">{lede}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2">
            <BookLink size="lg" className="w-full sm:w-auto">
              {words.hero.book}
            </BookLink>
            <TextLink href="#quote">{words.hero.quote}</TextLink>
          </div>
        </div>
        <PlaceMap slug={slug} />
      </div>
    </PageOpening>
  );
}
