import type { Application } from '../../../_shared/contracts/application.ts';
import { formatPhone } from '../../../_shared/domain/phone.ts';
import { toOperatorFromSender } from '../../audiences.ts';
import type { Block, Fact } from '../../mails/content.ts';
import { contactSubjectLabel, languageFact, type OperatorContent, section } from '../../mails/operator-parts.ts';
import type { MessageOfMail } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { count, terms } from '../../mails/words/operator.ts';

const { momentOf, servicesOf } = wordingIn('en');

export const words = {
  mail: {
    subject: (about: string, name: string) => `${about}: message from ${name}`,
    heading: 'A message from the contact page',
    applicationHeading: 'A hauler wants to join',
    messageHeading: 'The message',
    reply: 'To answer, write to the email address above.',
    add: 'To add them as a hauler, open the desk’s list.',
    everything: 'Everything',
    terms: { subject: 'Subject', business: 'Business', areas: 'ZIP codes or cities', truck: 'Truck' },
  },
};

/** Someone has sent a message from the contact page. */
export function contentOf(message: MessageOfMail): OperatorContent {
  const { heading, applicationHeading } = words.mail;
  return {
    subject: subjectOf(message),
    heading: message.application ? applicationHeading : heading,
    blocks: blocksOf(message),
  };
}

export function subjectOf(message: MessageOfMail): string {
  return words.mail.subject(contactSubjectLabel(message.subject), message.name);
}

export function blocksOf(message: MessageOfMail): Block[] {
  const { messageHeading, reply, add } = words.mail;
  return [
    {
      kind: 'facts',
      facts: [
        [terms.from, message.name],
        [terms.email, message.email],
        languageFact(message),
        [words.mail.terms.subject, contactSubjectLabel(message.subject)],
        [terms.sentAt, momentOf(message.createdAt)],
        ...(message.application ? factsOf(message.application) : []),
      ],
    },
    ...section(messageHeading, 'quote', message.message),
    { kind: 'paragraph', text: message.application ? `${reply} ${add}` : reply },
  ];
}

function factsOf({ business, phone, areas, services, truckCubicYards }: Application): Fact[] {
  const { terms: own, everything } = words.mail;
  return [
    [own.business, business],
    [terms.phone, formatPhone(phone)],
    [own.areas, areas],
    [terms.services, servicesOf({ services }) || everything],
    [own.truck, truckCubicYards === undefined ? null : count(truckCubicYards, 'cubic yard')],
  ];
}

export const mail = toOperatorFromSender(contentOf);
