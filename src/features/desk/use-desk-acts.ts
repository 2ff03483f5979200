import type { DeskInput, DeskLook } from '@functions/rules/desk-contract.ts';
import { refusalText } from '@functions/words/en/refusals.ts';
import { type MutationState, useMutation, useMutationState } from '@tanstack/react-query';
import { words } from '@/content/en/desk';
import { queryClient, retryDelay, takeBackWaiting } from '@/lib/query-client';
import { RefusedError } from '@/lib/refused-error';
import { changesBetween } from './changes';
import { readDeskName } from './desk-name';
import { DeskRefusedError } from './desk-refused-error';

type WithoutPress<Input> = Input extends { id: string } ? Omit<Input, 'token' | 'id' | 'by' | 'leadId'> : never;

/** What the team does at the desk. */
export type DeskAct = WithoutPress<DeskInput>;

/** What tells one act from another. */
export type DeskActName = DeskAct['action'];

/** One press. However often it is sent, it is the same act. */
type Press = {
  act: DeskAct;
  id: string;
  by: string;
  /** What the page showed when it was decided. */
  seen: DeskLook | undefined;
};

export type DeskActs = {
  /**
   * Does it, unless another act is on its way. `onDone` is called if the page still shows what it was pressed on. `seen`
   * is what the page showed when it was decided, if that was not just now.
   */
  act(act: DeskAct, onDone?: () => void, seen?: DeskLook): void;
  /** An act is on its way, or waits for the connection. */
  isUnderWay: boolean;
  /** It waits for the connection, and `takeBack` makes that it never goes out. */
  isWaiting: boolean;
  takeBack(): void;
  /** Which one is on its way. */
  underWay: DeskActName | undefined;
  /** Which one was done last. */
  done: DeskActName | undefined;
  /** Which one is on its way, or was tried last and not done. */
  undone: DeskActName | undefined;
  /** Why it was not done, in words, and what has changed meanwhile. */
  failure: string | undefined;
  /** How things stood when it was refused. */
  current: DeskLook | undefined;
  /** Something has been pressed on this visit. */
  hasActed: boolean;
};

/** Under which is kept what a link shows; `leadId`: the request that is looked at by the link of the list. */
export function deskKey(token: string, leadId?: string): readonly string[] {
  return ['desk', token, leadId ?? ''];
}

/** The acts by a link, one at a time. What comes of one is shown, also when the page was left meanwhile. */
export function useDeskActs(token: string, leadId?: string): DeskActs {
  const queryKey = deskKey(token, leadId);
  const mutationKey = ['desk-act', token, leadId ?? ''];
  const mutation = useMutation({
    mutationKey,
    async mutationFn({ act, id, by }: Press) {
      const { askDesk } = await import('./api');
      const look = await askDesk({ token, id, ...(by && { by }), ...(leadId && { leadId }), ...act });
      if (look === null) throw new DeskRefusedError({ refusal: { code: 'desk-unknown' }, current: undefined });
      return look;
    },
    retry: (failures, error) => !(error instanceof RefusedError) && failures < 2,
    retryDelay,
    async onSuccess(look) {
      // A look that is on its way may have seen how it was before.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<DeskLook | null>(queryKey, look);
    },
    async onError(error) {
      console.error('Nothing was changed at the desk', error);
      if (error instanceof DeskRefusedError && error.current) {
        await queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData<DeskLook | null>(queryKey, error.current);
        return;
      }
      const look = queryClient.invalidateQueries({ queryKey });
      // Things are not as the page shows them. After any other failure they may be: the answer alone may be lost.
      if (error instanceof RefusedError) await look;
    },
  });
  // What was pressed before somebody left the page and came back counts, too.
  const last = useMutationState<MutationState<DeskLook, Error, Press>>({ filters: { mutationKey } }).at(-1);
  const name = last?.variables?.act.action;

  return {
    act(act, onDone, seen = queryClient.getQueryData<DeskLook>(queryKey)) {
      // Asked of the client itself: the second click of a double click comes before the page is shown anew.
      if (queryClient.isMutating({ mutationKey }) > 0) return;
      // What came of earlier acts is not said again when this one is taken back.
      const mutations = queryClient.getMutationCache();
      for (const earlier of mutations.findAll({ mutationKey })) mutations.remove(earlier);
      mutation.mutate({ act, id: crypto.randomUUID(), by: readDeskName(), seen }, { onSuccess: onDone });
    },
    isUnderWay: last?.status === 'pending',
    isWaiting: last?.isPaused ?? false,
    takeBack() {
      takeBackWaiting(mutationKey);
      mutation.reset();
    },
    underWay: last?.status === 'pending' ? name : undefined,
    done: last?.status === 'success' ? name : undefined,
    undone: last?.status === 'success' ? undefined : name,
    failure: last?.status === 'error' ? failureOf(last.error, last.variables?.seen) : undefined,
    current: last?.error instanceof DeskRefusedError ? last.error.current : undefined,
    hasActed: last !== undefined,
  };
}

function failureOf(error: Error | null, seen: DeskLook | undefined): string {
  const { stale, failed } = words.actNotice;
  if (!(error instanceof RefusedError)) return failed;
  const changes = error instanceof DeskRefusedError ? changesBetween(seen, error.current) : [];
  const { refusal } = error;
  if (refusal?.code === 'stale') return stale(changes);
  return [refusalText(refusal) ?? refusal?.message ?? failed, ...changes].join(' ');
}
