import { toOperator } from '../../audiences.ts';
import { addressOf, alertContent, languageFact, type OperatorContent } from '../../mails/operator-parts.ts';
import type { LeadOfMail, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { terms } from '../../mails/words/operator.ts';

const { momentOf, servicesOf } = wordingIn('en');

export const words = {
  mail: {
    what: 'Held back',
    heading: 'A request is being held',
    whatToDo: (because: string) =>
      `It may not be real (${because}). Call to find out. If it’s real, press “Clear the flag…” at the desk.`,
    meanwhile: 'Until then, haulers don’t see it, and the customer won’t hear from us.',
    others:
      'We email you only the first of these requests in an hour. The desk’s list shows them all, under “Flagged”.',
  },
};

/** A request was flagged: who sent it, why, and how to release it. */
export function contentOf(lead: LeadOfMail, site: Site, because: string): OperatorContent {
  const { what, heading, whatToDo, meanwhile, others } = words.mail;
  return alertContent(lead, site, {
    what,
    heading,
    blocks: [{ kind: 'paragraph', text: whatToDo(because) }],
    more: [
      { kind: 'paragraph', text: meanwhile },
      { kind: 'paragraph', text: others },
    ],
    facts: [
      [terms.name, lead.fullName],
      [terms.email, lead.email],
      languageFact(lead),
      [terms.callTime, lead.callTime],
      [terms.services, servicesOf(lead)],
      [terms.address, addressOf(lead)],
      [terms.sentAt, momentOf(lead.createdAt)],
      [terms.leadId, lead.id],
    ],
  });
}

export const mail = toOperator(({ lead, site }) =>
  // If the flag was cleared, nothing is held back.
  lead.flaggedBecause === null ? null : contentOf(lead, site, lead.flaggedBecause),
);
