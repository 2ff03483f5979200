import type { Job, JobInput } from '@functions/contracts/job.ts';
import { type Acts, useActs } from '@/features/request/use-acts';
import { RefusedError } from '@/lib/forms/refused-error';
import { words } from '@/words/job';
import { proposalRefusalsForHaulers } from '@/words/shared/proposal-refusals';
import { refusalText } from '@/words/shared/refusals';

type WithoutToken<Input> = Input extends { token: string } ? Omit<Input, 'token'> : never;

/** What a hauler does with a job. */
type JobAct = WithoutToken<Exclude<JobInput, { action: 'look' }>>;

/** What tells one act from another. */
export type ActName = JobAct['action'];

/** Acts whose refusals have texts of their own. */
const proposalActs: readonly ActName[] = ['propose', 'withdraw', 'on-my-way', 'complete'];

export type JobActs = Acts<ActName> & {
  /** Does it, unless another act is on its way. `onDone` is called if that part of the page is still shown. */
  act(act: JobAct, onDone?: () => void): void;
  /** Why it was not done, in words for the hauler. */
  failure: string | undefined;
};

/** Under which the job of a link is kept. */
export function jobKey(token: string): readonly string[] {
  return ['job', token];
}

/** The acts on the job of a link, one at a time. What comes of one is shown, also when the page was left meanwhile. */
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

/** Why an act was not done. */
function failureText(error: unknown, name: ActName | undefined): string {
  const ownWords = name && proposalActs.includes(name) ? proposalRefusalsForHaulers : undefined;
  const reason = error instanceof RefusedError ? refusalText(error.refusal, ownWords) : undefined;
  return reason ?? words.actNotice.failed;
}
