import {
  type MutationKey,
  type MutationState,
  type QueryKey,
  useMutation,
  useMutationState,
} from '@tanstack/react-query';
import { queryClient, takeBackWaiting } from '@/lib/forms/query-client';
import { RefusedError } from '@/lib/forms/refused-error';

type Options<Look, Press, Name> = {
  mutationKey: MutationKey;
  /** The query key of the page's data; each answer replaces it. */
  queryKey: QueryKey;
  send(press: Press): Promise<Look>;
  /** Names the kind of an act. */
  nameOf(press: Press): Name;
  /** What the console says of a failure. */
  complaint: string;
  /** How things stood when it was refused, if the answer says so. Otherwise that is looked up. */
  currentOf?(error: Error): Look | undefined;
  /** Called when it is done, wherever the visitor is by then. */
  onDone?(): void;
  /** Called when it failed, wherever the visitor is by then. It then decides whether to look the data up again. */
  onFailed?(error: Error, press: Press): void;
};

/** What a page knows of its acts. */
export type Acts<Name> = {
  /** An act is on its way, or waits for the connection. */
  isUnderWay: boolean;
  /** It waits for the connection; `takeBack` cancels it before it is sent. */
  isWaiting: boolean;
  takeBack(): void;
  /** Which one is on its way. */
  underWay: Name | undefined;
  /** Which one was done last. */
  done: Name | undefined;
  /** Which one is on its way, or was tried last and not done. */
  undone: Name | undefined;
  /** Something has been pressed on this visit. */
  hasActed: boolean;
};

/**
 * The acts on what a page shows, one at a time. What comes of one is shown, also when the page was left meanwhile.
 *
 * @returns what is known of them, the one that failed last if nothing was pressed since, and `press`, which does one unless
 *   another is on its way; `onDoneHere` is called if the page still shows what it was pressed on.
 */
export function useActs<Look, Press, Name extends string>({
  mutationKey,
  queryKey,
  send,
  nameOf,
  complaint,
  currentOf,
  onDone,
  onFailed,
}: Options<Look, Press, Name>) {
  const mutation = useMutation({
    mutationKey,
    mutationFn: send,
    async onSuccess(look) {
      await show(look);
      onDone?.();
    },
    async onError(error, press) {
      console.error(complaint, error);
      if (onFailed) return onFailed(error, press);
      const current = currentOf?.(error);
      if (current) return show(current);
      const look = queryClient.invalidateQueries({ queryKey });
      // Things are not as the page shows them. After any other failure they may be: the answer alone may be lost.
      if (error instanceof RefusedError) await look;
    },
  });
  // What was pressed before somebody left the page and came back counts, too.
  const last = useMutationState<MutationState<Look, Error, Press>>({ filters: { mutationKey } }).at(-1);
  const name = last?.variables && nameOf(last.variables);

  async function show(look: Look) {
    // A look that is on its way may have seen how it was before.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Look>(queryKey, (shown) => (shown === undefined ? undefined : look));
  }

  const acts: Acts<Name> = {
    isUnderWay: last?.status === 'pending',
    isWaiting: last?.isPaused ?? false,
    takeBack() {
      takeBackWaiting(mutationKey);
      mutation.reset();
    },
    underWay: last?.status === 'pending' ? name : undefined,
    done: last?.status === 'success' ? name : undefined,
    undone: last?.status === 'success' ? undefined : name,
    hasActed: last !== undefined,
  };

  return {
    acts,
    failed: last?.status === 'error' ? { error: last.error, press: last.variables } : undefined,
    press(press: Press, onDoneHere?: () => void) {
      // Asked of the client itself: the second click of a double click comes before the page is shown anew.
      if (queryClient.isMutating({ mutationKey }) > 0) return;
      // What came of earlier acts is not said again when this one is taken back.
      const mutations = queryClient.getMutationCache();
      for (const earlier of mutations.findAll({ mutationKey })) mutations.remove(earlier);
      mutation.mutate(press, { onSuccess: onDoneHere });
    },
  };
}
