import type { DeskInput, DeskView } from '@functions/contracts/desk.ts';
import { line } from '@functions/contracts/fields.ts';
import { DESK_NAME_LENGTH } from '@functions/domain/desk.ts';
import { refusalText } from '@functions/words/en/refusals.ts';
import { words } from '@/content/en/desk';
import { type Actions, useActions } from '@/features/request/use-actions';
import { queryClient } from '@/lib/forms/query-client';
import { RefusedError } from '@/lib/forms/refused-error';
import { readStored, removeStored, writeStored } from '@/lib/forms/stored-json';
import { changesBetween } from './changes';

const NAME_KEY = 'desk-name';

/** The name of the person at the desk. */
export const deskName = line(DESK_NAME_LENGTH);

type WithoutPress<Input> = Input extends { id: string } ? Omit<Input, 'token' | 'id' | 'by' | 'leadId'> : never;

/** An action of the team at the desk. */
export type DeskAction = WithoutPress<DeskInput>;

type WithoutVersion<Action> = Action extends unknown ? Omit<Action, 'version' | 'reviewVersion'> : never;

/** An action on a request, before the versions of the request and its review are added. */
export type RequestAction = WithoutVersion<
  Exclude<
    DeskAction,
    { action: 'answered' | 'hauler' | 'ask-agreement' | 'dispatch' | 'count-prices' | 'retry' | 'end-links' }
  >
>;

export type DeskActionName = DeskAction['action'];

/** One click on an action button. Sending it again does not repeat the action. */
type Press = {
  action: DeskAction;
  id: string;
  by: string;
  /** The view when the decision was made. */
  seen: DeskView | undefined;
};

export type DeskActions = Actions<DeskActionName> & {
  /**
   * Sends an action unless another one is in progress. `onDone` is called if the page still shows the same data. `seen`
   * is the view when the decision was made, if that was not just now.
   */
  act(action: DeskAction, onDone?: () => void, seen?: DeskView): void;
  /** Why the action failed, in words, and what has changed in the meantime. */
  failure: string | undefined;
  /** The code of the refusal, if it was refused. */
  refusal: string | undefined;
  /** The state that came with a refusal. */
  current: DeskView | undefined;
};

/** The query key of a link's view; `leadId` is the request opened from the list. */
export function deskKey(token: string, leadId?: string): readonly string[] {
  return ['desk', token, leadId ?? ''];
}

/** The actions of a link, one at a time. Results are shown even if the page was left in the meantime. */
export function useDeskActions(token: string, leadId?: string): DeskActions {
  const queryKey = deskKey(token, leadId);
  const { actions, failed, press } = useActions<DeskView, Press, DeskActionName>({
    mutationKey: ['desk-action', token, leadId ?? ''],
    queryKey,
    async send({ action, id, by }) {
      const { askDesk } = await import('./api');
      const view = await askDesk({ token, id, ...(by && { by }), ...(leadId && { leadId }), ...action });
      if (view === null) throw new RefusedError('', { refusal: { code: 'desk-unknown' } });
      return view;
    },
    nameOf: ({ action }) => action.action,
    complaint: 'Nothing was changed at the desk',
    currentOf,
    // The list beside the request, or behind it, shows what the action changed.
    onDone: () => leadId && void queryClient.invalidateQueries({ queryKey: deskKey(token) }),
  });

  return {
    ...actions,
    act(action, onDone, seen = queryClient.getQueryData<DeskView>(queryKey)) {
      press({ action, id: crypto.randomUUID(), by: readDeskName(), seen }, onDone);
    },
    failure: failed && failureOf(failed.error, failed.press?.seen),
    refusal: failed?.error instanceof RefusedError ? failed.error.refusal?.code : undefined,
    current: currentOf(failed?.error),
  };
}

function currentOf(error: Error | null | undefined): DeskView | undefined {
  return error instanceof RefusedError ? (error.current as DeskView | undefined) : undefined;
}

function failureOf(error: Error | null, seen: DeskView | undefined): string {
  const { stale, failed } = words.actionNotice;
  if (!(error instanceof RefusedError)) return failed;
  const { refusal } = error;
  const changes = changesBetween(seen, currentOf(error));
  if (refusal?.code === 'stale') return stale(changes);
  // The refusal itself says that the review has changed.
  const others = changes.filter((change) => refusal?.code !== 'changed' || change !== words.changes.review.changed);
  return [refusalText(refusal) ?? refusal?.message ?? failed, ...others].join(' ');
}

/** The user's name at the desk, as stored on this device; empty if there is none. */
export function readDeskName(): string {
  return deskName.safeParse(readStored(NAME_KEY)).data ?? '';
}

/** Stores the name on this device, unless it is invalid. */
export function saveDeskName(text: string): void {
  const { data } = deskName.safeParse(text);
  if (data) writeStored(NAME_KEY, data);
  else if (data === '') removeStored(NAME_KEY);
}
