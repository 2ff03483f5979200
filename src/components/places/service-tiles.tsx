import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SideColumnSection } from '@/components/sections/side-column-section';
import { ServiceIconTile } from '@/components/service-icon';
import { ButtonLink } from '@/components/ui/button';
import { words } from '@/content/en/places';
import { findService, type ServiceSlug } from '@/content/facts/services';
import { paths } from '@/lib/paths';
import { words as cards } from '@/words/services';

type ServiceTilesProps = { heading: string; note?: string; services: readonly ServiceSlug[] };

/** The most requested services in a place, as rows that link to their pages. */
export function ServiceTiles({ heading, note, services }: ServiceTilesProps) {
  return (
    <SideColumnSection
      labelledBy="popular-services"
      heading={heading}
      className="gap-y-7 pt-0 sm:pt-0"
      note={
        <>
          {note && <p className="mt-3 text-ink-soft">{note}</p>}
          <ButtonLink to={paths.services} variant="secondary" className="mt-6 max-lg:hidden">
            {words.allServices}
          </ButtonLink>
        </>
      }
    >
      <ul className="grid fit-columns gap-x-8 self-start">
        {services.map(findService).map(({ slug, icon }) => (
          <li key={slug} className="-mt-px border-line border-y">
            <Link
              to={paths.service(slug)}
              className="group flex min-h-16 items-center gap-4 py-2.5 font-bold text-lg leading-tight transition-colors hover:text-rust"
            >
              <ServiceIconTile icon={icon} />
              <span className="min-w-0 grow">{cards[slug].title}</span>
              <ArrowRight className="size-5 shrink-0 text-rust transition-transform group-hover:translate-x-1" />
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.services} variant="secondary" className="justify-self-start lg:hidden">
        {words.allServices}
      </ButtonLink>
    </SideColumnSection>
  );
}
