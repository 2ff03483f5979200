import { formatPhone } from '../../../_shared/domain/phone.ts';
import { reasonLabel } from '../../../_shared/words/en/reasons.ts';
import { toOperator } from '../../audiences.ts';
import { typedPlaceOf } from '../../mails/format.ts';
import { alertContent, callButton, haulerInShort, type OperatorContent, section } from '../../mails/operator-parts.ts';
import type { LeadOfMail, OfferOfMail, Site } from '../../mails/types.ts';
import { count, terms } from '../../mails/words/operator.ts';

export const words = {
  mail: {
    what: 'Given back',
    heading: 'A hauler keeps giving jobs back',
    many: (hauler: string, amount: number) =>
      `${hauler} has given back ${count(amount, 'job')} within 24 hours. They saw the name, phone and address of each customer. Call them and ask why.`,
    pause: (desk: string) => `To pause them, ask for a link to the desk’s list at ${desk}, and press “Pause” there.`,
    reason: 'Why they gave this one back',
    next: 'We’re offering this job to other haulers. If no one is left, another email will say so.',
  },
};

/**
 * The hauler has given back a job, after several others.
 *
 * @param amount how many within 24 hours, including this one.
 */
export function contentOf(lead: LeadOfMail, site: Site, offer: OfferOfMail, amount: number): OperatorContent {
  const { what, heading, many, pause, next, reason } = words.mail;
  const { hauler, declineReason } = offer;
  return alertContent(lead, site, {
    what,
    heading,
    blocks: [{ kind: 'paragraph', text: many(hauler.name, amount) }],
    button: callButton(hauler),
    more: [
      { kind: 'paragraph', text: pause(`${site.url}/desk`) },
      ...section(reason, 'quote', declineReason && reasonLabel(declineReason)),
      { kind: 'paragraph', text: next },
    ],
    facts: [
      [terms.hauler, haulerInShort(hauler)],
      [terms.haulerId, hauler.id],
      [terms.name, lead.fullName],
      [terms.phone, formatPhone(lead.phone)],
      [terms.place, typedPlaceOf(lead)],
    ],
  });
}

export const mail = toOperator(async ({ lead, site, notification, read }) => {
  const offer = await read.offer(notification.offer_id);
  return offer && contentOf(lead, site, offer, await read.countGivenBack(offer.hauler, notification.created_at));
});
