import { textToOperator, toOperator } from '../../audiences.ts';
import { alertContent, factsOfCall, haulerFact, type OperatorContent } from '../../mails/operator-parts.ts';
import type { HaulerOfMail, LeadOfMail, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { terms } from '../../mails/words/operator.ts';

const { momentOf, windowOf } = wordingIn('en');

export const words = {
  mail: {
    what: 'No one came',
    heading: 'No one came to a pickup',
    text: 'Call them, then the hauler. At the desk, you can set another time, or take the job back.',
    terms: { reportedAt: 'Reported' },
  },
  text: 'No one came to a pickup. Action:',
};

/** The customer reports that no one came to the pickup. */
export function contentOf(
  lead: LeadOfMail,
  site: Site,
  reportedAt: Date,
  hauler: HaulerOfMail | null,
): OperatorContent {
  const { what, heading, text, terms: own } = words.mail;
  return alertContent(lead, site, {
    what,
    heading,
    blocks: [{ kind: 'paragraph', text }],
    facts: [
      [terms.pickup, lead.pickup && windowOf(lead.pickup)],
      [own.reportedAt, momentOf(reportedAt)],
      ...factsOfCall(lead),
      haulerFact(hauler),
    ],
    haulers: [hauler],
  });
}

export const mail = toOperator(async ({ lead, site, notification, read }) =>
  contentOf(lead, site, new Date(notification.created_at), await read.haulerOf(lead)),
);

export const text = textToOperator(() => words.text);
