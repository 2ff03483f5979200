import { toOperatorOf } from '../../audiences.ts';
import { formatDay, isPastDay } from '../../mails/format.ts';
import { callButton, haulerInShort, type OperatorContent } from '../../mails/operator-parts.ts';
import type { HaulerOfTheList } from '../../mails/types.ts';
import { terms } from '../../mails/words/operator.ts';
import type { Kind } from '../kind.ts';

const words = {
  mail: {
    ends: (hauler: string, day: string) => `Insurance for ${hauler} ends on ${day}`,
    ended: (hauler: string, day: string) => `Insurance for ${hauler} ended on ${day}`,
    whatToDo:
      'Ask them for the new certificate. Then open the desk, press “Change” next to this hauler, and set “Insured until” to its last day.',
    until:
      'Until you do, they won’t get offers after that day, unless you offer a job by hand. They keep the jobs they have.',
    terms: { insuredUntil: 'Insured until' },
  },
};

/**
 * A hauler's insurance ends soon, or has ended.
 *
 * @param lastDay such as `2026-12-31`, included, in Los Angeles.
 */
export function contentOf(hauler: HaulerOfTheList, lastDay: string, now: Date): OperatorContent {
  const { ends, ended, whatToDo, until, terms: own } = words.mail;
  const heading = (isPastDay(lastDay, now) ? ended : ends)(hauler.name, formatDay(lastDay));
  return {
    subject: heading,
    heading,
    blocks: [{ kind: 'paragraph', text: whatToDo }, callButton(hauler)],
    more: [
      { kind: 'paragraph', text: until },
      {
        kind: 'facts',
        facts: [
          [terms.hauler, haulerInShort(hauler)],
          [terms.haulerEmail, hauler.email],
          [terms.haulerId, hauler.id],
          [own.insuredUntil, lastDay],
        ],
      },
    ],
  };
}

export const insuranceEnds = {
  kind: 'insurance-ends',
  audience: 'operator',
  words: { en: words },
  mail: toOperatorOf(async ({ hauler_id }, { read, now }) => {
    const hauler = await read.hauler(hauler_id);
    // The date may have been removed since.
    return hauler?.insuredUntil ? contentOf(hauler, hauler.insuredUntil, now()) : null;
  }),
} satisfies Kind;
