import type { ListView } from '@functions/contracts/desk.ts';
import { clsx } from 'clsx';
import { useLocation, useNavigate } from 'react-router-dom';
import { TextLink } from '@/components/ui/link';
import { words } from '@/content/en/desk-list';
import { ListSection, SectionNote } from './list-section';
import { attentionReason, type Filter, filters, inOrder, matchesFilter } from './listed-request';
import { EVERYTHING_ID } from './part-ids';
import { RequestList } from './request-list';

type RequestsProps = { view: ListView; token: string; openId: string | undefined; isWide: boolean; now: Date };

/** The URL parameter of the chosen filter, so that going back from a request restores it. */
const SHOW = 'show';

/** The open requests with filters. Without one, those that need the team are left out: they are above. */
export function Requests({ view, token, openId, isWide, now }: RequestsProps) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const { requests, moreRequests: more } = view;
  const chosen = filters.find((filter) => filter === new URLSearchParams(search).get(SHOW)) ?? 'all';
  const others = requests.filter((request) => attentionReason(request) === undefined);
  const { show, chips, others: othersChip, nothing, nothingElse } = words.requests;

  function matching(filter: Filter) {
    return filter === 'all' ? others : requests.filter((request) => matchesFilter(filter, request, now));
  }

  function choose(filter: Filter) {
    navigate({ search: filter === 'all' ? '' : `${SHOW}=${filter}`, hash }, { replace: true });
  }

  const hasAbove = others.length < requests.length;
  const shown = inOrder(matching(chosen));
  return (
    <ListSection
      id="requests"
      heading={words.requests.heading}
      count={requests.length + more}
      className="mt-5"
      aside={!isWide && <TextLink href={`#${EVERYTHING_ID}`}>{words.requests.skip}</TextLink>}
    >
      {requests.length > 0 && (
        <fieldset className="mt-2 flex flex-wrap gap-1">
          <legend className="sr-only">{show}</legend>
          {filters.map((filter) => (
            <FilterButton
              key={filter}
              label={filter === 'all' && hasAbove ? othersChip : chips[filter]}
              count={matching(filter).length}
              isChosen={filter === chosen}
              onChoose={() => choose(filter)}
            />
          ))}
        </fieldset>
      )}
      {shown.length > 0 ? (
        <RequestList requests={shown} token={token} openId={openId} isWide={isWide} now={now} />
      ) : (
        <SectionNote>{chosen === 'all' && hasAbove ? nothingElse : nothing[chosen]}</SectionNote>
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
        'inline-flex min-h-11 items-center gap-1 rounded-full border-2 px-2.5 font-semibold text-sm leading-tight transition-colors',
        isChosen ? 'border-transparent bg-ink text-cream' : 'border-field bg-paper hover:border-ink',
      )}
    >
      <span>{label}</span> <span className="even-figures">{count}</span>
    </button>
  );
}
