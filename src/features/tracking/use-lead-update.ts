import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { type UpdateLeadInput, updateLeadInput } from '@functions/contracts/update-lead.ts';
import { useRef, useState } from 'react';
import { useActions } from '@/features/request/use-actions';
import { queryClient } from '@/lib/forms/query-client';
import { RefusedError } from '@/lib/forms/refused-error';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { doorRefusals, noShowRefusals, proposalRefusalsForCustomers } from '@/words/shared/proposal-refusals';
import { refusalText } from '@/words/shared/refusals';
import { words } from '@/words/tracking';
import { OutdatedError } from './errors';
import { leadDetailsKey } from './use-lead-details';

type Options = {
  /** Says that the change failed, unless there is a more specific reason. */
  failure: string;
  /** Called once the page shows the new state. */
  onDone(): void;
  /** Called if the request has changed since the page loaded it, instead of showing that here. */
  onOutdated?(): void;
};

type Action = UpdateLeadInput['action'];

const ownRefusals: Partial<Record<Action, Record<string, string>>> = {
  cancel: {},
  correct: {},
  'answer-door': doorRefusals,
  'no-show': noShowRefusals,
  'other-hauler': noShowRefusals,
};

/**
 * Changes a request, one change at a time. A change that is paused offline can be canceled.
 *
 * @returns also `failure`, if the last change is this one and failed, to be shown in `shownIn` until `forgive` is called
 * or another change is sent. If `shownIn` is gone by then, a toast says it, whichever page the customer is on.
 */
export function useLeadUpdate(trackingId: string, own: Action, { failure, onDone, onOutdated }: Options) {
  const shownIn = useRef<HTMLDivElement>(null);
  const [forgiven, setForgiven] = useState<Error>();
  const queryKey = leadDetailsKey(trackingId);
  const { actions, failed, press } = useActions<LeadDetails, UpdateLeadInput, Action>({
    mutationKey: ['update-lead', trackingId],
    queryKey,
    send: async (input) => (await import('./api')).updateLead(input),
    nameOf: ({ action }) => action,
    complaint: 'The request was not changed',
    onDone,
    async onFailed(error) {
      const isOutdated = error instanceof OutdatedError;
      // The request as it is now may no longer have a place to show the failure in.
      if (isOutdated) {
        await queryClient.invalidateQueries({ queryKey });
        // React Query tells the page in a timer.
        await new Promise((resolve) => setTimeout(resolve));
      }
      if (shownIn.current !== null && !(isOutdated && onOutdated)) return;
      // The toast has said it.
      setForgiven(error);
      const { text, link } = failureOf(error);
      notify('error', words.updateFailed, text, link);
      if (isOutdated) onOutdated?.();
    },
  });

  function failureOf(error: Error): {
    reason: string | undefined;
    text: string;
    link?: { label: string; to: string } | undefined;
  } {
    const refusals = ownRefusals[own] ?? proposalRefusalsForCustomers;
    const reason = error instanceof RefusedError ? refusalText(error.refusal, refusals) : undefined;
    if (!(error instanceof OutdatedError)) return { reason, text: reason ? `${reason} ${failure}` : failure };
    const link = error.refusal?.code === 'too-many' ? { label: words.writeToUs, to: paths.contact } : undefined;
    return { reason, text: reason ?? failure, link };
  }

  const { error, press: input } = failed ?? {};
  const isShown = error && input?.action === own && error !== forgiven;
  return {
    ...actions,
    send: (input: UpdateLeadInput) => press(input),
    shownIn,
    failure: isShown ? { ...failureOf(error), input } : undefined,
    forgive: () => setForgiven(error ?? undefined),
  };
}

/** A request's last change that was sent but is not stored (yet). */
export function lastUnstoredUpdate(trackingId: string): UpdateLeadInput | undefined {
  const mutations = queryClient.getMutationCache().findAll({ mutationKey: ['update-lead', trackingId] });
  const last = mutations.at(-1)?.state;
  return last?.status === 'success' ? undefined : updateLeadInput.safeParse(last?.variables).data;
}
