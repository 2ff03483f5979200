import { textToOperator, toOperator } from '../../audiences.ts';
import { alertContent, factsOfCall, haulerFact, type OperatorContent } from '../../mails/operator-parts.ts';
import type { HaulerOfMail, LeadOfMail, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { terms } from '../../mails/words/operator.ts';

const { momentOf } = wordingIn('en');

export const words = {
  mail: {
    what: 'Not contacted',
    heading: 'A customer was not contacted',
    text: 'The customer says no one has contacted them. They were told that someone will shortly.',
  },
  text: 'A customer was not called. Action:',
};

/** The customer has clicked "I was not contacted". */
export function contentOf(
  lead: LeadOfMail,
  site: Site,
  reportedAt: Date,
  hauler: HaulerOfMail | null,
): OperatorContent {
  const { what, heading, text } = words.mail;
  return alertContent(lead, site, {
    what,
    heading,
    blocks: [{ kind: 'paragraph', text }],
    facts: [...factsOfCall(lead), [terms.reportedAt, momentOf(reportedAt)], haulerFact(hauler)],
    haulers: [hauler],
  });
}

export const mail = toOperator(async ({ lead, site, notification, read }) => {
  const reportedAt = await read.reportTime(notification.report_id);
  return reportedAt && contentOf(lead, site, reportedAt, await read.haulerOf(lead));
});

export const text = textToOperator(async ({ notification, read }) =>
  (await read.reportTime(notification.report_id)) ? words.text : null,
);
