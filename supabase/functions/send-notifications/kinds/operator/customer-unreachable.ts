import { formatPhone } from '../../../_shared/domain/phone.ts';
import { textToOperator, toOperator } from '../../audiences.ts';
import { alertContent, factsOfCall, haulerFact, type OperatorContent } from '../../mails/operator-parts.ts';
import type { HaulerOfMail, LeadOfMail, Site, UnreachedOfMail } from '../../mails/types.ts';
import { terms } from '../../mails/words/operator.ts';
import { phoneOf } from '../../texts/format.ts';

export const words = {
  mail: {
    what: 'Call this customer',
    heading: 'Call this customer',
    nothingReachesThem: 'Our messages about this request can’t reach them.',
    mailBounces: (email: string) => `Our emails to ${email} are bouncing.`,
    textBounces: 'Our texts to their number aren’t arriving. It may be a landline.',
    saidStop: 'They replied STOP to our texts.',
    stopped: (email: string) => `Someone stopped our emails to ${email} with the link in one of them.`,
    complained: 'They reported our email as spam, so we neither email nor text them.',
    didNotArrive: 'Our last message didn’t arrive.',
    noEmail: 'They didn’t give an email address.',
    whatToDo:
      'Give them an update on their request. They can enter a working email address on their tracking page, or you can correct it at the desk.',
    terms: { bouncedWith: 'Delivery error' },
  },
  text: (phone: string) => `Call this customer: ${phone}`,
};

/** We can't reach the customer: why, and that someone has to call them. */
export function contentOf(
  lead: LeadOfMail,
  site: Site,
  unreached: UnreachedOfMail,
  hauler: HaulerOfMail | null,
): OperatorContent {
  const { what, heading, nothingReachesThem, whatToDo, terms: own } = words.mail;
  return alertContent(lead, site, {
    what,
    heading,
    blocks: [{ kind: 'paragraph', text: [nothingReachesThem, ...whyUnreached(lead, unreached)].join(' ') }],
    more: [{ kind: 'paragraph', text: whatToDo }],
    facts: [
      [terms.name, lead.fullName],
      [terms.phone, formatPhone(lead.phone)],
      ...factsOfCall(lead).filter(([term]) => term !== terms.name),
      haulerFact(hauler),
      [own.bouncedWith, unreached.error],
    ],
    haulers: [hauler],
  });
}

/** What has failed, or what they have opted out of, in one sentence each. */
function whyUnreached(
  { email }: LeadOfMail,
  { bounced, saidStop, wantsNoMail, complained }: UnreachedOfMail,
): string[] {
  const sentences = words.mail;
  const reasons = [
    ...(email !== null && bounced.includes('mail') ? [sentences.mailBounces(email)] : []),
    ...(bounced.includes('text') ? [sentences.textBounces] : []),
    ...(saidStop ? [sentences.saidStop] : []),
    ...(email !== null && wantsNoMail ? [complained ? sentences.complained : sentences.stopped(email)] : []),
  ];
  return [...(reasons.length > 0 ? reasons : [sentences.didNotArrive]), ...(email === null ? [sentences.noEmail] : [])];
}

export const mail = toOperator(async ({ lead, site, read }) =>
  contentOf(lead, site, await read.unreached(lead), await read.haulerOf(lead)),
);

export const text = textToOperator(({ lead }) => words.text(phoneOf(lead.phone)));
