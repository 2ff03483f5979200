import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Picture } from '@/components/picture';
import { findCity } from '@/content/cities';
import { popularLocations } from '@/content/home';
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
          <p className="mt-3 text-ink-soft">Home base is Southern California. Haulers work well beyond it.</p>
          <ul className="mt-6 flex flex-wrap gap-2.5">
            {popularLocations.map((slug) => (
              <li key={slug}>
                <Link
                  to={paths.serviceAreas}
                  className="inline-flex min-h-11 items-center rounded-full border-2 border-field bg-paper px-5 font-semibold transition-colors hover:border-ink hover:bg-ink hover:text-cream"
                >
                  {findCity(slug).name}
                </Link>
              </li>
            ))}
          </ul>
          <Link
            to={paths.locations}
            className="mt-5 inline-flex min-h-11 items-center gap-2 font-bold underline decoration-2 decoration-poppy underline-offset-4 hover:text-rust"
          >
            All California locations <ArrowRight aria-hidden="true" className="size-5" />
          </Link>
        </div>
        <Picture name="skyline" sizes="(min-width: 1024px) 680px, 100vw" className="w-full" />
      </div>
    </section>
  );
}
