import { PageSection } from '@/components/sections/page-section';
import { words } from '@/content/en/city-page';

type NeighborhoodsProps = { name: string; neighborhoods: readonly string[]; note: string };

export function Neighborhoods({ name, neighborhoods, note }: NeighborhoodsProps) {
  return (
    <PageSection
      labelledBy="neighborhoods"
      className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div>
        <h2 id="neighborhoods" className="text-heading">
          {words.neighborhoods(name)}
        </h2>
        <p className="mt-4 max-w-prose text-ink-soft text-lg">{note}</p>
      </div>
      <ul className="flex flex-wrap content-start gap-2.5 lg:pt-2">
        {neighborhoods.map((each) => (
          <li key={each} className="rounded-full bg-sand px-5 py-2 font-semibold sm:text-lg">
            {each}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
