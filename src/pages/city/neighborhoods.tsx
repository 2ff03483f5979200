import { SideColumnSection } from '@/components/sections/side-column-section';
import { words } from '@/content/en/city-page';

type NeighborhoodsProps = { name: string; neighborhoods: readonly string[] };

export function Neighborhoods({ name, neighborhoods }: NeighborhoodsProps) {
  return (
    <SideColumnSection labelledBy="neighborhoods" heading={words.neighborhoods(name)}>
      <ul className="flex flex-wrap content-start gap-2.5">
        {neighborhoods.map((each) => (
          <li key={each} className="rounded-full bg-sand px-5 py-2 font-semibold sm:text-lg">
            {each}
          </li>
        ))}
      </ul>
    </SideColumnSection>
  );
}
