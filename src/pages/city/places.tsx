import { SideColumnSection } from '@/components/sections/side-column-section';
import { Fold } from '@/components/ui/fold';
import { words } from '@/content/en/city-page';
import type { CityWords } from '@/content/shapes/city-words';

type PlacesProps = { name: string; own: Pick<CityWords, 'neighborhoods' | 'zipCodes' | 'outside'> };

/** The city's neighborhoods and ZIP codes, folded: long lists that few visitors read. */
export function Places({ name, own: { neighborhoods, zipCodes, outside } }: PlacesProps) {
  const { places } = words;
  return (
    <SideColumnSection labelledBy="places" heading={places.heading} className="gap-y-4 pt-0 sm:pt-0">
      <div>
        <Fold as="h3" heading={places.neighborhoods(name)}>
          <ul className="flex flex-wrap gap-2.5">
            {neighborhoods.map((each) => (
              <li key={each} className="rounded-full bg-sand px-5 py-2 font-semibold">
                {each}
              </li>
            ))}
          </ul>
        </Fold>
        <Fold as="h3" heading={outside ? places.zipCodesInCity(name) : places.zipCodes}>
          <ZipCodes zipCodes={zipCodes.filter((zipCode) => !outside?.zipCodes.includes(zipCode))} />
        </Fold>
        {outside && (
          <Fold as="h3" heading={places.zipCodesOutside(name)}>
            <ZipCodes zipCodes={outside.zipCodes} />
            <p className="mt-2 max-w-prose text-ink-soft">{outside.note}</p>
          </Fold>
        )}
      </div>
    </SideColumnSection>
  );
}

function ZipCodes({ zipCodes }: { zipCodes: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 font-semibold even-figures">
      {zipCodes.map((zipCode) => (
        <li key={zipCode}>{zipCode}</li>
      ))}
    </ul>
  );
}
