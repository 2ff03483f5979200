import type { Job, JobInput } from '@functions/rules/job-contract.ts';
import { proposalRefusalsForHaulers } from '@functions/words/en/proposal-refusals.ts';
import { refusalText } from '@functions/words/en/refusals.ts';
import { type MutationState, useMutation, useMutationState } from '@tanstack/react-query';
import { words } from '@/content/en/job';
import { queryClient, retryDelay, takeBackWaiting } from '@/lib/query-client';
import { RefusedError } from '@/lib/refused-error';

type WithoutToken<Input> = Input extends { token: string } ? Omit<Input, 'token'> : never;

/** What a hauler does with a job. */
type JobAct = WithoutToken<Exclude<JobInput, { action: 'look' }>>;

/** What tells one act from another. */
export type ActName = JobAct['action'];

/** What they are refused for has words of its own. */
const proposalActs: readonly ActName[] = ['propose', 'withdraw', 'on-my-way', 'complete'];

export type JobActs = {
  /** Does it, unless another act is on its way. `onDone` is called if the page still shows what it was pressed on. */
  act(act: JobAct, onDone?: () => void): void;
  /** An act is on its way, or waits for the connection. */
  isUnderWay: boolean;
  /** It waits for the connection, and `takeBack` makes that it never goes out. */
  isWaiting: boolean;
  takeBack(): void;
  /** Which one is on its way. */
  underWay: ActName | undefined;
  /** Which one was done last. */
  done: ActName | undefined;
  /** Which one is on its way, or was tried last and not done. */
  undone: ActName | undefined;
  /** Why it was not done, in words for the hauler. */
  failure: string | undefined;
  /** Something has been pressed on this visit. */
  hasActed: boolean;
};

/** Under which the job of a link is kept. */
export function jobKey(token: string): readonly string[] {
  return ['job', token];
}

/** The acts on the job of a link, one at a time. What comes of one is shown, also when the page was left meanwhile. */
export function useJobActs(token: string): JobActs {
  const mutationKey = ['job-act', token];
  const queryKey = jobKey(token);
  const mutation = useMutation({
    mutationKey,
    mutationFn: async (act: JobAct) => (await import('./api')).askJob({ token, ...act }),
    retry: (failures, error) => !(error instanceof RefusedError) && failures < 2,
    retryDelay,
    async onSuccess(job) {
      // A look that is on its way may have seen the job as it was before.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Job | null>(queryKey, job);
    },
    async onError(error) {
      console.error('The job was not changed', error);
      const look = queryClient.invalidateQueries({ queryKey });
      // Things are not as the page shows them. After any other failure they may be: the answer alone may be lost.
      if (error instanceof RefusedError) await look;
    },
  });
  // What was pressed before the hauler left the page and came back counts, too.
  const last = useMutationState<MutationState<Job | null, Error, JobAct>>({ filters: { mutationKey } }).at(-1);
  const name = last?.variables?.action;

  return {
    act(act, onDone) {
      // Asked of the client itself: the second click of a double click comes before the page is shown anew.
      if (queryClient.isMutating({ mutationKey }) > 0) return;
      // What came of earlier acts is not said again when this one is taken back.
      const mutations = queryClient.getMutationCache();
      for (const earlier of mutations.findAll({ mutationKey })) mutations.remove(earlier);
      mutation.mutate(act, { onSuccess: onDone });
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
    failure: last?.status === 'error' ? failureOf(last.error, name) : undefined,
    hasActed: last !== undefined,
  };
}

function failureOf(error: unknown, name: ActName | undefined): string {
  const ownWords = name && proposalActs.includes(name) ? proposalRefusalsForHaulers : undefined;
  const reason = error instanceof RefusedError ? refusalText(error.refusal, ownWords) : undefined;
  return reason ?? words.actNotice.failed;
}
