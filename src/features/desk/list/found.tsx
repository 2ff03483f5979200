import { DESK_SEARCH_LENGTH } from '@functions/rules/desk.ts';
import type { ListLook } from '@functions/rules/desk-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { words } from '@/content/en/desk-list';
import { RefusedError } from '@/lib/refused-error';
import type { SharedActs } from './acts-of';
import { HaulerList } from './haulers';
import { Messages } from './messages';
import { Nothing, Part } from './part';
import { RequestList } from './request-list';
import { wordsOf } from './standing';

type FoundProps = {
  /** Trimmed, and not empty. */
  text: string;
  /** What the server was asked for by Enter. */
  asked: string | undefined;
  look: ListLook;
  shared: SharedActs;
  token: string;
  now: Date;
};

/** What of the list has a text in it, and what the server finds. */
export function Found({ text, asked, look, shared, token, now }: FoundProps) {
  const find = text.toLowerCase();
  const requests = look.requests.filter((request) => wordsOf(request).includes(find));
  const messages = look.messages.filter(({ name, email, message }) => has(find, name, email, message));
  const haulers = look.haulers.filter(({ name, contactName, email, phone, zipPrefixes }) =>
    has(find, name, contactName, email, phone, ...zipPrefixes),
  );
  const count = requests.length + messages.length + haulers.length;
  return (
    <>
      <Part id="found" heading={words.found.heading(text)}>
        <p role="status" className="mt-2 text-ink-soft">
          {words.found.count(count)} {asked !== text && words.found.enter}
        </p>
        {requests.length > 0 && <RequestList requests={requests} token={token} now={now} />}
      </Part>
      {asked === text && (
        <FoundByServer text={text} known={new Set(requests.map(({ id }) => id))} token={token} now={now} />
      )}
      {messages.length > 0 && <Messages messages={messages} shared={shared} now={now} />}
      {haulers.length > 0 && (
        <Part id="haulers" heading={words.haulers.heading} count={haulers.length}>
          <HaulerList haulers={haulers} shared={shared} now={now} />
        </Part>
      )}
    </>
  );
}

type FoundByServerProps = {
  text: string;
  /** The ids of those that are shown already. */
  known: ReadonlySet<string>;
  token: string;
  now: Date;
};

function FoundByServer({ text, known, token, now }: FoundByServerProps) {
  const { heading, asking, offline, failed, retry, nothing, most } = words.found.server;
  const search = useQuery({
    queryKey: ['desk-search', token, text],
    queryFn: async () => (await import('../api')).searchDesk(token, text),
    retry: (failures, error) => !(error instanceof RefusedError) && failures < 2,
    staleTime: 0,
  });
  const others = search.data?.filter(({ id }) => !known.has(id)) ?? [];
  return (
    <Part id="found-by-server" heading={heading}>
      <div role="status">
        {search.isPending && <Nothing>{search.isPaused ? offline : asking}</Nothing>}
        {search.data !== undefined && others.length === 0 && <Nothing>{nothing}</Nothing>}
        {search.data?.length === DESK_SEARCH_LENGTH && <Nothing>{most(DESK_SEARCH_LENGTH)}</Nothing>}
      </div>
      {search.isError && (
        <>
          <p role="alert" className="mt-3 font-semibold text-danger">
            {failed}
          </p>
          <Button variant="secondary" className="mt-3" onClick={() => void search.refetch()}>
            {retry}
          </Button>
        </>
      )}
      {others.length > 0 && <RequestList requests={others} token={token} now={now} />}
    </Part>
  );
}

function has(find: string, ...texts: (string | null)[]): boolean {
  return texts.some((text) => text?.toLowerCase().includes(find));
}
