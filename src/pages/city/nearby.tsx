import { Link } from 'react-router-dom';
import { PageSection } from '@/components/sections/page-section';
import { ButtonLink } from '@/components/ui/button';
import type { CitySlug } from '@/content/cities';
import { findCity } from '@/content/cities';
import { paths } from '@/lib/paths';

/** The closest cities, and the ways on. */
export function Nearby({ name, nearby }: { name: string; nearby: readonly CitySlug[] }) {
  return (
    <PageSection
      tone="sand"
      labelledBy="nearby"
      className="grid gap-x-16 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-end"
    >
      <div className="contents lg:block">
        <h2 id="nearby" className="font-bold text-ink-soft text-lede">
          Closest to {name}
        </h2>
        <div className="order-last flex flex-wrap gap-3 lg:mt-6">
          <ButtonLink to={paths.locations} variant="secondary">
            All locations
          </ButtonLink>
          <ButtonLink to={paths.contact} variant="secondary">
            Contact Us
          </ButtonLink>
        </div>
      </div>
      <ul className="flex flex-wrap gap-x-8 gap-y-1">
        {nearby.map(findCity).map(({ slug, name: each }) => (
          <li key={slug}>
            <Link
              to={paths.city(slug)}
              className="inline-flex min-h-12 items-center font-extrabold text-heading underline decoration-2 decoration-poppy underline-offset-8 hover:text-rust"
            >
              {each}
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
