import { toOperatorFromSender } from '../../audiences.ts';
import type { Block } from '../../mails/content.ts';
import { contactSubjectLabel, languageFact, type OperatorContent, quoted } from '../../mails/operator-parts.ts';
import type { MessageOfMail } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { terms } from '../../mails/words/operator.ts';
import type { Kind } from '../kind.ts';

const { momentOf } = wordingIn('en');

const words = {
  mail: {
    subject: (about: string, name: string) => `${about}: message from ${name}`,
    heading: 'A message from the contact page',
    messageHeading: 'The message',
    reply: 'To answer, write to the email address above.',
    terms: { subject: 'Subject' },
  },
};

/** Someone has sent a message from the contact page. */
export function contentOf(message: MessageOfMail): OperatorContent {
  return { subject: subjectOf(message), heading: words.mail.heading, blocks: blocksOf(message) };
}

export function subjectOf(message: MessageOfMail): string {
  return words.mail.subject(contactSubjectLabel(message.subject), message.name);
}

export function blocksOf(message: MessageOfMail): Block[] {
  const { messageHeading, reply, terms: own } = words.mail;
  return [
    {
      kind: 'facts',
      facts: [
        [terms.from, message.name],
        [terms.email, message.email],
        languageFact(message),
        [own.subject, contactSubjectLabel(message.subject)],
        [terms.sentAt, momentOf(message.createdAt)],
      ],
    },
    ...quoted(messageHeading, message.message),
    { kind: 'paragraph', text: reply },
  ];
}

export const contactMessage = {
  kind: 'contact-message',
  audience: 'operator',
  words: { en: words },
  mail: toOperatorFromSender(contentOf),
} satisfies Kind;
