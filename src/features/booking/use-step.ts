import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readRecentRequests } from './recent-requests';
import { CONFIRMATION_STEP } from './steps';
import type { useDraft } from './use-draft';

type HistoryState = { bookingStep?: number; leadId?: string } | null;

/**
 * The step that the browser's history asks for, or else the one the form was left on, but no further than `furthest`;
 * and the request that was sent if it is the confirmation.
 */
export function useStep(
  furthest: number,
  draft: Pick<ReturnType<typeof useDraft>, 'isRestored' | 'keptStep' | 'keepStep'>,
) {
  const { pathname, search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  const [firstKey] = useState(key);
  const wanted: HistoryState = draft.isRestored ? state : null;
  const wantedStep = wanted?.bookingStep ?? (key === firstKey ? draft.keptStep : 1);
  const sent =
    wanted?.bookingStep === CONFIRMATION_STEP
      ? readRecentRequests().find((request) => request.leadId === wanted.leadId)
      : undefined;
  return {
    step: sent ? CONFIRMATION_STEP : Math.max(1, Math.min(wantedStep, furthest)),
    sent,
    /** Whether the visitor has gone to a step, and not only opened the form. */
    hasMoved: key !== firstKey,
    /** Goes to a step. The confirmation takes the place of the last step, so that Back does not send again. */
    goTo(step: number, leadId?: string) {
      draft.keepStep(step);
      navigate(
        { pathname, search, hash },
        { state: { bookingStep: step, leadId }, replace: step === CONFIRMATION_STEP, preventScrollReset: true },
      );
    },
  };
}
