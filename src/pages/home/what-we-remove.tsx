import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Picture } from '@/components/picture';
import { SideColumnSection } from '@/components/sections/side-column-section';
import { ServiceIconTile } from '@/components/service-icon';
import { ButtonLink } from '@/components/ui/button';
import { services } from '@/content/facts/services';
import { paths } from '@/lib/paths';
import { words } from '@/words/home';
import { words as cards } from '@/words/services';

const featured = ['furniture-removal', 'old-appliances', 'yard-waste-cleanup'] as const;

/** Every service, as a row that links to its page. */
export function WhatWeRemove() {
  return (
    <SideColumnSection
      labelledBy="what-we-remove"
      heading={words.whatWeRemove.heading}
      className="gap-y-8"
      note={
        <>
          <p className="mt-3 text-ink-soft">{words.whatWeRemove.lede}</p>
          <div className="mt-6 hidden grid-cols-3 gap-3 lg:grid">
            {featured.map((name) => (
              <Picture key={name} name={name} sizes="96px" className="w-full" alt="" />
            ))}
          </div>
          <ButtonLink to={paths.services} variant="secondary" className="mt-6">
            {words.whatWeRemove.allServices}
          </ButtonLink>
        </>
      }
    >
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {services.map(({ slug, icon }) => (
          <li key={slug} className="border-line border-b sm:nth-2:border-t sm:first:border-t">
            <Link
              to={paths.service(slug)}
              className="group flex min-h-18 items-center gap-4 py-3 transition-colors hover:text-rust"
            >
              <ServiceIconTile icon={icon} className="size-12" />
              <span className="grow">
                <span className="block font-bold text-lg leading-tight">{cards[slug].title}</span>
                <span className="mt-0.5 block text-ink-soft text-sm leading-snug">{cards[slug].description}</span>
              </span>
              <ArrowRight className="size-5 shrink-0 text-rust transition-transform group-hover:translate-x-1" />
            </Link>
          </li>
        ))}
        <li className="border-line border-b">
          <Link
            to={paths.book}
            className="flex min-h-18 items-center justify-between gap-4 py-3 font-bold text-lg text-rust link-underline"
          >
            {words.whatWeRemove.somethingElse}
            <ArrowRight className="size-5 shrink-0" />
          </Link>
        </li>
      </ul>
    </SideColumnSection>
  );
}
