import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readRecentRequests } from '@/lib/recent-requests';
import { getDraft, keepStep, useDraft } from './draft/draft-store';
import { CONFIRMATION_STEP, furthestStep } from './steps';

type HistoryState = { bookingStep?: number; leadId?: string } | null;

/**
 * The step that the browser's history asks for, or else the one the form was left on, but no further than the first
 * step that is not good; and the request that was sent if it is the confirmation.
 */
export function useStep() {
  const { pathname, search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  const [firstKey] = useState(key);
  const draftId = useDraft((draft) => draft?.identity.leadId);
  const openedOn = useDraft((draft) => draft?.openedOn ?? 1);
  const entry: HistoryState = state;
  const wanted = entry?.bookingStep ?? (key === firstKey ? openedOn : 1);
  const sentId = draftId && wanted === CONFIRMATION_STEP ? entry?.leadId : undefined;

  const sent = useMemo(
    () => (sentId ? readRecentRequests().find(({ leadId }) => leadId === sentId) : undefined),
    [sentId],
  );
  // What the steps before hold changes only with the step or the draft: there is no need to look at each keystroke.
  const step = useMemo(() => {
    const draft = getDraft();
    const isOpen = draft !== null && draft.identity.leadId === draftId;
    return isOpen && wanted > 1 ? Math.max(1, Math.min(wanted, furthestStep(draft.values))) : 1;
  }, [wanted, draftId]);

  function go(next: NonNullable<HistoryState>, replace: boolean) {
    navigate({ pathname, search, hash }, { state: next, replace, preventScrollReset: true });
  }

  return {
    pathname,
    step: sent ? CONFIRMATION_STEP : step,
    sent,
    /** Whether the visitor has gone to a step, and not only opened the form. */
    hasMoved: key !== firstKey,
    /** Changes with each entry of the history. */
    entryKey: key,
    /** Whether this entry of the history names its step, as those do that the form has made. */
    isChosen: entry?.bookingStep !== undefined,
    goTo(next: number) {
      keepStep(next);
      go({ bookingStep: next }, false);
    },
    /** Shows what was sent in the place of the last step, so that Back does not send again. */
    showConfirmation(leadId: string) {
      go({ bookingStep: CONFIRMATION_STEP, leadId }, true);
    },
  };
}
