import { MapPin } from 'lucide-react';
import { Breadcrumbs } from '@/components/breadcrumbs';
import { PlaceMap } from '@/components/place-map';
import type { Crumb } from '@/components/structured-data';
import type { CitySlug } from '@/content/cities';
import { findCity } from '@/content/cities';
import { regionOf } from '@/content/regions';
import { BookLink } from '@/features/booking/book-link';

export function Hero({ slug, lede, trail }: { slug: CitySlug; lede: string; trail: readonly Crumb[] }) {
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
