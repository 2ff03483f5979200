import { toOperatorOf } from '../../audiences.ts';
import { callButton, factsOfHauler, type OperatorContent } from '../../mails/operator-parts.ts';
import type { HaulerOfTheList } from '../../mails/types.ts';

export const words = {
  mail: {
    paused: (hauler: string) => `${hauler} has paused offers`,
    whilePaused:
      'They used the link in one of our emails. They keep the jobs they have, and can turn offers back on with the same link.',
    keepPaused: 'If you want to decide that yourself, keep them paused at the desk. Then their link can’t change that.',
    resumed: (hauler: string) => `${hauler} has turned offers back on`,
    onceResumed: 'They had paused offers with the link in one of our emails. Now they’re active again.',
  },
};

/** A hauler has paused offers, or gets them again, by their link. */
export function contentOf(hauler: HaulerOfTheList): OperatorContent {
  const { paused, whilePaused, keepPaused, resumed, onceResumed } = words.mail;
  const { name, isActive } = hauler;
  return {
    heading: (isActive ? resumed : paused)(name),
    blocks: [{ kind: 'paragraph', text: isActive ? onceResumed : whilePaused }, callButton(hauler)],
    more: [
      ...(isActive ? [] : [{ kind: 'paragraph', text: keepPaused } as const]),
      { kind: 'facts', facts: factsOfHauler(hauler) },
    ],
  };
}

export const mail = toOperatorOf(async ({ notification, read }) => {
  const hauler = await read.hauler(notification.hauler_id);
  return hauler && contentOf(hauler);
});
