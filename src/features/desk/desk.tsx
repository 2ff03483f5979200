import type { DeskView } from '@functions/contracts/desk.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { words } from '@/content/en/desk';
import { LinkPage } from '@/features/request/link-page';
import { LinkLoading, LinkNotLoaded } from '@/features/request/link-states';
import { formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import { DeskList } from './list/desk-list';
import { MessagePage } from './message/message-page';
import { DeadLink, Narrow, NoLink } from './page-states';
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
      {(token) => (isWellFormed ? <View token={token} leadId={leadId} /> : <DeadLink />)}
    </LinkPage>
  );
}

function View({ token, leadId }: { token: string; leadId: string | undefined }) {
  // Once the link has expired, the last view stays, with anything being typed in it.
  const [shown, setShown] = useState<DeskView>();
  const actions = useDeskActions(token, leadId);
  const view = useQuery({
    queryKey: deskKey(token, leadId),
    queryFn: async () => (await import('./api')).askDesk({ token, action: 'view', ...(leadId && { leadId }) }),
    staleTime: 0,
    refetchInterval: ({ state }) => state.data !== null && !actions.isUnderWay && LOOK_AGAIN_MS,
    refetchOnWindowFocus: true,
  });

  if (view.data && view.data !== shown) setShown(view.data);

  const seen = view.data === null ? shown : view.data;
  if (seen) {
    const isOld = view.fetchStatus === 'paused' || view.isRefetchError;
    return (
      <>
        {view.data === null ? (
          <DeadLink hasEnded />
        ) : (
          <div role="status" className="empty:hidden">
            {isOld && (
              <p className="mb-4 rounded-card bg-poppy-pale p-4 font-semibold">
                {words.old(formatLosAngelesClock(new Date(view.dataUpdatedAt).toISOString()))}
              </p>
            )}
          </div>
        )}
        <PageInScope view={seen} actions={actions} token={token} />
      </>
    );
  }
  if (view.data === null) return <DeadLink />;
  return (
    <Narrow>
      <LinkNotLoaded view={view} words={words} />
    </Narrow>
  );
}

type PageInScopeProps = { view: DeskView; actions: DeskActions; token: string };

function PageInScope({ view, ...props }: PageInScopeProps) {
  if ('request' in view) return <RequestPage view={view} {...props} />;
  return view.scope === 'message' ? <MessagePage view={view} {...props} /> : <DeskList view={view} {...props} />;
}
