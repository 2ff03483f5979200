import type { Job, JobInput } from '@functions/contracts/job.ts';
import { type Acts, useActs } from '@/features/request/use-acts';
import { RefusedError } from '@/lib/forms/refused-error';
import { words } from '@/words/job';
import { proposalRefusalsForHaulers } from '@/words/shared/proposal-refusals';
import { refusalText } from '@/words/shared/refusals';

type WithoutToken<Input> = Input extends { token: string } ? Omit<Input, 'token'> : never;

/** An action of a hauler on a job. */
type JobAct = WithoutToken<Exclude<JobInput, { action: 'look' }>>;

export type ActName = JobAct['action'];

/** Actions with refusal texts of their own. */
const proposalActs: readonly ActName[] = ['propose', 'withdraw', 'on-my-way', 'complete', 'truck'];

export type JobActs = Acts<ActName> & {
  /** Starts an action, unless another is in progress. `onDone` is called if that part of the page is still mounted. */
  act(act: JobAct, onDone?: () => void): void;
  /** Why it failed, in words for the hauler. */
  failure: string | undefined;
};

/** The query key of a link's job. */
export function jobKey(token: string): readonly string[] {
  return ['job', token];
}

/** The actions on a link's job, one at a time. Results are shown even if the page was left meanwhile. */
export function useJobActs(token: string): JobActs {
  const { acts, failed, press } = useActs<Job | null, JobAct, ActName>({
    mutationKey: ['job-act', token],
    queryKey: jobKey(token),
    send: async (act) => (await import('./api')).askJob({ token, ...act }),
    nameOf: ({ action }) => action,
    complaint: 'The job was not changed',
  });

  return {
    ...acts,
    act: press,
    failure: failed && failureText(failed.error, failed.press?.action),
  };
}

/** Why an action failed. */
function failureText(error: unknown, name: ActName | undefined): string {
  const ownWords = name && proposalActs.includes(name) ? proposalRefusalsForHaulers : undefined;
  const reason = error instanceof RefusedError ? refusalText(error.refusal, ownWords) : undefined;
  return reason ?? words.actNotice.failed;
}
