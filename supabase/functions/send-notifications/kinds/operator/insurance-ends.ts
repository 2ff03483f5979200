import { toOperatorOf } from '../../audiences.ts';
import { formatDay, isPastDay } from '../../mails/format.ts';
import { callButton, factsOfHauler, type OperatorContent } from '../../mails/operator-parts.ts';
import type { HaulerOfTheList } from '../../mails/types.ts';

export const words = {
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
  const { ends, ended, whatToDo, until, terms } = words.mail;
  return {
    heading: (isPastDay(lastDay, now) ? ended : ends)(hauler.name, formatDay(lastDay)),
    blocks: [{ kind: 'paragraph', text: whatToDo }, callButton(hauler)],
    more: [
      { kind: 'paragraph', text: until },
      { kind: 'facts', facts: [...factsOfHauler(hauler), [terms.insuredUntil, lastDay]] },
    ],
  };
}

export const mail = toOperatorOf(async ({ notification, read, now }) => {
  const hauler = await read.hauler(notification.hauler_id);
  // The date may have been removed since.
  return hauler?.insuredUntil ? contentOf(hauler, hauler.insuredUntil, now) : null;
});
