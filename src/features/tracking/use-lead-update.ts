import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { type UpdateLeadInput, updateLeadInput } from '@functions/contracts/update-lead.ts';
import { useActions } from '@/features/request/use-actions';
import { queryClient } from '@/lib/forms/query-client';
import { RefusedError } from '@/lib/forms/refused-error';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { proposalRefusalsForCustomers } from '@/words/shared/proposal-refusals';
import { refusalText } from '@/words/shared/refusals';
import { words } from '@/words/tracking';
import { OutdatedError } from './errors';
import { leadDetailsKey } from './use-lead-details';

type Options = {
  /** The text of the error toast, unless there is a more specific reason. */
  failure: string;
  /** Called once the page shows the new state. */
  onDone(): void;
  /** Called if the request has changed since the page loaded it. It is refetched. */
  onOutdated?(): void;
};

/**
 * Changes a request, one change at a time. A toast shows the result, whichever page the customer is on by then. A
 * change that is paused offline can be canceled.
 */
export function useLeadUpdate(trackingId: string, { failure, onDone, onOutdated }: Options) {
  const queryKey = leadDetailsKey(trackingId);
  const { actions, press } = useActions<LeadDetails, UpdateLeadInput, UpdateLeadInput['action']>({
    mutationKey: ['update-lead', trackingId],
    queryKey,
    send: async (input) => (await import('./api')).updateLead(input),
    nameOf: ({ action }) => action,
    complaint: 'The request was not changed',
    onDone,
    onFailed(error, { action }) {
      const ownWords = action === 'cancel' || action === 'correct' ? undefined : proposalRefusalsForCustomers;
      const reason = error instanceof RefusedError ? refusalText(error.refusal, ownWords) : undefined;
      if (error instanceof OutdatedError) {
        const link = error.refusal?.code === 'too-many' ? { label: words.writeToUs, to: paths.contact } : undefined;
        notify('error', words.updateFailed, reason ?? failure, link);
        void queryClient.invalidateQueries({ queryKey });
        onOutdated?.();
      } else {
        notify('error', words.updateFailed, reason ? `${reason} ${failure}` : failure);
      }
    },
  });
  return { ...actions, send: (input: UpdateLeadInput) => press(input) };
}

/** A request's last change that was sent but is not stored (yet). */
export function lastUnstoredUpdate(trackingId: string): UpdateLeadInput | undefined {
  const mutations = queryClient.getMutationCache().findAll({ mutationKey: ['update-lead', trackingId] });
  const last = mutations.at(-1)?.state;
  return last?.status === 'success' ? undefined : updateLeadInput.safeParse(last?.variables).data;
}
