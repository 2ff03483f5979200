import { formatPhone } from '../../_shared/domain/phone.ts';
import { reasonLabel } from '../../_shared/words/en/reasons.ts';
import { statusLabel } from '../../_shared/words/en/statuses.ts';
import { type Composer, toOperator } from '../audiences.ts';
import type { Block } from './content.ts';
import {
  addressOf,
  alertOf,
  consentOf,
  factsOfCall,
  hasTheJob,
  haulerInShort,
  languageFact,
  type OperatorContent,
  quoted,
} from './operator-parts.ts';
import type { CorrectionOfMail, HaulerOfMail, LeadOfMail, OfferOfMail, Site } from './types.ts';
import { wordingIn } from './wording.ts';
import { words } from './words/operator.ts';

const { terms } = words;
const { momentOf, servicesOf } = wordingIn('en');

/** The mails to the operator of what has happened to a request since it came. */
export const operatorAlerts: Record<string, Composer> = {
  'not-contacted': toOperator(async ({ lead, site, notification, read }) => {
    const reportedAt = await read.reportTime(notification.report_id);
    return reportedAt && notContacted(lead, site, reportedAt, await read.haulerOf(lead));
  }),
  overdue: toOperator(async ({ lead, site, read }) => overdue(lead, site, await read.haulerOf(lead))),
  'nobody-left': toOperator(async ({ lead, site, read }) => nobodyLeft(lead, site, await read.offers(lead))),
  'taken-back': toOperator(async ({ lead, site, notification, read }) => {
    const offer = await read.offer(notification.offer_id);
    return offer && takenBack(lead, site, offer);
  }),
  'customer-canceled': toOperator(async ({ lead, site, read }) =>
    customerCanceled(lead, site, await read.haulerOf(lead)),
  ),
  'customer-corrected': toOperator(async ({ lead, site, read, now }) =>
    customerCorrected(lead, site, await read.haulerOf(lead), await read.corrections(lead, now)),
  ),
};

/** The customer has pressed "I was not contacted". */
export function notContacted(
  lead: LeadOfMail,
  site: Site,
  reportedAt: Date,
  hauler: HaulerOfMail | null,
): OperatorContent {
  const { what, heading, text } = words.notContacted;
  return alertOf(lead, site, {
    what,
    heading,
    blocks: [{ kind: 'paragraph', text }],
    facts: [...factsOfCall(lead), [terms.reportedAt, momentOf(reportedAt)], hasTheJob(hauler)],
    haulers: [hauler],
  });
}

/** The promised time has passed, and nobody has called. */
export function overdue(lead: LeadOfMail, site: Site, hauler: HaulerOfMail | null): OperatorContent {
  const { what, heading, text } = words.overdue;
  return alertOf(lead, site, {
    what,
    heading,
    blocks: [{ kind: 'paragraph', text: text(momentOf(lead.promisedBy)) }],
    facts: [...factsOfCall(lead), hasTheJob(hauler)],
    haulers: [hauler],
  });
}

/** No hauler is left who could be offered the request. */
export function nobodyLeft(lead: LeadOfMail, site: Site, offers: readonly OfferOfMail[]): OperatorContent {
  const { what, heading, nobodyAsked, nobodyAccepted, asked, answer, byHand } = words.nobodyLeft;
  const answers = offers.map(({ hauler, state, declineReason }) =>
    answer(hauler.name, state, declineReason && reasonLabel(declineReason)),
  );
  const whoWasAsked: Block[] = [
    { kind: 'heading', text: asked },
    { kind: 'list', items: answers },
  ];
  return alertOf(lead, site, {
    what,
    heading,
    blocks: [
      { kind: 'paragraph', text: offers.length === 0 ? nobodyAsked : nobodyAccepted },
      ...(offers.length === 0 ? [] : whoWasAsked),
      { kind: 'paragraph', text: byHand },
    ],
    facts: [...factsOfCall(lead), [terms.leadId, lead.id]],
    haulers: offers.map(({ hauler }) => hauler),
  });
}

/** The job was taken from a hauler, of whom the customer said that they had not contacted them. */
export function takenBack(lead: LeadOfMail, site: Site, { hauler, reportedAgain }: OfferOfMail): OperatorContent {
  const { what, heading, because, becauseAgain, next } = words.takenBack;
  return alertOf(lead, site, {
    what,
    heading,
    blocks: [
      { kind: 'paragraph', text: (reportedAgain ? becauseAgain : because)(hauler.name) },
      { kind: 'paragraph', text: next },
    ],
    facts: [...factsOfCall(lead), [terms.hadTheJob, haulerInShort(hauler)]],
    haulers: [hauler],
  });
}

/** The customer has canceled on the tracking page. */
export function customerCanceled(lead: LeadOfMail, site: Site, hauler: HaulerOfMail | null): OperatorContent {
  const { what, heading, nobodyHadIt, isTold, reasons } = words.customerCanceled;
  return alertOf(lead, site, {
    what,
    heading,
    blocks: [
      { kind: 'paragraph', text: hauler === null ? nobodyHadIt : isTold(hauler.name) },
      ...quoted(reasons, lead.cancelReasons.map(reasonLabel).join('\n') || null),
    ],
    facts: [...factsOfCall(lead), [terms.hadTheJob, hauler && haulerInShort(hauler)]],
    haulers: [hauler],
  });
}

/**
 * How to reach the customer was corrected: on the tracking page, or at the desk.
 *
 * @param corrections the latest ones, of which it shows what was there before.
 */
export function customerCorrected(
  lead: LeadOfMail,
  site: Site,
  hauler: HaulerOfMail | null,
  corrections: readonly CorrectionOfMail[],
): OperatorContent {
  const { what, heading, now, nowAndTold, none, atAnyTime } = words.customerCorrected;
  const phone = formatPhone(lead.phone);
  const email = lead.email ?? none;
  const phonesBefore = corrections.map(({ phoneBefore }) => formatPhone(phoneBefore));
  const emailsBefore = corrections.map(({ emailBefore }) => emailBefore ?? none);
  return alertOf(lead, site, {
    what,
    heading,
    blocks: [{ kind: 'paragraph', text: hauler === null ? now : nowAndTold(hauler.name) }],
    facts: [
      [terms.name, lead.fullName],
      [terms.phone, phone],
      [terms.email, email],
      languageFact(lead),
      [terms.unit, lead.unitNumber ?? none],
      [terms.callTime, lead.callTime ?? atAnyTime],
      [terms.phoneBefore, othersThan(phone, phonesBefore)],
      [terms.emailBefore, othersThan(email, emailsBefore)],
      consentOf(lead),
      [terms.services, servicesOf(lead)],
      [terms.address, addressOf(lead)],
      [terms.status, statusLabel(lead.status)],
      hasTheJob(hauler),
    ],
    haulers: [hauler],
  });
}

/** The values that are not the one of now, each once. */
function othersThan(now: string, values: readonly string[]): string {
  return [...new Set(values)].filter((value) => value !== now).join(', ');
}
