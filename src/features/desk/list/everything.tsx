import type { ListView } from '@functions/contracts/desk.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { TextLink } from '@/components/ui/link';
import { words } from '@/content/en/desk-list';
import { ActionNotice } from '@/features/request/action-notice';
import { DeliveryFailures } from './delivery-failures';
import { Haulers } from './haulers';
import { LinksAndSettings } from './links-and-settings';
import { Messages } from './messages';
import { EVERYTHING_ID, FAILURES_ID } from './part-ids';
import { Prices } from './prices';
import { RealVisits } from './real-visits';
import { Report } from './report';
import { Reviews } from './reviews';
import type { SharedActions } from './section-actions';

type EverythingProps = { view: ListView; shared: SharedActions; token: string; now: Date };

/** What the list has besides requests: messages first, the settings that only it can change last. */
export function Everything({ view, shared, token, now }: EverythingProps) {
  const { actions, lastSection } = shared;
  const { hash } = useLocation();
  const [wasAsked] = useState(hash === `#${EVERYTHING_ID}`);
  const part = useRef<HTMLDivElement>(null);

  // The link that led here is gone.
  useEffect(() => {
    if (wasAsked) part.current?.focus({ preventScroll: true });
  }, [wasAsked]);

  return (
    <div ref={part} id={EVERYTHING_ID} tabIndex={-1}>
      {/* The outcome of an action from before the user left the page and came back. */}
      {lastSection === undefined && actions.unfinished && <ActionNotice actions={actions} />}
      <SectionLinks view={view} />
      <div className="mt-6 space-y-12">
        <Messages messages={view.messages} more={view.moreMessages} shared={shared} now={now} />
        <Reviews reviews={view.reviews} token={token} now={now} />
        <Haulers haulers={view.haulers} shared={shared} now={now} />
        <DeliveryFailures failures={view.failures} shared={shared} token={token} now={now} />
        <Report weeks={view.report} />
        <Prices prices={view.prices} shared={shared} now={now} />
        <RealVisits site={view.site} now={now} />
        <LinksAndSettings view={view} shared={shared} now={now} />
      </div>
    </div>
  );
}

/** Links to the sections. */
function SectionLinks({ view }: { view: ListView }) {
  const sections = [
    { id: 'messages', heading: words.messages.heading, count: view.messages.length + view.moreMessages },
    ...(view.reviews.length > 0 ? [{ id: 'reviews', heading: words.reviews.heading, count: view.reviews.length }] : []),
    { id: 'haulers', heading: words.haulers.heading, count: view.haulers.length },
    { id: FAILURES_ID, heading: words.failures.heading, count: view.failures.length },
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
