import { Picture } from '@/components/picture';
import { PageSection } from '@/components/sections/page-section';
import { ServiceIconTile } from '@/components/service-icon';
import { serviceGroups } from '@/content/facts/service-groups';
import { findService } from '@/content/facts/services';
import { words as cards } from '@/words/services';
import { words } from '@/words/services-page';
import { CardLink } from './card-link';
import { GroupHeading } from './group-heading';

/** Free-standing pictures, every other one a step lower. */
export function Outside() {
  const { id, services } = serviceGroups.outside;
  const { heading, lede } = words.groups.outside;
  return (
    <PageSection id={id} labelledBy={`${id}-heading`} className="pb-4 sm:pb-6">
      <GroupHeading id={id} heading={heading} lede={lede} />
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-8 lg:grid-cols-4">
        {services.map((slug) => {
          const { title, description } = cards[slug];
          return (
            <li key={slug} className="group relative lg:even:mt-12">
              <Picture
                name={slug}
                sizes="(min-width: 1024px) 270px, 45vw"
                className="w-full transition-transform duration-300 ease-settle group-hover:-translate-y-1"
                alt=""
              />
              <div className="relative mt-1">
                <ServiceIconTile icon={findService(slug).icon} />
              </div>
              <h3 className="mt-3 text-lg leading-tight sm:text-xl">
                <CardLink slug={slug}>{title}</CardLink>
              </h3>
              <p className="mt-1.5 text-ink-soft leading-snug">{description}</p>
            </li>
          );
        })}
      </ul>
    </PageSection>
  );
}
