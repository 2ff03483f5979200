import type { Job, JobInput } from '@functions/contracts/job.ts';
import { ARRIVAL_MINUTES, MAX_MINUTES_AGO } from '@functions/domain/proposals.ts';
import { type Actions, useActions } from '@/features/request/use-actions';
import { RefusedError } from '@/lib/forms/refused-error';
import { words as actionWords } from '@/words/actions';
import { words } from '@/words/job';
import { proposalRefusalsForHaulers } from '@/words/shared/proposal-refusals';
import { refusalText } from '@/words/shared/refusals';

type WithoutToken<Input> = Input extends { token: string } ? Omit<Input, 'token'> : never;

/** An action of a hauler on a job. */
type JobAction = WithoutToken<Exclude<JobInput, { action: 'view' }>>;

/** An action. One that waited on this phone has the time of the press, in milliseconds since 1970. */
export type PressedAction = JobAction & { pressedAt?: number };

/** Noting at the door that the customer agreed in person has a name, because it has a button, of its own. */
export type ActionName = JobAction['action'] | 'agreed-at-door';

const MINUTE_MS = 60_000;

/** How long a question to the customer at the door can wait for a network: after that, they may have left it. */
const QUESTION_MINUTES = 60;

/** It waited for a network until it was too late to send it. */
class TimePassedError extends RefusedError {}

/** Actions with refusal texts of their own. */
const proposalActions: readonly ActionName[] = ['propose', 'withdraw', 'on-my-way', 'door-price', 'complete', 'truck'];

export type JobActions = Actions<ActionName> & {
  /** Starts an action, unless another is in progress. `onDone` is called if that part of the page is still mounted. */
  act(action: PressedAction, onDone?: () => void): void;
  /** What was entered for the last action, if it is in progress or failed. */
  unfinishedPress: PressedAction | undefined;
  /** Why it failed, in words for the hauler. */
  failure: string | undefined;
};

/** The query key of a link's job. */
export function jobKey(token: string): readonly string[] {
  return ['job', token];
}

/** The mutation key of the actions on a link's job. */
export function actionKey(token: string): readonly string[] {
  return ['job-action', token];
}

/** The actions on a link's job, one at a time. Results are shown even if the page was left meanwhile. */
export function useJobActions(token: string): JobActions {
  const { actions, unfinishedPress, failed, press } = useActions<Job | null, PressedAction, ActionName>({
    mutationKey: actionKey(token),
    queryKey: jobKey(token),
    send: async (pressed) => (await import('./api')).askJob({ token, ...toSend(pressed) }),
    nameOf: (press) => (press.action === 'door-price' && press.agreed ? 'agreed-at-door' : press.action),
    complaint: 'The job was not changed',
  });

  return {
    ...actions,
    unfinishedPress,
    act: (action, onDone) => press({ pressedAt: Date.now(), ...action }, onDone),
    failure: failed && failureText(failed.error, failed.press?.action),
  };
}

/**
 * The action to send. For "on my way", subtracts the minutes since the press; a price at the door says how many they are.
 *
 * @throws TimePassedError if no minutes are left, or the question is too old.
 */
function toSend({ pressedAt = Date.now(), ...action }: PressedAction): JobAction {
  const minutesAgo = Math.max(0, (Date.now() - pressedAt) / MINUTE_MS);
  if (action.action === 'door-price') {
    if (!action.agreed && minutesAgo > QUESTION_MINUTES) throw new TimePassedError();
    return { ...action, minutesAgo: Math.min(Math.floor(minutesAgo), MAX_MINUTES_AGO) };
  }
  if (action.action !== 'on-my-way') return action;
  const left = Math.ceil(action.minutes - minutesAgo);
  if (left <= 0) throw new TimePassedError();
  return { ...action, minutes: Math.max(left, ARRIVAL_MINUTES.min) };
}

/** Why an action failed. */
function failureText(error: unknown, name: ActionName | undefined): string {
  if (error instanceof TimePassedError) return words[name === 'door-price' ? 'doorPrice' : 'setOutForm'].timePassed;
  const ownWords = name && proposalActions.includes(name) ? proposalRefusalsForHaulers : undefined;
  const reason = error instanceof RefusedError ? refusalText(error.refusal, ownWords) : undefined;
  return reason ?? actionWords.failed;
}
