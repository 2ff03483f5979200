import { toOperatorOf } from '../../audiences.ts';
import { callButton, factsOfHauler, type OperatorContent } from '../../mails/operator-parts.ts';
import type { UnreachableHauler } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';

const { subject } = wordingIn('en');

export const words = {
  mail: {
    what: 'A hauler can’t be reached',
    heading: 'A hauler can’t be reached',
    mailBounces: (email: string) => `Our emails to ${email} are bouncing.`,
    wantsNoMail: (email: string) => `${email} doesn’t want our emails: one was reported as spam.`,
    noTexts: 'They haven’t asked for texts.',
    textsDoNotHelp: 'Texts aren’t reaching them either.',
    meaning: 'They won’t get offers until this is fixed. They keep the jobs they have.',
    whatToDo:
      'Call them. Then open the desk, press “Change” next to this hauler, and enter another email or phone; or, if they ask for texts in writing, set texts_on to true in Studio, in their row of the table haulers.',
  },
};

/** We can't reach a hauler: why, what that means for them, and how to fix it. */
export function contentOf(hauler: UnreachableHauler): OperatorContent {
  const { what, heading, mailBounces, wantsNoMail, noTexts, textsDoNotHelp, meaning, whatToDo } = words.mail;
  const mail = (hauler.mailBounced ? mailBounces : wantsNoMail)(hauler.email);
  return {
    subject: subject(what, hauler.name),
    heading,
    blocks: [
      { kind: 'paragraph', text: `${mail} ${hauler.textsOn ? textsDoNotHelp : noTexts}` },
      { kind: 'paragraph', text: meaning },
      callButton(hauler),
    ],
    more: [
      { kind: 'paragraph', text: whatToDo },
      { kind: 'facts', facts: factsOfHauler(hauler) },
    ],
  };
}

export const mail = toOperatorOf(async ({ notification, read }) => {
  // The operator may have corrected the address since.
  const hauler = await read.unreachableHauler(notification.hauler_id);
  return hauler && contentOf(hauler);
});
