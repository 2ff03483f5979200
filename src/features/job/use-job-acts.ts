import type { Job, JobInput } from '@functions/contracts/job.ts';
import { ARRIVAL_MINUTES } from '@functions/domain/proposals.ts';
import { type Acts, useActs } from '@/features/request/use-acts';
import { RefusedError } from '@/lib/forms/refused-error';
import { words } from '@/words/job';
import { proposalRefusalsForHaulers } from '@/words/shared/proposal-refusals';
import { refusalText } from '@/words/shared/refusals';

type WithoutToken<Input> = Input extends { token: string } ? Omit<Input, 'token'> : never;

/** An action of a hauler on a job. */
type JobAct = WithoutToken<Exclude<JobInput, { action: 'look' }>>;

/** An action. One that waited on this phone has the time of the press, in milliseconds since 1970. */
export type PressedAct = JobAct & { pressedAt?: number };

export type ActName = JobAct['action'];

const MINUTE_MS = 60_000;

/** The hauler should have arrived before their message could be sent. */
class TimePassedError extends RefusedError {}

/** Actions with refusal texts of their own. */
const proposalActs: readonly ActName[] = ['propose', 'withdraw', 'on-my-way', 'complete', 'truck'];

export type JobActs = Acts<ActName> & {
  /** Starts an action, unless another is in progress. `onDone` is called if that part of the page is still mounted. */
  act(act: PressedAct, onDone?: () => void): void;
  /** Why it failed, in words for the hauler. */
  failure: string | undefined;
};

/** The query key of a link's job. */
export function jobKey(token: string): readonly string[] {
  return ['job', token];
}

/** The mutation key of the actions on a link's job. */
export function actKey(token: string): readonly string[] {
  return ['job-act', token];
}

/** The actions on a link's job, one at a time. Results are shown even if the page was left meanwhile. */
export function useJobActs(token: string): JobActs {
  const { acts, failed, press } = useActs<Job | null, PressedAct, ActName>({
    mutationKey: actKey(token),
    queryKey: jobKey(token),
    send: async (pressed) => (await import('./api')).askJob({ token, ...toSend(pressed) }),
    nameOf: ({ action }) => action,
    complaint: 'The job was not changed',
  });

  return {
    ...acts,
    act: (act, onDone) => press({ pressedAt: Date.now(), ...act }, onDone),
    failure: failed && failureText(failed.error, failed.press?.action),
  };
}

/**
 * The action to send. For "on my way", subtracts the minutes since the press.
 *
 * @throws TimePassedError if no minutes are left.
 */
function toSend({ pressedAt = Date.now(), ...act }: PressedAct): JobAct {
  if (act.action !== 'on-my-way') return act;
  const left = Math.ceil(act.minutes - (Date.now() - pressedAt) / MINUTE_MS);
  if (left <= 0) throw new TimePassedError();
  return { ...act, minutes: Math.max(left, ARRIVAL_MINUTES.min) };
}

/** Why an action failed. */
function failureText(error: unknown, name: ActName | undefined): string {
  if (error instanceof TimePassedError) return words.setOutForm.timePassed;
  const ownWords = name && proposalActs.includes(name) ? proposalRefusalsForHaulers : undefined;
  const reason = error instanceof RefusedError ? refusalText(error.refusal, ownWords) : undefined;
  return reason ?? words.actNotice.failed;
}
