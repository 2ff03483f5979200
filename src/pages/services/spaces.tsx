import { ArrowRight } from 'lucide-react';
import { Picture } from '@/components/picture';
import { SideColumnSection } from '@/components/sections/side-column-section';
import { ServiceIcon } from '@/components/service-icon';
import { serviceGroups } from '@/content/facts/service-groups';
import { findService } from '@/content/facts/services';
import { words as cards } from '@/words/services';
import { words } from '@/words/services-page';
import { CardLink } from './card-link';

/** A list beside its heading. */
export function Spaces() {
  const { id, services } = serviceGroups.spaces;
  const { heading, lede } = words.groups.spaces;
  return (
    <SideColumnSection
      tone="sand"
      id={id}
      labelledBy={`${id}-heading`}
      heading={heading}
      note={<p className="mt-2 max-w-prose text-ink-soft">{lede}</p>}
    >
      <ul className="divide-y divide-line border-line border-y">
        {services.map((slug) => {
          const { title, description } = cards[slug];
          return (
            <li key={slug} className="group relative flex flex-wrap items-center gap-4 py-4 sm:gap-7">
              <div className="size-24 shrink-0 overflow-hidden rounded-card sm:size-32">
                <Picture
                  name={slug}
                  sizes="128px"
                  className="size-full transition-transform duration-300 ease-settle group-hover:scale-105"
                  alt=""
                />
              </div>
              <div className="min-w-0 grow basis-36">
                <h3 className="flex items-start gap-2.5 text-xl leading-tight sm:text-2xl">
                  <ServiceIcon
                    icon={findService(slug).icon}
                    className="mt-0.5 hidden size-6 shrink-0 text-rust sm:block"
                  />
                  <CardLink slug={slug}>{title}</CardLink>
                </h3>
                <p className="mt-1.5 text-ink-soft leading-snug">{description}</p>
              </div>
              <ArrowRight className="hidden size-6 shrink-0 text-rust transition-transform group-hover:translate-x-1 sm:block" />
            </li>
          );
        })}
      </ul>
    </SideColumnSection>
  );
}
