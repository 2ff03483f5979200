import { Link } from 'react-router-dom';
import { Picture } from '@/components/picture';
import { PageSection } from '@/components/sections/page-section';
import { ServiceIcon } from '@/components/service-icon';
import { relatedServices } from '@/content/facts/service-groups';
import { findService, type ServiceSlug } from '@/content/facts/services';
import { paths } from '@/lib/paths';
import { words } from '@/words/service-page';
import { words as cards } from '@/words/services';

export function Related({ slug }: { slug: ServiceSlug }) {
  return (
    <PageSection labelledBy="related-services" className="pt-0 sm:pt-0">
      <h2 id="related-services" className="text-heading">
        {words.related}
      </h2>
      <ul className="mt-4 grid gap-x-10 gap-y-2 sm:mt-6 sm:grid-cols-3">
        {relatedServices(slug)
          .map(findService)
          .map(({ slug: each, icon }) => (
            <li key={each} className="group relative flex flex-wrap items-center gap-4 sm:block">
              <div className="w-28 shrink-0 transition-transform duration-300 ease-settle group-hover:-translate-y-1 sm:w-full sm:max-w-64">
                <Picture name={each} sizes="(min-width: 640px) 256px, 112px" className="w-full" alt="" />
              </div>
              <div className="min-w-0 grow basis-36 sm:max-w-72">
                <h3 className="flex items-center gap-2.5 text-lg leading-tight sm:text-xl">
                  <ServiceIcon icon={icon} className="hidden size-6 shrink-0 text-rust sm:block" />
                  <Link to={paths.service(each)} className="min-w-0 after:absolute after:inset-0 group-hover:text-rust">
                    {cards[each].title}
                  </Link>
                </h3>
                <p className="mt-1 text-ink-soft leading-snug">{cards[each].description}</p>
              </div>
            </li>
          ))}
      </ul>
    </PageSection>
  );
}
