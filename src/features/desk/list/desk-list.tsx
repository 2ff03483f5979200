import type { ListView } from '@functions/contracts/desk.ts';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { TextLink } from '@/components/ui/link';
import { words } from '@/content/en/desk-list';
import { ActionNotice } from '@/features/request/action-notice';
import { formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import { useNow } from '@/lib/use-now';
import type { DeskActions } from '../use-desk-actions';
import { DeliveryFailures } from './delivery-failures';
import { Haulers } from './haulers';
import { LinksAndSettings } from './links-and-settings';
import { Messages } from './messages';
import { NeedsAction } from './needs-action';
import { Prices } from './prices';
import { RealVisits } from './real-visits';
import { Report } from './report';
import { Requests } from './requests';
import { Reviews } from './reviews';
import { SearchField } from './search-field';
import { SearchResults } from './search-results';
import type { SharedActions } from './section-actions';

type DeskListProps = { view: ListView; actions: DeskActions; token: string };

/** The list of everything open, urgent things first, and the settings that only this list can change. */
export function DeskList({ view, actions, token }: DeskListProps) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string>();
  const [lastSection, setLastSection] = useState<string>();
  // The same object for a minute, because a new one would re-render all rows of the list.
  const nowMs = useNow().getTime();
  const now = useMemo(() => new Date(nowMs), [nowMs]);
  // Deferred, so that typing stays responsive while a long list is filtered.
  const text = useDeferredValue(typed.trim());
  const shared = useMemo(() => ({ actions, lastSection, onPress: setLastSection }), [actions, lastSection]);

  function change(value: string) {
    setTyped(value);
    setAsked(undefined);
  }

  return (
    <div className="space-y-12">
      <div>
        <h1 className="font-extrabold text-title">{words.heading}</h1>
        <p className="mt-3 text-lede">
          {words.opening(
            words.openRequests(view.requests.length + view.moreRequests),
            formatLosAngelesClock(view.expiresAt, now),
          )}
        </p>
        {/* The outcome of an action from before the user left the page and came back. */}
        {lastSection === undefined && actions.unfinished && (
          <div className="mt-4">
            <ActionNotice actions={actions} />
          </div>
        )}
      </div>
      <SearchField value={typed} onChange={change} onSubmit={() => setAsked(typed.trim() || undefined)} />
      {/* Hidden instead of unmounted, so that clearing the field restores it immediately, with its form input. */}
      <div hidden={text !== ''} className="space-y-12">
        <Everything view={view} shared={shared} token={token} now={now} />
      </div>
      {text !== '' && (
        <MemoSearchResults text={text} asked={asked} view={view} shared={shared} token={token} now={now} />
      )}
    </div>
  );
}

const MemoSearchResults = memo(SearchResults);

type EverythingProps = { view: ListView; shared: SharedActions; token: string; now: Date };

/** All sections of the list. Memoized, so that typing in the search field does not re-render them. */
const Everything = memo(function Everything({ view, shared, token, now }: EverythingProps) {
  return (
    <>
      <NeedsAction view={view} token={token} now={now} />
      <SectionLinks view={view} />
      <Requests requests={view.requests} more={view.moreRequests} token={token} now={now} />
      <Messages messages={view.messages} more={view.moreMessages} shared={shared} now={now} />
      <Reviews reviews={view.reviews} token={token} now={now} />
      <Haulers haulers={view.haulers} shared={shared} now={now} />
      <DeliveryFailures failures={view.failures} shared={shared} token={token} now={now} />
      <Report weeks={view.report} />
      <Prices prices={view.prices} shared={shared} now={now} />
      <RealVisits site={view.site} now={now} />
      <LinksAndSettings view={view} shared={shared} now={now} />
    </>
  );
});

/** Links to the sections, to skip a long list of requests. */
function SectionLinks({ view }: { view: ListView }) {
  const sections = [
    { id: 'requests', heading: words.requests.heading, count: view.requests.length + view.moreRequests },
    { id: 'messages', heading: words.messages.heading, count: view.messages.length + view.moreMessages },
    ...(view.reviews.length > 0 ? [{ id: 'reviews', heading: words.reviews.heading, count: view.reviews.length }] : []),
    { id: 'haulers', heading: words.haulers.heading, count: view.haulers.length },
    { id: 'failures', heading: words.failures.heading, count: view.failures.length },
    { id: 'report', heading: words.report.heading },
    { id: 'prices', heading: words.prices.heading },
    { id: 'visits', heading: words.visits.heading },
    { id: 'settings', heading: words.settings.heading },
  ];
  return (
    <nav aria-label={words.partsOfPage}>
      <ul className="flex flex-wrap gap-x-6">
        {sections.map(({ id, heading, count }) => (
          <li key={id}>
            <TextLink href={`#${id}`}>
              <span>
                <span>{heading}</span> {count ? <span className="font-normal even-figures">{count}</span> : null}
              </span>
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
