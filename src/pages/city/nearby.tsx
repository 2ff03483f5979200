import { Link } from 'react-router-dom';
import { PageSection } from '@/components/sections/page-section';
import { ButtonLink } from '@/components/ui/button';
import { words } from '@/content/en/city-page';
import { type City, type CitySlug, cities } from '@/content/facts/cities';
import { cityCoordinates } from '@/content/facts/city-coordinates';
import { paths } from '@/lib/paths';

const MOST = 5;
/** If any city is farther away, the heading is "Other cities". */
const NEARBY_KM = 40;

/** The closest cities and links to related pages. */
export function Nearby({ city }: { city: City }) {
  const byDistance = cities
    .filter(({ slug }) => slug !== city.slug)
    .map((other) => ({ ...other, km: kilometersBetween(city.slug, other.slug) }))
    .sort((one, other) => one.km - other.km)
    .slice(0, MOST);
  const nearby = byDistance.filter(({ km }) => km <= NEARBY_KM);
  return (
    <PageSection
      tone="sand"
      labelledBy="nearby"
      className="grid gap-x-16 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-end"
    >
      <div className="contents lg:block">
        <h2 id="nearby" className="font-bold text-ink-soft text-lede">
          {nearby.length > 0 ? words.nearby.closest(city.name) : words.nearby.others}
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
        {(nearby.length > 0 ? nearby : byDistance).map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={paths.city(slug)}
              className="inline-flex min-h-12 items-center font-extrabold text-heading underline decoration-2 decoration-poppy underline-offset-8 hover:text-rust"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

const KM_PER_DEGREE = 111.2;

/** The straight-line distance, on a flat surface: accurate within one percent over the length of California. */
function kilometersBetween(oneCity: CitySlug, otherCity: CitySlug): number {
  const one = cityCoordinates[oneCity];
  const other = cityCoordinates[otherCity];
  const middle = (((one.lat + other.lat) / 2) * Math.PI) / 180;
  return KM_PER_DEGREE * Math.hypot(one.lat - other.lat, (one.lng - other.lng) * Math.cos(middle));
}
