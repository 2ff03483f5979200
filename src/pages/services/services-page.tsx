import { PageOpening } from '@/components/sections/page-opening';
import { Seo } from '@/components/seo/seo';
import { ChipLink } from '@/components/ui/link';
import { serviceGroups } from '@/content/facts/service-groups';
import { services } from '@/content/facts/services';
import { BookPanel } from '@/features/booking/book-panel';
import { inCapitalizedWords } from '@/lib/number-words';
import { paths } from '@/lib/paths';
import { Items } from './items';
import { Outside } from './outside';
import { Spaces } from './spaces';

const trail = [{ name: 'Services', path: paths.services }];

export function ServicesPage() {
  return (
    <>
      <Seo
        title="Junk Removal Services in Southern California"
        description={`From one mattress to a whole estate: ${services.length} kinds of pickup by local haulers. Choose what fits, book online in about 60 seconds and get a free quote.`}
        path={paths.services}
        trail={trail}
      />
      <Opening />
      <Items />
      <Spaces />
      <Outside />
      <BookPanel
        heading="A mixed load is fine"
        text="Choose every service that fits. It is still one request, and one local hauler can take all of it."
      />
    </>
  );
}

function Opening() {
  return (
    <PageOpening trail={trail}>
      <div className="mt-3 grid items-end gap-x-16 gap-y-6 lg:mt-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h1 className="text-title">Junk Removal Services</h1>
          <p className="mt-3 max-w-prose text-ink-soft text-lede">
            {`${inCapitalizedWords(services.length)} kinds of pickup, one short request. Local haulers do the lifting, loading and sorting.`}
          </p>
        </div>
        <nav aria-label="On this page">
          <ul className="flex flex-wrap gap-2.5 lg:justify-end">
            {Object.values(serviceGroups).map(({ id, chip }) => (
              <li key={id}>
                <ChipLink href={`#${id}`} className="max-sm:px-4">
                  {chip}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </PageOpening>
  );
}
