import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { type UpdateLeadInput, updateLeadInput } from '@functions/contracts/update-lead.ts';
import { useActs } from '@/features/request/use-acts';
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
  const { acts, press } = useActs<LeadDetails, UpdateLeadInput, UpdateLeadInput['action']>({
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
  return { ...acts, send: (input: UpdateLeadInput) => press(input) };
}

/** The last change of a request that was sent and not stored, or not yet. */
export function lastUnstoredUpdate(trackingId: string): UpdateLeadInput | undefined {
  const mutations = queryClient.getMutationCache().findAll({ mutationKey: ['update-lead', trackingId] });
  const last = mutations.at(-1)?.state;
  return last?.status === 'success' ? undefined : updateLeadInput.safeParse(last?.variables).data;
}
