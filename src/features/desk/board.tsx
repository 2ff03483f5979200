import type { ListView } from '@functions/contracts/desk.ts';
import { clsx } from 'clsx';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { words } from '@/content/en/desk-list';
import { useMedia } from '@/lib/use-media';
import { useNow } from '@/lib/use-now';
import { BackToList } from './back-to-list';
import { Everything } from './list/everything';
import { ListNotLoaded } from './list/list-not-loaded';
import { findOnList, inNeed, isLate } from './list/listed-request';
import { NeedsAction } from './list/needs-action';
import { Requests } from './list/requests';
import { SearchField } from './list/search-field';
import { FoundOthers, FoundRequests } from './list/search-results';
import type { SharedActions } from './list/section-actions';
import { OpenedRequest } from './opened-request';
import { LinkState } from './page-states';
import { pane, WIDE_BOARD } from './pane';
import { requestTitle } from './request/request-heading';
import { Tools } from './tools';
import type { LoadedDesk } from './use-desk-view';

type BoardProps = {
  list: LoadedDesk;
  token: string;
  /** The request that is open. */
  leadId: string | undefined;
  /** Whether a request opens beside the list, and not in its place. */
  isWide: boolean;
  /** Whether something else was open before on this visit. */
  hasMoved: boolean;
};

/**
 * Everything open. On the left what is due; on the right the open request or, at the list's own address, everything
 * else. What is found takes the place of the left column only. In a narrower window, one is below the other, and a
 * request takes their place.
 *
 * In a very wide window, the desk opens with the request whose call is late the longest beside its list. Its address stays the
 * list's own, and the focus where it is.
 */
export function Board({ list, token, leadId, isWide, hasMoved }: BoardProps) {
  const view = list.seen && 'requests' in list.seen ? list.seen : undefined;
  const { actions } = list;
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string>();
  const [lastSection, setLastSection] = useState<string>();
  // The same object for a minute, because a new one would re-render all rows of the list.
  const nowMs = useNow().getTime();
  const now = useMemo(() => new Date(nowMs), [nowMs]);
  // Deferred, so that typing stays responsive while a long list is filtered.
  const text = useDeferredValue(typed.trim());
  const found = useMemo(() => (view && text !== '' ? findOnList(view, text) : undefined), [view, text]);
  const shared = useMemo(() => ({ actions, lastSection, onPress: setLastSection }), [actions, lastSection]);
  const sharedFound = useMemo(() => amongFound(shared), [shared]);
  const latest = useLatest(view, now);
  // In a narrower window, it is only out of sight, since a dialog may be open in it.
  const mountedId = leadId ?? latest;
  const openId = isWide ? mountedId : leadId;
  const isOpen = openId !== undefined;
  const hasLists = isWide || !isOpen;

  // The sections are gone then, except those among the results: when they are back, the outcome of their last action is
  // shown above them.
  if (isOpen && lastSection !== undefined && !lastSection.startsWith(FOUND)) setLastSection(undefined);

  function change(value: string) {
    setTyped(value);
    setAsked(undefined);
    // Outcomes are then shown at the same card below.
    if (value.trim() === '') setLastSection((section) => section && withoutPrefix(section));
  }

  return (
    <>
      <Tools>
        {!hasLists && <BackToList token={token} />}
        {hasLists && view && (
          <>
            <SearchField value={typed} onChange={change} onSubmit={() => setAsked(typed.trim() || undefined)} />
            {isOpen && <BackToList token={token} isBeside />}
            <p className="hidden shrink-0 text-ink-soft text-sm lg:block">{openingOf(view)}</p>
          </>
        )}
      </Tools>
      {!isOpen && <LinkState desk={list} />}
      {/* Columns by CSS: a narrower window must not wait for a render. */}
      <div className="items-start gap-x-8 min-[75rem]:grid min-[75rem]:grid-cols-[minmax(27rem,36%)_minmax(0,1fr)]">
        {hasLists && (
          <div
            className={clsx(
              'min-w-0',
              isOpen && 'max-[75rem]:hidden',
              isWide && [pane.className, '-mx-1.5 px-1.5 pb-1.5'],
            )}
            style={isWide ? pane.style : undefined}
          >
            {!isOpen && <h1 className="sr-only">{words.heading}</h1>}
            {!view && <ListNotLoaded list={list} />}
            {/* Hidden instead of unmounted, so that clearing the field restores it immediately. */}
            <div hidden={found !== undefined}>
              {view && <MemoLists view={view} token={token} openId={openId} isWide={isWide} now={now} />}
            </div>
            {found && (
              <div className="space-y-8">
                <MemoFoundRequests {...{ text, asked, found, token, now, isWide }} openId={openId} onAsk={setAsked} />
                <MemoFoundOthers found={found} shared={sharedFound} now={now} />
              </div>
            )}
          </div>
        )}
        <div className={clsx('min-w-0', hasLists && !isWide && 'mt-12')}>
          {mountedId !== undefined && (
            <div hidden={!isOpen}>
              <OpenedRequest
                key={mountedId}
                {...{ token, isWide }}
                leadId={mountedId}
                title={titleOf(mountedId, view)}
                takesFocus={hasMoved && leadId !== undefined}
              />
            </div>
          )}
          {!isOpen && (
            <div hidden={found !== undefined && !isWide}>
              {view && <MemoEverything view={view} shared={shared} token={token} now={now} />}
            </div>
          )}
        </div>
      </div>
    </>
  );
}

// Memoized, so that typing in the search field does not re-render them.
const MemoLists = memo(Lists);
const MemoEverything = memo(Everything);
const MemoFoundRequests = memo(FoundRequests);
const MemoFoundOthers = memo(FoundOthers);

type ListsProps = { view: ListView; token: string; openId: string | undefined; isWide: boolean; now: Date };

function Lists({ view, ...props }: ListsProps) {
  return (
    <>
      <NeedsAction view={view} {...props} />
      <Requests view={view} {...props} />
    </>
  );
}

/** The request that is late the longest when the list is first there, unless a part of the page is asked for. */
function useLatest(view: ListView | undefined, now: Date): string | undefined {
  const isWide = useMedia(WIDE_BOARD);
  const { hash } = useLocation();
  const [chosen, setChosen] = useState<string | false>();

  if (view && chosen === undefined) {
    const [first] = inNeed(view.requests);
    setChosen(isWide && first !== undefined && isLate(first, now) && first.id);
  }
  return hash === '' && chosen ? chosen : undefined;
}

/** Marks what is done among the results: the same card may also be in the other column. */
const FOUND = 'found ';

function withoutPrefix(section: string): string {
  return section.startsWith(FOUND) ? section.slice(FOUND.length) : section;
}

function amongFound({ actions, lastSection, onPress }: SharedActions): SharedActions {
  return {
    actions,
    lastSection: lastSection?.startsWith(FOUND) ? withoutPrefix(lastSection) : undefined,
    onPress: (section) => onPress(`${FOUND}${section}`),
  };
}

function openingOf({ requests, moreRequests }: ListView): string {
  return `${words.openRequests(requests.length + moreRequests)} ${words.timeZone}`;
}

/** The title of a request, as the list already knows it. */
function titleOf(leadId: string, view: ListView | undefined): string | undefined {
  const listed = view?.requests.find(({ id }) => id === leadId);
  return listed && requestTitle(listed);
}
