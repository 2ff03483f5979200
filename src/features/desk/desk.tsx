import { useState } from 'react';
import * as z from 'zod/mini';
import { words } from '@/content/en/desk';
import { LinkPage } from '@/features/request/link-page';
import { LinkLoading, LinkNotLoaded } from '@/features/request/link-states';
import { useMedia } from '@/lib/use-media';
import { Board } from './board';
import { useReturnOfFocus } from './list/use-return-of-focus';
import { MessagePage } from './message/message-page';
import { DeadLink, LinkState, Narrow, NoLink, Single } from './page-states';
import { RequestPage } from './request/request-page';
import { type LoadedDesk, useDeskView } from './use-desk-view';

/** From this width on, a request opens beside the list: 1200 px with the usual text size. */
const BOARD = '(min-width: 75rem)';

type DeskProps = {
  /** As it appears in the URL; empty for the desk without a link. */
  token: string;
  /** The request opened from the list. */
  leadId: string | undefined;
};

const loading = (
  <Narrow>
    <LinkLoading words={words.loading} />
  </Narrow>
);

/** The operator's desk, opened by a link in an email: a request, a message or the whole list. */
export function Desk({ token: written, leadId }: DeskProps) {
  const isWellFormed = z.optional(z.uuid()).safeParse(leadId).success;
  return (
    <LinkPage written={written} loading={loading} broken={written ? <DeadLink /> : <NoLink />}>
      {(token) => (isWellFormed ? <View key={token} token={token} leadId={leadId} /> : <DeadLink />)}
    </LinkPage>
  );
}

function View({ token, leadId }: { token: string; leadId: string | undefined }) {
  const isWide = useMedia(BOARD);
  // Only links of the list open other requests.
  const own = useDeskView(token, undefined, leadId === undefined || isWide);
  const [first] = useState(leadId);
  const [hasMoved, setHasMoved] = useState(false);
  if (leadId !== first && !hasMoved) setHasMoved(true);

  const isList = own.seen !== undefined && 'requests' in own.seen;
  useReturnOfFocus(leadId, isList);

  if (leadId === undefined && !isList) return <OwnPage desk={own} />;
  return <Board list={own} token={token} leadId={leadId} isWide={isWide} hasMoved={hasMoved} />;
}

/** The page of a link that opens only one request or message, and of any link until it is loaded. */
function OwnPage({ desk }: { desk: LoadedDesk }) {
  const { seen, query, actions } = desk;
  if (seen) {
    return (
      <Single>
        <LinkState desk={desk} />
        {'request' in seen && <RequestPage view={seen} actions={actions} />}
        {'message' in seen && <MessagePage view={seen} actions={actions} />}
      </Single>
    );
  }
  if (query.data === null) return <DeadLink />;
  return (
    <Narrow>
      <LinkNotLoaded view={query} words={words} />
    </Narrow>
  );
}
