import { formatPhone } from '../../../_shared/domain/phone.ts';
import { statusLabel } from '../../../_shared/words/en/statuses.ts';
import { toOperator } from '../../audiences.ts';
import {
  addressOf,
  alertContent,
  consentFact,
  haulerFact,
  languageFact,
  type OperatorContent,
} from '../../mails/operator-parts.ts';
import type { CorrectionOfMail, HaulerOfMail, LeadOfMail, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { terms } from '../../mails/words/operator.ts';

const { servicesOf } = wordingIn('en');

export const words = {
  mail: {
    what: 'Corrected',
    heading: 'A customer’s details have changed',
    now: 'Here’s how to reach them now.',
    nowAndTold: (hauler: string) => `Here’s how to reach them now. ${hauler} has the job. We’ll let them know, too.`,
    none: 'None',
    atAnyTime: 'At any time',
    terms: { emailBefore: 'Email before', phoneBefore: 'Phone before' },
  },
};

/**
 * Someone has corrected how to reach the customer, on the tracking page or at the desk.
 *
 * @param corrections the latest ones, for the previous values.
 */
export function contentOf(
  lead: LeadOfMail,
  site: Site,
  hauler: HaulerOfMail | null,
  corrections: readonly CorrectionOfMail[],
): OperatorContent {
  const { what, heading, now, nowAndTold, none, atAnyTime, terms: own } = words.mail;
  const phone = formatPhone(lead.phone);
  const email = lead.email ?? none;
  const phonesBefore = corrections.map(({ phoneBefore }) => formatPhone(phoneBefore));
  const emailsBefore = corrections.map(({ emailBefore }) => emailBefore ?? none);
  return alertContent(lead, site, {
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
      [own.phoneBefore, othersThan(phone, phonesBefore)],
      [own.emailBefore, othersThan(email, emailsBefore)],
      consentFact(lead),
      [terms.services, servicesOf(lead)],
      [terms.address, addressOf(lead)],
      [terms.status, statusLabel(lead.status)],
      haulerFact(hauler),
    ],
    haulers: [hauler],
  });
}

/** The distinct values other than the current one. */
function othersThan(now: string, values: readonly string[]): string {
  return [...new Set(values)].filter((value) => value !== now).join(', ');
}

export const mail = toOperator(async ({ lead, site, read, now }) =>
  contentOf(lead, site, await read.haulerOf(lead), await read.corrections(lead, now)),
);
