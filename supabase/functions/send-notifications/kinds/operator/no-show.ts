import { textToOperator, toOperator } from '../../audiences.ts';
import { alertContent, factsOfCall, haulerFact } from '../../mails/operator-parts.ts';
import { wordingIn } from '../../mails/wording.ts';
import { terms } from '../../mails/words/operator.ts';

const { momentOf, windowOf } = wordingIn('en');

export const words = {
  mail: {
    what: 'No one came',
    heading: 'No one came to a pickup',
    text: 'Call them, then the hauler. At the desk, you can set another time, or take the job back.',
  },
  text: 'No one came to a pickup. Action:',
};

/** The customer reports that no one came to the pickup. */
export const mail = toOperator(async ({ lead, site, notification, read }) => {
  const { what, heading, text } = words.mail;
  const hauler = await read.haulerOf(lead);
  return alertContent(lead, site, {
    what,
    heading,
    blocks: [{ kind: 'paragraph', text }],
    facts: [
      [terms.pickup, lead.pickup && windowOf(lead.pickup)],
      [terms.reportedAt, momentOf(new Date(notification.created_at))],
      ...factsOfCall(lead),
      haulerFact(hauler),
    ],
    haulers: [hauler],
  });
});

export const text = textToOperator(() => words.text);
