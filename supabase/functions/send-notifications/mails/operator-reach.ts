import { formatPhone } from '../../_shared/domain/phone.ts';
import { statusLabel } from '../../_shared/words/en/statuses.ts';
import { type Composer, toOperator, toOperatorOf } from '../audiences.ts';
import type { Block } from './content.ts';
import {
  alertOf,
  callButton,
  factsOfCall,
  hasTheJob,
  haulerInShort,
  inShort,
  type OperatorContent,
  quoted,
  trackingLink,
} from './operator-parts.ts';
import type {
  HaulerOfMail,
  LeadOfMail,
  OwnersOfNumber,
  ReplyOfMail,
  Site,
  UnreachableHauler,
  UnreachedOfMail,
} from './types.ts';
import { wordingIn } from './wording.ts';
import { words } from './words/operator.ts';

const { terms } = words;
const { momentOf } = wordingIn('en');

/** The mails to the operator of whom nothing reaches, and of what people answer to texts. */
export const operatorReachMails: Record<string, Composer> = {
  'customer-unreachable': toOperator(async ({ lead, site, read }) =>
    customerUnreachable(lead, site, await read.unreached(lead), await read.haulerOf(lead)),
  ),
  'hauler-unreachable': toOperatorOf(async ({ hauler_id }, { read }) => {
    // They may have been given another address meanwhile.
    const hauler = await read.unreachableHauler(hauler_id);
    return hauler && haulerUnreachable(hauler);
  }),
  'text-reply': toOperatorOf(async ({ reply_id }, { read, site }) => {
    const reply = await read.reply(reply_id);
    return reply && textReply(reply, await read.ownersOf(reply.phone), site);
  }),
};

/** Nothing that we send reaches the customer: why, and that they are to be called. */
export function customerUnreachable(
  lead: LeadOfMail,
  site: Site,
  unreached: UnreachedOfMail,
  hauler: HaulerOfMail | null,
): OperatorContent {
  const { what, heading, nothingReachesThem, whatToDo } = words.customerUnreachable;
  return alertOf(lead, site, {
    what,
    heading,
    blocks: [{ kind: 'paragraph', text: [nothingReachesThem, ...whyUnreached(lead, unreached)].join(' ') }],
    more: [{ kind: 'paragraph', text: whatToDo }],
    facts: [
      [terms.name, lead.fullName],
      [terms.phone, formatPhone(lead.phone)],
      ...factsOfCall(lead).filter(([term]) => term !== terms.name),
      hasTheJob(hauler),
      [terms.cameBackWith, unreached.error],
    ],
    haulers: [hauler],
  });
}

/** What comes back, or what they have asked for, a sentence each. */
function whyUnreached(
  { email }: LeadOfMail,
  { cameBack, saidStop, wantsNoMail, complained }: UnreachedOfMail,
): string[] {
  const said = words.customerUnreachable;
  const reasons = [
    ...(email !== null && cameBack.includes('mail') ? [said.mailComesBack(email)] : []),
    ...(cameBack.includes('text') ? [said.textComesBack] : []),
    ...(saidStop ? [said.saidStop] : []),
    ...(email !== null && wantsNoMail ? [complained ? said.complained : said.stopped(email)] : []),
  ];
  return [...(reasons.length > 0 ? reasons : [said.didNotArrive]), ...(email === null ? [said.noEmail] : [])];
}

/** Nothing that we send reaches a hauler: why, what that means for them, and what ends it. */
export function haulerUnreachable(hauler: UnreachableHauler): OperatorContent {
  const { what, heading, mailComesBack, wantsNoMail, noTexts, textsDoNotHelp, meaning, whatToDo } =
    words.haulerUnreachable;
  const mail = (hauler.mailCameBack ? mailComesBack : wantsNoMail)(hauler.email);
  return {
    subject: words.subject(what, hauler.name),
    heading,
    blocks: [
      { kind: 'paragraph', text: `${mail} ${hauler.textsOn ? textsDoNotHelp : noTexts}` },
      { kind: 'paragraph', text: meaning },
      callButton(hauler),
    ],
    more: [
      { kind: 'paragraph', text: whatToDo },
      {
        kind: 'facts',
        facts: [
          [terms.hauler, haulerInShort(hauler)],
          [terms.haulerEmail, hauler.email],
          [terms.haulerId, hauler.id],
        ],
      },
    ],
  };
}

/** Somebody has answered a text in words of their own: the words, whose they may be, and how to stop the texts. */
export function textReply(reply: ReplyOfMail, { leads, haulers }: OwnersOfNumber, site: Site): OperatorContent {
  const { what, heading, answer, wrote, noWords, whose, nobodys, request, stop } = words.textReply;
  const number = formatPhone(reply.phone);
  const owners: Block[] = [
    {
      kind: 'facts',
      facts: [
        ...haulers.map((hauler) => [terms.hauler, haulerInShort(hauler)] as const),
        ...leads.map(
          (lead) => [terms.request, request(lead.fullName, inShort(lead), statusLabel(lead.status))] as const,
        ),
      ],
    },
    { kind: 'links', links: leads.map((lead) => trackingLink(lead, site)) },
  ];
  const hasOwners = haulers.length + leads.length > 0;
  return {
    subject: words.subject(what, number),
    heading,
    blocks: [
      {
        kind: 'facts',
        facts: [
          [terms.from, number],
          [terms.sentAt, momentOf(reply.createdAt)],
        ],
      },
      ...(reply.body.trim() ? quoted(wrote, reply.body) : [{ kind: 'paragraph', text: noWords } as const]),
      { kind: 'paragraph', text: answer },
      callButton(reply),
    ],
    more: [
      { kind: 'heading', text: whose },
      ...(hasOwners ? owners : [{ kind: 'paragraph', text: nobodys } as const]),
      { kind: 'paragraph', text: stop(reply.phone) },
    ],
  };
}
