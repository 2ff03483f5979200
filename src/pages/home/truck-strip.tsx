import { allLoads, loads } from 'virtual:prices/home';
import { loadSizes } from '@functions/domain/load-sizes.ts';
import { ArrowRight } from 'lucide-react';
import { PageSection } from '@/components/sections/page-section';
import { TruckPicture } from '@/components/truck-picture';
import { TextLink } from '@/components/ui/link';
import { ChoiceLink } from '@/features/booking/choice-link';
import { paths } from '@/lib/paths';
import { words } from '@/words/home';
import { loadSizeLabels } from '@/words/shared/load-sizes';

/**
 * A truck for each load, with what fits and, where it is known, what people paid. Each leads to the booking form with its
 * load.
 */
export function TruckStrip() {
  const hasPrices = Object.keys(loads).length > 0;
  const { heading, lede, more } = hasPrices ? words.loads.paid : words.loads.unknown;
  return (
    <PageSection tone="sand" labelledBy="loads">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-2">
        <div>
          <h2 id="loads" className="text-heading">
            {heading}
          </h2>
          <p className="mt-2 max-w-prose text-ink-soft text-lede">{lede}</p>
        </div>
        <TextLink to={hasPrices ? paths.prices : `${paths.prices}#what-moves-a-price`}>
          <span>{more}</span> <ArrowRight className="size-5 text-rust" />
        </TextLink>
      </div>
      <div className="@container mt-6">
        <ul className="grid gap-3 @2xl:grid-cols-5">
          {loadSizes.map((size) => (
            <li key={size}>
              <ChoiceLink
                choice={`load=${size}`}
                className="flex h-full items-center gap-3 rounded-card border-2 border-line bg-paper p-3 leading-snug transition-colors hover:border-poppy @2xl:flex-col @2xl:items-stretch @4xl:p-4"
              >
                <TruckPicture load={size} className="w-1/3 shrink-0 rounded-xl @2xl:w-full" isLazy />
                <span className="min-w-0">
                  <span className="block font-bold">{loadSizeLabels[size]}</span>
                  {loads[size] && (
                    <span className="block font-extrabold text-xl even-figures @2xl:text-lg @4xl:text-xl">
                      {loads[size]}
                    </span>
                  )}
                  <span className="block text-ink-soft text-sm">{words.loads.fits[size]}</span>
                </span>
              </ChoiceLink>
            </li>
          ))}
        </ul>
      </div>
      {allLoads && <p className="mt-4 text-ink-soft text-sm">{allLoads}</p>}
    </PageSection>
  );
}
