import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { parseTrackingId } from '@functions/domain/tracking-id.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '@/lib/use-now';
import { refusals } from '@/words/shared/refusals';
import { TrackingError, UnreachableError } from './errors';
import { isAtDoor, isBooked, isPickupDay } from './pickup-state';

/** The delay before the lookup, so that a request sent a moment ago is stored. */
const LOOKUP_DELAY_MS = 2000;

/** The refetch interval on the day of the pickup. */
const NEXT_LOOK_MS = 60_000;

/** Within its window, when the hauler may be at the door. */
const LOOK_AT_DOOR_MS = 20_000;

/** The query key of a request's details. */
export function leadDetailsKey(trackingId: string): readonly string[] {
  return ['lead-details', trackingId];
}

/**
 * Looks up a request by its tracking ID, as typed. An empty one is not looked up. While the page is visible, refetches
 * each minute on the day of the pickup, because the hauler reports when they are on their way, and more often within its
 * window, because they name the final price.
 */
export function useLeadDetails(trackingId: string): UseQueryResult<LeadDetails> {
  const [startedAt] = useState(() => Date.now());
  const now = useNow();
  return useQuery({
    queryKey: leadDetailsKey(trackingId),
    queryFn: async ({ signal }) => {
      const [{ getLeadDetails }] = await Promise.all([
        import('./api'),
        // A clock can be set back meanwhile.
        delay(Math.min(LOOKUP_DELAY_MS, startedAt + LOOKUP_DELAY_MS - Date.now()), signal),
      ]);
      const id = parseTrackingId(trackingId);
      if (id === null) throw new TrackingError(refusals['request-unknown']);
      return getLeadDetails(id);
    },
    enabled: trackingId !== '',
    retry: (failures, error) => error instanceof UnreachableError && failures < 3,
    refetchInterval: ({ state }) => (state.data ? nextLookMs(state.data, now) : false),
    staleTime: 0,
    gcTime: 0,
  });
}

function nextLookMs(lead: LeadDetails, now: Date): number | false {
  const { pickup } = lead;
  const isInWindow = pickup && isBooked(lead) && new Date(pickup.from) <= now && now <= new Date(pickup.until);
  if (isInWindow) return LOOK_AT_DOOR_MS;
  return (isPickupDay(lead, now) || isAtDoor(lead)) && NEXT_LOOK_MS;
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, Math.max(0, milliseconds));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
