import type { ListedRequest } from '@functions/contracts/desk.ts';
import { clsx } from 'clsx';
import { useLocation, useNavigate } from 'react-router-dom';
import { words } from '@/content/en/desk-list';
import { ListSection, SectionNote } from './list-section';
import { type Filter, filters, matchesFilter } from './listed-request';
import { RequestList } from './request-list';

type RequestsProps = { requests: readonly ListedRequest[]; more: number; token: string; now: Date };

/** The URL parameter of the chosen filter, so that going back from a request restores it. */
const SHOW = 'show';

/** The open requests with filters, sorted by when a call was promised. */
export function Requests({ requests, more, token, now }: RequestsProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const chosen = filters.find((filter) => filter === new URLSearchParams(search).get(SHOW)) ?? 'all';
  const shown = requests.filter((request) => matchesFilter(chosen, request, now));

  function choose(filter: Filter) {
    navigate(filter === 'all' ? pathname : `${pathname}?${SHOW}=${filter}`, { replace: true });
  }

  return (
    <ListSection id="requests" heading={words.requests.heading} count={requests.length + more}>
      {requests.length > 0 && (
        <fieldset className="mt-4 flex flex-wrap gap-2">
          <legend className="sr-only">{words.requests.show}</legend>
          {filters.map((filter) => (
            <FilterButton
              key={filter}
              label={words.requests.chips[filter]}
              count={requests.filter((request) => matchesFilter(filter, request, now)).length}
              isChosen={filter === chosen}
              onChoose={() => choose(filter)}
            />
          ))}
        </fieldset>
      )}
      {shown.length > 0 ? (
        <RequestList requests={shown} token={token} now={now} />
      ) : (
        <SectionNote>{words.requests.nothing[chosen]}</SectionNote>
      )}
      {more > 0 && <SectionNote className="mt-4">{words.requests.more(more)}</SectionNote>}
    </ListSection>
  );
}

type FilterButtonProps = { label: string; count: number; isChosen: boolean; onChoose(): void };

function FilterButton({ label, count, isChosen, onChoose }: FilterButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={clsx(
        'inline-flex min-h-11 items-center gap-2 rounded-full border-2 px-4 font-semibold leading-tight transition-colors',
        isChosen ? 'border-transparent bg-ink text-cream' : 'border-field bg-paper hover:border-ink',
      )}
    >
      <span>{label}</span> <span className="even-figures">{count}</span>
    </button>
  );
}
