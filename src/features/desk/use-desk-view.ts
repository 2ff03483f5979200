import type { DeskView } from '@functions/contracts/desk.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeskActions, deskKey, useDeskActions } from './use-desk-actions';

/** The refetch interval: others act on the same requests while the page stays open. */
const LOOK_AGAIN_MS = 30_000;

/** What a link shows, and the actions on it. */
export type LoadedDesk = {
  query: UseQueryResult<DeskView | null>;
  actions: DeskActions;
  /** Undefined until it is loaded, and if the link never worked. */
  seen: DeskView | undefined;
  /** The link no longer works. `seen` is what it last showed. */
  hasEnded: boolean;
  /** It could not be refreshed. */
  isOld: boolean;
};

/** Loads what a link shows, by default its own view; `leadId` is a request opened from the list. */
export function useDeskView(token: string, leadId?: string, isEnabled = true): LoadedDesk {
  // Once the link has expired, the last view stays, with anything being typed in it.
  const [shown, setShown] = useState<DeskView>();
  const actions = useDeskActions(token, leadId);
  const query = useQuery({
    queryKey: deskKey(token, leadId),
    queryFn: async () => (await import('./api')).askDesk({ token, action: 'view', ...(leadId && { leadId }) }),
    enabled: isEnabled,
    staleTime: 0,
    refetchInterval: ({ state }) => state.data !== null && !actions.isUnderWay && LOOK_AGAIN_MS,
    refetchOnWindowFocus: true,
  });

  if (query.data && query.data !== shown) setShown(query.data);

  return {
    query,
    actions,
    seen: query.data === null ? shown : query.data,
    hasEnded: query.data === null,
    isOld: query.fetchStatus === 'paused' || query.isRefetchError,
  };
}
