import type { DeskInput, DeskView } from '@functions/contracts/desk.ts';
import { refusalText } from '@functions/words/en/refusals.ts';
import { words } from '@/content/en/desk';
import { queryClient } from '@/lib/query-client';
import { type Acts, useActs } from '@/lib/use-acts';
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
  seen: DeskView | undefined;
};

export type DeskActs = Acts<DeskActName> & {
  /**
   * Does it, unless another act is on its way. `onDone` is called if the page still shows what it was pressed on. `seen`
   * is what the page showed when it was decided, if that was not just now.
   */
  act(act: DeskAct, onDone?: () => void, seen?: DeskView): void;
  /** Why it was not done, in words, and what has changed meanwhile. */
  failure: string | undefined;
  /** How things stood when it was refused. */
  current: DeskView | undefined;
};

/** Under which is kept what a link shows; `leadId`: the request that is looked at by the link of the list. */
export function deskKey(token: string, leadId?: string): readonly string[] {
  return ['desk', token, leadId ?? ''];
}

/** The acts by a link, one at a time. What comes of one is shown, also when the page was left meanwhile. */
export function useDeskActs(token: string, leadId?: string): DeskActs {
  const queryKey = deskKey(token, leadId);
  const { acts, failed, press } = useActs<DeskView, Press, DeskActName>({
    mutationKey: ['desk-act', token, leadId ?? ''],
    queryKey,
    async send({ act, id, by }) {
      const { askDesk } = await import('./api');
      const look = await askDesk({ token, id, ...(by && { by }), ...(leadId && { leadId }), ...act });
      if (look === null) throw new DeskRefusedError({ refusal: { code: 'desk-unknown' }, current: undefined });
      return look;
    },
    nameOf: ({ act }) => act.action,
    complaint: 'Nothing was changed at the desk',
    currentOf,
  });

  return {
    ...acts,
    act(act, onDone, seen = queryClient.getQueryData<DeskView>(queryKey)) {
      press({ act, id: crypto.randomUUID(), by: readDeskName(), seen }, onDone);
    },
    failure: failed && failureOf(failed.error, failed.press?.seen),
    current: currentOf(failed?.error),
  };
}

function currentOf(error: Error | null | undefined): DeskView | undefined {
  return error instanceof DeskRefusedError ? error.current : undefined;
}

function failureOf(error: Error | null, seen: DeskView | undefined): string {
  const { stale, failed } = words.actNotice;
  if (!(error instanceof DeskRefusedError)) return failed;
  const { refusal, current } = error;
  const changes = changesBetween(seen, current);
  if (refusal?.code === 'stale') return stale(changes);
  // The refusal itself says that the review is another one.
  const others = changes.filter((change) => refusal?.code !== 'changed' || change !== words.changes.review.changed);
  return [refusalText(refusal) ?? refusal?.message ?? failed, ...others].join(' ');
}
