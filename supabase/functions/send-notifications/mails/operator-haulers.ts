import type { Updates } from '../../_shared/contracts/tracking.ts';
import { formatPhone } from '../../_shared/domain/phone.ts';
import { reasonLabel } from '../../_shared/words/en/reasons.ts';
import { type Composer, toOperator, toOperatorOf } from '../audiences.ts';
import { formatDay, isPastDay, typedPlaceOf } from './format.ts';
import { alertOf, callButton, factsOfCall, haulerInShort, type OperatorContent, quoted } from './operator-parts.ts';
import type { InsuredHauler, LeadOfMail, OfferOfMail, Site } from './types.ts';
import { words } from './words/operator.ts';

const { terms } = words;

/** The mails to the operator of what a hauler has done with a job that they had, and of their insurance. */
export const operatorHaulerMails: Record<string, Composer> = {
  'hauler-canceled': toOperator(async ({ lead, site, notification, read }) => {
    const offer = await read.offer(notification.offer_id);
    return offer && haulerCanceled(lead, site, offer, await read.toldBy(lead));
  }),
  'given-back': toOperator(async ({ lead, site, notification, read }) => {
    const offer = await read.offer(notification.offer_id);
    return offer && givenBack(lead, site, offer, await read.countGivenBack(offer.hauler, notification.created_at));
  }),
  'insurance-ends': toOperatorOf(async ({ hauler_id }, { read, now }) => {
    const hauler = await read.hauler(hauler_id);
    // Its day may have been taken away meanwhile.
    return hauler?.insuredUntil ? insuranceEnds(hauler, hauler.insuredUntil, now()) : null;
  }),
};

/**
 * The hauler has canceled the job: every reason as they wrote it.
 *
 * @param toldBy by which ways the customer is told.
 */
export function haulerCanceled(
  lead: LeadOfMail,
  site: Site,
  { hauler }: OfferOfMail,
  toldBy: Updates['by'],
): OperatorContent {
  const { what, heading, call, isTold, isTexted, isNotTold, reasons, openAgain } = words.haulerCanceled;
  // A mail does for it: it is texted to who cannot be mailed.
  const told = { mail: isTold, both: isTold, text: isTexted, none: isNotTold } satisfies Record<Updates['by'], string>;
  return alertOf(lead, site, {
    what,
    heading,
    blocks: [{ kind: 'paragraph', text: call(hauler.name) }],
    more: [
      ...quoted(reasons, lead.cancelReasonsByHauler?.map(reasonLabel).join('\n') || null),
      { kind: 'paragraph', text: told[toldBy] },
      { kind: 'paragraph', text: openAgain },
    ],
    facts: [...factsOfCall(lead), [terms.hadTheJob, haulerInShort(hauler)], [terms.leadId, lead.id]],
    haulers: [hauler],
  });
}

/**
 * The hauler has given back one more job of many.
 *
 * @param amount how many within 24 hours, this one among them.
 */
export function givenBack(lead: LeadOfMail, site: Site, offer: OfferOfMail, amount: number): OperatorContent {
  const { what, heading, many, pause, next, reason } = words.givenBack;
  const { hauler, declineReason } = offer;
  return alertOf(lead, site, {
    what,
    heading,
    blocks: [{ kind: 'paragraph', text: many(hauler.name, amount) }],
    button: callButton(hauler),
    more: [
      { kind: 'paragraph', text: pause(`${site.url}/desk`) },
      ...quoted(reason, declineReason && reasonLabel(declineReason)),
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

/**
 * A hauler's insurance ends soon, or has ended.
 *
 * @param lastDay such as `2026-12-31`: that day in Los Angeles still counts.
 */
export function insuranceEnds(hauler: InsuredHauler, lastDay: string, now: Date): OperatorContent {
  const { ends, ended, whatToDo, until } = words.insuranceEnds;
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
          [terms.insuredUntil, lastDay],
        ],
      },
    ],
  };
}
