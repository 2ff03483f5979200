import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findRecentRequest } from '@/lib/recent-requests';
import { asksToDescribe } from './asks-to-describe';
import { getDraft, keepStep, useDraft } from './draft/draft-store';
import { CONFIRMATION_STEP, furthestStep } from './steps';

type HistoryState = { bookingStep?: number; leadId?: string } | null;

/**
 * The step of the current history entry, or the draft's step on opening, but no further than the first invalid step.
 * For the confirmation, also the request that was sent.
 */
export function useStep() {
  const { pathname, search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  const [firstKey] = useState(key);
  const draftId = useDraft((draft) => draft?.identity.leadId);
  const openedOn = useDraft((draft) => draft?.openedOn ?? 1);
  const entry: HistoryState = state;
  const wanted = entry?.bookingStep ?? (key === firstKey && !asksToDescribe(search) ? openedOn : 1);
  const sentId = draftId && wanted === CONFIRMATION_STEP ? entry?.leadId : undefined;

  const sent = useMemo(() => (sentId ? findRecentRequest(sentId) : undefined), [sentId]);
  // The previous steps' values change only with the step or the draft, so there is no need to validate on each
  // keystroke.
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
    /** Whether the visitor has gone to a step since the form opened. */
    hasMoved: key !== firstKey,
    /** Changes with each history entry. */
    entryKey: key,
    /** Whether the history entry has a step, which only the form's own entries do. */
    isChosen: entry?.bookingStep !== undefined,
    goTo(next: number) {
      keepStep(next);
      go({ bookingStep: next }, false);
    },
    /** Replaces the last step with the confirmation, so that Back does not submit again. */
    showConfirmation(leadId: string) {
      go({ bookingStep: CONFIRMATION_STEP, leadId }, true);
    },
  };
}
