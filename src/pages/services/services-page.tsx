import { PageOpening } from '@/components/sections/page-opening';
import type { Crumb } from '@/components/seo/breadcrumbs';
import { Seo } from '@/components/seo/seo';
import { ChipLink } from '@/components/ui/link';
import { serviceGroups } from '@/content/facts/service-groups';
import { BookPanel } from '@/features/booking/book-panel';
import { paths } from '@/lib/paths';
import { words } from '@/words/services-page';
import { Items } from './items';
import { Outside } from './outside';
import { Spaces } from './spaces';

/** In the page's order. */
const groups = ['items', 'spaces', 'outside'] as const;

export function ServicesPage() {
  const trail = [{ name: words.crumb, path: paths.services }];
  return (
    <>
      <Seo
        title={words.title}
        description={words.description}
        path={paths.services}
        picture="furniture-removal"
        trail={trail}
      />
      <Opening trail={trail} />
      <Items />
      <Spaces />
      <Outside />
      <BookPanel {...words.bookPanel} />
    </>
  );
}

function Opening({ trail }: { trail: readonly Crumb[] }) {
  return (
    <PageOpening trail={trail}>
      <div className="mt-3 grid items-end gap-x-16 gap-y-6 lg:mt-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h1 className="text-title">{words.heading}</h1>
          <p className="mt-3 max-w-prose text-ink-soft text-lede">{words.lede}</p>
        </div>
        <nav aria-label={words.onThisPage}>
          <ul className="flex flex-wrap gap-2.5 lg:justify-end">
            {groups.map((group) => (
              <li key={group}>
                <ChipLink href={`#${serviceGroups[group].id}`} className="max-sm:px-4">
                  {words.groups[group].chip}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </PageOpening>
  );
}
