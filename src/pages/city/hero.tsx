import { MapPin } from 'lucide-react';
import { PlaceMap } from '@/components/places/place-map';
import { PageOpening } from '@/components/sections/page-opening';
import type { Crumb } from '@/components/seo/breadcrumbs';
import { words } from '@/content/en/city-page';
import { type CitySlug, findCity } from '@/content/facts/cities';
import { countyOf, regionOf } from '@/content/facts/regions';
import type { CityWords } from '@/content/shapes/city-words';
import { OtherWays } from '@/features/booking/other-ways';
import { ZipForm } from '@/features/booking/zip-form';

type HeroProps = { slug: CitySlug; own: Pick<CityWords, 'lede' | 'zipCodes'>; trail: readonly Crumb[] };

export function Hero({ slug, own, trail }: HeroProps) {
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
          <p className="mt-5 max-w-xl text-ink-soft text-lede">{own.lede}</p>
          <ZipForm example={own.zipCodes[0]} className="mt-6 max-w-md" />
          <OtherWays book={words.book} />
        </div>
        <PlaceMap slug={slug} />
      </div>
    </PageOpening>
  );
}
