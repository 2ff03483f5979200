import type { DeskView } from '@functions/contracts/desk.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { words } from '@/content/en/desk';
import { LinkPage } from '@/features/request/link-page';
import { LinkLoading, LinkNotLoaded } from '@/features/request/link-states';
import { formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import { DeskList } from './list/desk-list';
import { DeadLink, Narrow, NoLink } from './look-states';
import { MessagePage } from './message/message-page';
import { RequestPage } from './request/request-page';
import { type DeskActions, deskKey, useDeskActions } from './use-desk-actions';

/** The refetch interval: others act on the same requests while the page stays open. */
const LOOK_AGAIN_MS = 30_000;

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
      {(token) => (isWellFormed ? <Look token={token} leadId={leadId} /> : <DeadLink />)}
    </LinkPage>
  );
}

function Look({ token, leadId }: { token: string; leadId: string | undefined }) {
  // Once the link has expired, the last view stays, with anything being typed in it.
  const [shown, setShown] = useState<DeskView>();
  const actions = useDeskActions(token, leadId);
  const look = useQuery({
    queryKey: deskKey(token, leadId),
    queryFn: async () => (await import('./api')).askDesk({ token, action: 'look', ...(leadId && { leadId }) }),
    staleTime: 0,
    refetchInterval: ({ state }) => state.data !== null && !actions.isUnderWay && LOOK_AGAIN_MS,
    refetchOnWindowFocus: true,
  });

  if (look.data && look.data !== shown) setShown(look.data);

  const seen = look.data === null ? shown : look.data;
  if (seen) {
    const isOld = look.fetchStatus === 'paused' || look.isRefetchError;
    return (
      <>
        {look.data === null ? (
          <DeadLink hasEnded />
        ) : (
          <div role="status" className="empty:hidden">
            {isOld && (
              <p className="mb-4 rounded-card bg-poppy-pale p-4 font-semibold">
                {words.old(formatLosAngelesClock(new Date(look.dataUpdatedAt).toISOString()))}
              </p>
            )}
          </div>
        )}
        <PageInScope look={seen} actions={actions} token={token} />
      </>
    );
  }
  if (look.data === null) return <DeadLink />;
  return (
    <Narrow>
      <LinkNotLoaded look={look} words={words} />
    </Narrow>
  );
}

type PageInScopeProps = { look: DeskView; actions: DeskActions; token: string };

function PageInScope({ look, ...props }: PageInScopeProps) {
  if ('request' in look) return <RequestPage look={look} {...props} />;
  return look.scope === 'message' ? <MessagePage look={look} {...props} /> : <DeskList look={look} {...props} />;
}
