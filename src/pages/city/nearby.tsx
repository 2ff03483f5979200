import { Link } from 'react-router-dom';
import { PageSection } from '@/components/sections/page-section';
import { ButtonLink } from '@/components/ui/button';
import { words } from '@/content/en/city-page';
import { type City, findCity } from '@/content/facts/cities';
import type { CityPlace } from '@/content/shapes/city-place';
import { paths } from '@/lib/paths';

/** The closest cities and links to related pages. */
export function Nearby({ city, place }: { city: City; place: CityPlace }) {
  return (
    <PageSection
      tone="sand"
      labelledBy="nearby"
      className="grid gap-x-16 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-end"
    >
      <div className="contents lg:block">
        <h2 id="nearby" className="font-bold text-ink-soft text-lede">
          {place.areClose ? words.nearby.closest(city.name) : words.nearby.others}
        </h2>
        <div className="order-last flex flex-wrap gap-3 lg:mt-6">
          <ButtonLink to={paths.locations} variant="secondary">
            {words.nearby.allLocations}
          </ButtonLink>
          <ButtonLink to={paths.contact} variant="secondary">
            {words.nearby.contact}
          </ButtonLink>
        </div>
      </div>
      <ul className="flex flex-wrap gap-x-8 gap-y-1">
        {place.others.map((slug) => (
          <li key={slug}>
            <Link
              to={paths.city(slug)}
              className="inline-flex min-h-12 items-center font-extrabold text-heading underline decoration-2 decoration-poppy underline-offset-8 hover:text-rust"
            >
              {findCity(slug).name}
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
