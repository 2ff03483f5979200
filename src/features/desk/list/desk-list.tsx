import type { ListView } from '@functions/contracts/desk.ts';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { TextLink } from '@/components/ui/link';
import { words } from '@/content/en/desk-list';
import { ActNotice } from '@/features/job/act-notice';
import { useNow } from '@/lib/use-now';
import { formatLosAngelesClock } from '../times';
import type { DeskActs } from '../use-desk-acts';
import { DeliveryFailures } from './delivery-failures';
import { Haulers } from './haulers';
import { LinksAndSettings } from './links-and-settings';
import { Messages } from './messages';
import { NeedsAction } from './needs-action';
import { Report } from './report';
import { Requests } from './requests';
import { Reviews } from './reviews';
import { SearchField } from './search-field';
import { SearchResults } from './search-results';
import type { SharedActs } from './section-acts';

type DeskListProps = { look: ListView; acts: DeskActs; token: string };

/** All that is open, what needs somebody first, and what a list alone may change. */
export function DeskList({ look, acts, token }: DeskListProps) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string>();
  const [lastSection, setLastSection] = useState<string>();
  // The same one for a minute: rows of the list are shown anew when it is another.
  const nowMs = useNow().getTime();
  const now = useMemo(() => new Date(nowMs), [nowMs]);
  // A long list is filtered between two keys, and not before the letter is shown.
  const text = useDeferredValue(typed.trim());
  const shared = useMemo(() => ({ acts, lastSection, onPress: setLastSection }), [acts, lastSection]);

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
            words.openRequests(look.requests.length + look.moreRequests),
            formatLosAngelesClock(look.expiresAt, now),
          )}
        </p>
        {/* What was pressed before somebody left the page and came back. */}
        {lastSection === undefined && acts.undone && (
          <div className="mt-4">
            <ActNotice acts={acts} />
          </div>
        )}
      </div>
      <SearchField value={typed} onChange={change} onSubmit={() => setAsked(typed.trim() || undefined)} />
      {/* It stays: whoever empties the field finds it as it was, at once, with what they typed into its forms. */}
      <div hidden={text !== ''} className="space-y-12">
        <Everything look={look} shared={shared} token={token} now={now} />
      </div>
      {text !== '' && (
        <MemoSearchResults text={text} asked={asked} look={look} shared={shared} token={token} now={now} />
      )}
    </div>
  );
}

const MemoSearchResults = memo(SearchResults);

type EverythingProps = { look: ListView; shared: SharedActs; token: string; now: Date };

/** The parts of the list in their order. Typing in the field shows none of them anew. */
const Everything = memo(function Everything({ look, shared, token, now }: EverythingProps) {
  return (
    <>
      <NeedsAction look={look} token={token} now={now} />
      <SectionLinks look={look} />
      <Requests requests={look.requests} more={look.moreRequests} token={token} now={now} />
      <Messages messages={look.messages} more={look.moreMessages} shared={shared} now={now} />
      <Reviews reviews={look.reviews} token={token} now={now} />
      <Haulers haulers={look.haulers} shared={shared} now={now} />
      <DeliveryFailures failures={look.trouble} shared={shared} token={token} now={now} />
      <Report weeks={look.report} />
      <LinksAndSettings look={look} shared={shared} now={now} />
    </>
  );
});

/** Leads past a long list of requests. */
function SectionLinks({ look }: { look: ListView }) {
  const sections = [
    { id: 'requests', heading: words.requests.heading, count: look.requests.length + look.moreRequests },
    { id: 'messages', heading: words.messages.heading, count: look.messages.length + look.moreMessages },
    ...(look.reviews.length > 0 ? [{ id: 'reviews', heading: words.reviews.heading, count: look.reviews.length }] : []),
    { id: 'haulers', heading: words.haulers.heading, count: look.haulers.length },
    { id: 'trouble', heading: words.trouble.heading, count: look.trouble.length },
    { id: 'report', heading: words.report.heading },
    { id: 'settings', heading: words.settings.heading },
  ];
  return (
    <nav aria-label={words.partsOfPage}>
      <ul className="flex flex-wrap gap-x-6">
        {sections.map(({ id, heading, count }) => (
          <li key={id}>
            <TextLink href={`#${id}`}>
              <span>
                {heading} {count ? <span className="font-normal even-figures">{count}</span> : null}
              </span>
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
