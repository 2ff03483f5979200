import {
  type MutationKey,
  type MutationState,
  type QueryKey,
  useMutation,
  useMutationState,
} from '@tanstack/react-query';
import { cancelPaused, queryClient } from '@/lib/forms/query-client';
import { UnreadableError } from '@/lib/forms/read-answer';
import { RefusedError } from '@/lib/forms/refused-error';

type Options<View, Press, Name> = {
  mutationKey: MutationKey;
  /**
   * The query key of the page's data, if it has any; each response replaces it. It is refetched if a response can't be
   * read.
   */
  queryKey?: QueryKey;
  send(press: Press): Promise<View>;
  nameOf(press: Press): Name;
  /** The console message for a failure. */
  complaint: string;
  /** The current state in a refusal, if it has one. Otherwise the data is refetched. */
  currentOf?(error: Error): View | undefined;
  /** Called on success, whichever page the visitor is on by then. */
  onDone?(): void;
  /**
   * Called on failure, whichever page the visitor is on by then; it then decides whether to refetch. The action is under
   * way until it ends.
   */
  onFailed?(error: Error, press: Press): Promise<void>;
};

/** The state of a page's actions. */
export type Actions<Name> = {
  /** An action is in progress, or paused offline. */
  isUnderWay: boolean;
  /** It is paused offline; `cancelWaiting` cancels it before it is sent. */
  isWaiting: boolean;
  cancelWaiting(): void;
  /** The action in progress. */
  underWay: Name | undefined;
  /** The last action, if it succeeded. */
  done: Name | undefined;
  /** The last action, if it is in progress or failed. */
  unfinished: Name | undefined;
  /** Whether there was any action on this visit. */
  hasActed: boolean;
};

/**
 * The actions on a page's data, one at a time. Results are shown even if the visitor left the page meanwhile.
 *
 * @returns the state of the actions, including the last one's failure, and `press`, which starts one unless another is
 * in progress; `onDoneHere` is called only if the page still shows the same data.
 */
export function useActions<View, Press, Name extends string>({
  mutationKey,
  queryKey = mutationKey,
  send,
  nameOf,
  complaint,
  currentOf,
  onDone,
  onFailed,
}: Options<View, Press, Name>) {
  const mutation = useMutation({
    mutationKey,
    async mutationFn(press: Press): Promise<View | undefined> {
      try {
        return await send(press);
      } catch (error) {
        if (error instanceof UnreadableError) return undefined;
        throw error;
      }
    },
    async onSuccess(view) {
      await (view === undefined ? queryClient.invalidateQueries({ queryKey }) : show(view));
      onDone?.();
    },
    async onError(error, press) {
      console.error(complaint, error);
      if (onFailed) return onFailed(error, press);
      const current = currentOf?.(error);
      if (current) return show(current);
      const refetched = queryClient.invalidateQueries({ queryKey });
      // After a refusal, the page's data is known to be outdated. After any other failure it may be: perhaps only the
      // response was lost.
      if (error instanceof RefusedError) await refetched;
    },
  });
  // Also includes an action from before the visitor left the page and came back.
  const last = useMutationState<MutationState<View | undefined, Error, Press>>({ filters: { mutationKey } }).at(-1);
  const name = last?.variables && nameOf(last.variables);

  async function show(view: View) {
    // A fetch in progress may return the old state.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<View>(queryKey, (shown) => (shown === undefined ? undefined : view));
  }

  const actions: Actions<Name> = {
    isUnderWay: last?.status === 'pending',
    isWaiting: last?.isPaused ?? false,
    cancelWaiting() {
      cancelPaused(mutationKey);
      mutation.reset();
    },
    underWay: last?.status === 'pending' ? name : undefined,
    done: last?.status === 'success' ? name : undefined,
    unfinished: last?.status === 'success' ? undefined : name,
    hasActed: last !== undefined,
  };

  return {
    actions,
    /** The last action, if it is in progress or failed. */
    unfinishedPress: last?.status === 'success' ? undefined : last?.variables,
    failed: last?.status === 'error' ? { error: last.error, press: last.variables } : undefined,
    press(press: Press, onDoneHere?: () => void) {
      // Asks the client itself, because the second click of a double click comes before the next render.
      if (queryClient.isMutating({ mutationKey }) > 0) return;
      // Otherwise, canceling this action would show the results of earlier ones again.
      const mutations = queryClient.getMutationCache();
      for (const earlier of mutations.findAll({ mutationKey })) mutations.remove(earlier);
      mutation.mutate(press, { onSuccess: onDoneHere });
    },
  };
}
