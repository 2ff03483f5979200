import { toOperatorOf } from '../../audiences.ts';
import { callButton, haulerInShort, type OperatorContent } from '../../mails/operator-parts.ts';
import type { HaulerOfTheList } from '../../mails/types.ts';
import { terms } from '../../mails/words/operator.ts';
import type { Kind } from '../kind.ts';

const words = {
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
  const { name, email, id, isActive } = hauler;
  const heading = (isActive ? resumed : paused)(name);
  return {
    subject: heading,
    heading,
    blocks: [{ kind: 'paragraph', text: isActive ? onceResumed : whilePaused }, callButton(hauler)],
    more: [
      ...(isActive ? [] : [{ kind: 'paragraph', text: keepPaused } as const]),
      {
        kind: 'facts',
        facts: [
          [terms.hauler, haulerInShort(hauler)],
          [terms.haulerEmail, email],
          [terms.haulerId, id],
        ],
      },
    ],
  };
}

export const haulerPaused = {
  kind: 'hauler-paused',
  audience: 'operator',
  words: { en: words },
  mail: toOperatorOf(async ({ hauler_id }, { read }) => {
    const hauler = await read.hauler(hauler_id);
    return hauler && contentOf(hauler);
  }),
} satisfies Kind;
