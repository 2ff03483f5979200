import { toOperatorFromSender } from '../../audiences.ts';
import type { OperatorContent } from '../../mails/operator-parts.ts';
import type { MessageOfMail } from '../../mails/types.ts';
import { blocksOf, subjectOf } from './contact-message.ts';

export const words = {
  mail: {
    subject: (about: string) => `Held back: ${about}`,
    heading: 'A message is being held',
    whatToDo: (because: string) => `It may not be real (${because}). If it’s real, answer it.`,
    others:
      'We email you only the first of these messages in an hour. The desk’s list shows the others: press “Not spam” on one, and it’s emailed, too.',
  },
};

/** A message from the contact page was flagged: the message, why, and what happens to others like it. */
export function contentOf(message: MessageOfMail, because: string): OperatorContent {
  const { subject, heading, whatToDo, others } = words.mail;
  return {
    subject: subject(subjectOf(message)),
    heading,
    blocks: [{ kind: 'paragraph', text: whatToDo(because) }, ...blocksOf(message)],
    more: [{ kind: 'paragraph', text: others }],
  };
}

export const mail = toOperatorFromSender((message) =>
  // If the flag was cleared, the message is sent as usual.
  message.flaggedBecause ? contentOf(message, message.flaggedBecause) : null,
);
