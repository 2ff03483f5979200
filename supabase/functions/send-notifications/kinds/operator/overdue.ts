import { textToOperator, toOperator } from '../../audiences.ts';
import { alertContent, factsOfCall, haulerFact, type OperatorContent } from '../../mails/operator-parts.ts';
import type { HaulerOfMail, LeadOfMail, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { textWordingIn } from '../../texts/wording.ts';

const { momentOf } = wordingIn('en');

export const words = {
  mail: {
    what: 'Overdue',
    heading: 'A request is overdue',
    text: (moment: string) =>
      `The customer was promised a call by ${moment}. No one has recorded a call, or someone marked one on the desk’s list but no hauler has the request.`,
  },
  text: (moment: string) => `Call overdue since ${moment}. Action:`,
};

/** The promised time has passed without a call. */
export function contentOf(lead: LeadOfMail, site: Site, hauler: HaulerOfMail | null): OperatorContent {
  const { what, heading, text } = words.mail;
  return alertContent(lead, site, {
    what,
    heading,
    blocks: [{ kind: 'paragraph', text: text(momentOf(lead.promisedBy)) }],
    facts: [...factsOfCall(lead), haulerFact(hauler)],
    haulers: [hauler],
  });
}

export const mail = toOperator(async ({ lead, site, read }) => contentOf(lead, site, await read.haulerOf(lead)));

export const text = textToOperator(({ lead, now }) => words.text(textWordingIn('en').momentOf(lead.promisedBy, now)));
