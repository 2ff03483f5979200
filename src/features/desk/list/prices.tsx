import type { ListView } from '@functions/contracts/desk.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { words } from '@/content/en/desk-list';
import { ActionButton, isFirstClick } from '@/features/request/action-button';
import { ActionNotice } from '@/features/request/action-notice';
import { formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import { ListSection, SectionNote } from './list-section';
import { type SharedActions, sectionActions } from './section-actions';

type PricesProps = { prices: ListView['prices']; shared: SharedActions; now: Date };

/** What people paid, at the last count, and a button to count now. */
export function Prices({ prices, shared, now }: PricesProps) {
  const actions = sectionActions(shared, 'prices');
  const { heading, never, counted, count, done } = words.prices;
  const { countedAt } = prices;
  return (
    <ListSection id="prices" heading={heading}>
      <p className="mt-3">{countedAt === null ? never : counted(formatLosAngelesClock(countedAt, now))}</p>
      <div role="status">
        {actions.done === 'count-prices' && <p className="mt-2 font-semibold text-leaf">{done}</p>}
      </div>
      <div className="mt-4">
        <ActionNotice actions={actions} />
        <ActionButton
          variant="secondary"
          actions={actions}
          name="count-prices"
          onClick={(event) => isFirstClick(event) && actions.act({ action: 'count-prices' })}
        >
          {count}
        </ActionButton>
      </div>
      {countedAt !== null && <Tables prices={prices} />}
    </ListSection>
  );
}

/** The figures, and the prices by hauler. Rarely read, so their code loads when they are opened. */
function Tables({ prices }: Pick<PricesProps, 'prices'>) {
  const [isOpened, setOpened] = useState(false);
  const { show, loading, offline, failed, retry } = words.prices;
  const code = useQuery({
    queryKey: ['desk-price-tables'],
    queryFn: async () => (await import('./price-tables')).PriceTables,
    enabled: isOpened,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const PriceTables = code.data;
  return (
    <details className="mt-2" onToggle={() => setOpened(true)}>
      <summary className="cursor-pointer py-2 font-semibold">{show}</summary>
      <div role="status">
        {!PriceTables && !code.isError && <SectionNote>{code.isPaused ? offline : loading}</SectionNote>}
      </div>
      {code.isError && (
        <>
          <p role="alert" className="mt-3 font-semibold text-danger">
            {failed}
          </p>
          <Button variant="secondary" className="mt-3" onClick={() => void code.refetch()}>
            {retry}
          </Button>
        </>
      )}
      {PriceTables && <PriceTables prices={prices} />}
    </details>
  );
}
