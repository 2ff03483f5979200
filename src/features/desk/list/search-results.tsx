import type { ListedRequest } from '@functions/contracts/desk.ts';
import { DESK_SEARCH_LENGTH } from '@functions/domain/desk.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/link';
import { words as deskWords } from '@/content/en/desk';
import { words } from '@/content/en/desk-list';
import { HaulerList } from './haulers';
import { ListSection, SectionNote } from './list-section';
import type { Found } from './listed-request';
import { Messages } from './messages';
import { RequestList } from './request-list';
import type { SharedActions } from './section-actions';

/** How many requests are shown at first, and how many more with each frame. */
const BATCH = 24;

type FoundRequestsProps = {
  /** Trimmed, and not empty. */
  text: string;
  /** The text of the last server search, started with Enter or the button. */
  asked: string | undefined;
  onAsk(text: string): void;
  found: Found;
  token: string;
  /** The request that is open beside the list. */
  openId: string | undefined;
  isWide: boolean;
  now: Date;
};

/** Matching requests on the list and on the server, and how much the list has in all. */
export function FoundRequests({ text, asked, onAsk, found, ...props }: FoundRequestsProps) {
  const isAsked = asked === text;
  const { requests, messages, haulers } = found;
  const search = useSearch(props.token, text, isAsked);
  const serverMatches = (isAsked && search.data) || [];
  const others = serverMatches.filter(({ id }) => !requests.some((request) => request.id === id));
  const shown = useGradualCount(requests.length);
  const shared = { ...props, hasIds: true };
  return (
    <div className="space-y-5">
      <ListSection id="found" heading={words.found.heading(text)}>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="text-ink-soft">
            {words.found.count(requests.length + messages.length + haulers.length)}
          </p>
          {!isAsked && (
            <Button variant="secondary" size="sm" onClick={() => onAsk(text)}>
              {words.find.submit}
            </Button>
          )}
        </div>
        {others.length > 0 && requests.length > 0 && (
          <TextLink href="#found-by-server">{words.found.server.see(others.length)}</TextLink>
        )}
        {requests.length > 0 && <RequestList requests={requests.slice(0, shown)} {...shared} />}
      </ListSection>
      {isAsked && <ServerResults search={search} others={others} shared={shared} />}
    </div>
  );
}

type FoundOthersProps = { found: Found; shared: SharedActions; now: Date };

/** Matching messages and haulers. */
export function FoundOthers({ found: { messages, haulers }, ...props }: FoundOthersProps) {
  if (messages.length + haulers.length === 0) return null;
  return (
    <div className="space-y-12">
      {messages.length > 0 && (
        <Messages id="found-messages" heading={words.found.messages} messages={messages} {...props} />
      )}
      {haulers.length > 0 && (
        <ListSection id="found-haulers" heading={words.found.haulers} count={haulers.length}>
          <HaulerList haulers={haulers} {...props} />
        </ListSection>
      )}
    </div>
  );
}

/**
 * How many items of a long list to show now. Rendering all of them at once would delay the next keystroke on a slow
 * phone, so each frame adds a few.
 */
function useGradualCount(total: number): number {
  const [shown, setShown] = useState(BATCH);

  useEffect(() => {
    if (shown === total || (shown === BATCH && total < BATCH)) return;
    const frame = requestAnimationFrame(() => setShown(Math.max(BATCH, Math.min(total, shown + BATCH))));
    return () => cancelAnimationFrame(frame);
  }, [shown, total]);

  return Math.min(shown, total);
}

type Search = UseQueryResult<ListedRequest[] | null>;

function useSearch(token: string, text: string, isAsked: boolean): Search {
  return useQuery({
    queryKey: ['desk-search', token, text],
    queryFn: async () => (await import('../api')).searchDesk(token, text),
    enabled: isAsked,
    staleTime: 0,
  });
}

type ServerResultsProps = {
  search: Search;
  /** Those not already shown. */
  others: readonly ListedRequest[];
  shared: Omit<ComponentProps<typeof RequestList>, 'requests'>;
};

function ServerResults({ search, others, shared }: ServerResultsProps) {
  const { heading, asking, offline, failed, retry, nothing, most } = words.found.server;
  const isDead = search.data === null;
  return (
    <ListSection id="found-by-server" heading={heading}>
      <div role="status">
        {search.isPending && <SectionNote>{search.isPaused ? offline : asking}</SectionNote>}
        {search.data && others.length === 0 && <SectionNote>{nothing}</SectionNote>}
        {search.data?.length === DESK_SEARCH_LENGTH && <SectionNote>{most(DESK_SEARCH_LENGTH)}</SectionNote>}
      </div>
      {(search.isError || isDead) && (
        <p role="alert" className="mt-3 font-semibold text-danger">
          {isDead ? deskWords.deadLink.heading : failed}
        </p>
      )}
      {search.isError && (
        <Button variant="secondary" className="mt-3" onClick={() => void search.refetch()}>
          {retry}
        </Button>
      )}
      {others.length > 0 && <RequestList requests={others} {...shared} />}
    </ListSection>
  );
}
