import type { Updates } from '../../../_shared/contracts/tracking.ts';
import { reasonLabel } from '../../../_shared/words/en/reasons.ts';
import { toOperator } from '../../audiences.ts';
import { alertContent, factsOfCall, haulerInShort, type OperatorContent, section } from '../../mails/operator-parts.ts';
import type { LeadOfMail, OfferOfMail, Site } from '../../mails/types.ts';
import { terms } from '../../mails/words/operator.ts';

export const words = {
  mail: {
    what: 'Hauler canceled',
    heading: 'A hauler canceled a job',
    call: (hauler: string) =>
      `${hauler} canceled this job. Call the customer: they may still want someone else to haul it.`,
    reasons: 'Why, as the hauler wrote it',
    isTold:
      'We’ll tell the customer that it’s canceled, along with any of these reasons that came from our list. Their tracking page shows all of them.',
    isTexted: 'We’ll text the customer that it’s canceled, unless they replied STOP. Their tracking page says why.',
    isNotTold: 'Our messages can’t reach the customer: only their tracking page says that it’s canceled, and why.',
    openAgain: 'To offer it to others, open it at the desk: press “Reopen…”, then “Take back…”.',
  },
};

/**
 * The hauler has canceled the job, with every reason as they wrote it.
 *
 * @param toldBy the channels that reach the customer.
 */
export function contentOf(
  lead: LeadOfMail,
  site: Site,
  { hauler }: OfferOfMail,
  toldBy: Updates['by'],
): OperatorContent {
  const { what, heading, call, isTold, isTexted, isNotTold, reasons, openAgain } = words.mail;
  // This news goes by email if possible; otherwise it is texted.
  const news = { mail: isTold, both: isTold, text: isTexted, none: isNotTold } satisfies Record<Updates['by'], string>;
  return alertContent(lead, site, {
    what,
    heading,
    blocks: [{ kind: 'paragraph', text: call(hauler.name) }],
    more: [
      ...section(reasons, 'quote', lead.cancelReasonsByHauler?.map(reasonLabel).join('\n') || null),
      { kind: 'paragraph', text: news[toldBy] },
      { kind: 'paragraph', text: openAgain },
    ],
    facts: [...factsOfCall(lead), [terms.hadTheJob, haulerInShort(hauler)], [terms.leadId, lead.id]],
    haulers: [hauler],
  });
}

export const mail = toOperator(async ({ lead, site, notification, read }) => {
  const offer = await read.offer(notification.offer_id);
  return offer && contentOf(lead, site, offer, await read.toldBy(lead));
});
