import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { type UpdateLeadInput, updateLeadInput } from '@functions/contracts/update-lead.ts';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { queryClient, takeBackWaiting } from '@/lib/query-client';
import { RefusedError } from '@/lib/refused-error';
import { proposalRefusalsForCustomers } from '@/words/shared/proposal-refusals';
import { refusalText } from '@/words/shared/refusals';
import { words } from '@/words/tracking';
import { OutdatedError } from './errors';
import { leadDetailsKey } from './use-lead-details';

type Options = {
  /** What is told of a failure. */
  failure: string;
  /** The page shows the new state by then. */
  onDone(): void;
  /** The request is not as the page showed it. It is looked up anew. */
  onOutdated?(): void;
};

/**
 * Lets the customer change their request, one change at a time. What comes of it is told with a toast, wherever they
 * are by then. One that waits for the connection can be taken back.
 */
export function useLeadUpdate(trackingId: string, { failure, onDone, onOutdated }: Options) {
  const queryKey = leadDetailsKey(trackingId);
  const mutationKey = ['update-lead', trackingId];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async (input: UpdateLeadInput) => (await import('./api')).updateLead(input),
    onSuccess: async (lead) => {
      // An answer that is on its way is of the time before.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<LeadDetails>(queryKey, (shown) => shown && lead);
      onDone();
    },
    onError: (error, { action }) => {
      console.error('The request was not changed', error);
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
  // A change that was sent before the visitor left the page and came back is under way here, too.
  const [underWay] = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state,
  });

  return {
    isPending: underWay !== undefined,
    /** It waits for the connection. */
    isPaused: underWay?.isPaused ?? false,
    send(input: UpdateLeadInput) {
      // Asked of the client itself: the second click of a double click comes before the dialog is shown anew.
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(input);
    },
    /** One that waits for the connection is not sent. */
    takeBack: () => takeBackWaiting(mutationKey),
  };
}

/** The last change of a request that was sent and not stored, or not yet. */
export function lastUnstoredUpdate(trackingId: string): UpdateLeadInput | undefined {
  const mutations = queryClient.getMutationCache().findAll({ mutationKey: ['update-lead', trackingId] });
  const last = mutations.at(-1)?.state;
  return last?.status === 'success' ? undefined : updateLeadInput.safeParse(last?.variables).data;
}
