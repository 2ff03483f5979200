import { ArrowRight } from 'lucide-react';
import { Picture } from '@/components/picture';
import { ChipLink, TextLink } from '@/components/ui/link';
import { popularLocations } from '@/content/en/home';
import { findCity } from '@/content/facts/cities';
import { site } from '@/content/facts/site';
import { paths } from '@/lib/paths';

/** Chips of the best-known places, over the skyline. */
export function PopularLocations() {
  return (
    <section aria-labelledby="popular-locations">
      <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-6 px-4 pt-14 sm:px-6 sm:pt-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 id="popular-locations" className="text-heading">
            Popular Locations
          </h2>
          <p className="mt-3 text-ink-soft">
            Southern California comes first, but haulers work in other parts of the state too.
          </p>
          <ul className="mt-6 flex flex-wrap gap-2.5">
            {popularLocations.map((slug) => (
              <li key={slug}>
                <ChipLink to={paths.serviceAreas}>{findCity(slug).name}</ChipLink>
              </li>
            ))}
          </ul>
          <TextLink to={paths.locations} className="mt-5">
            All California locations <ArrowRight aria-hidden="true" className="size-5" />
          </TextLink>
        </div>
        <Picture name="skyline" alt={site.skylineAlt} sizes="(min-width: 1024px) 680px, 100vw" className="w-full" />
      </div>
    </section>
  );
}
