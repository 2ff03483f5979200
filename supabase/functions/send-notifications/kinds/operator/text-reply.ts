import { formatPhone } from '../../../_shared/domain/phone.ts';
import { statusLabel } from '../../../_shared/words/en/statuses.ts';
import { toOperatorOf } from '../../audiences.ts';
import type { Block } from '../../mails/content.ts';
import {
  callButton,
  haulerInShort,
  leadInShort,
  type OperatorContent,
  section,
  trackingLink,
} from '../../mails/operator-parts.ts';
import type { OwnersOfNumber, ReplyOfMail, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { terms } from '../../mails/words/operator.ts';

const { momentOf, subject } = wordingIn('en');

export const words = {
  mail: {
    what: 'A reply by text',
    heading: 'A reply by text',
    answer: 'Call to answer: we don’t send texts by hand.',
    wrote: 'What they wrote',
    noWords: 'There are no words in it. It may be a picture.',
    whose: 'Whose number it may be',
    nobodys: 'No request or hauler has this number.',
    request: (name: string, what: string, status: string) => `${name}, ${what}: ${status}`,
    /** `phone` is digits only. */
    stop: (phone: string) =>
      `If they ask us in their own words to stop texting, run this in the SQL editor: select private.stop_texts('${phone}');`,
    terms: { request: 'Request' },
  },
};

/** Someone has answered a text without a keyword: the words, who it may be, and how to stop the texts. */
export function contentOf(reply: ReplyOfMail, { leads, haulers }: OwnersOfNumber, site: Site): OperatorContent {
  const { what, heading, answer, wrote, noWords, whose, nobodys, request, stop, terms: own } = words.mail;
  const number = formatPhone(reply.phone);
  const owners: Block[] = [
    {
      kind: 'facts',
      facts: [
        ...haulers.map((hauler) => [terms.hauler, haulerInShort(hauler)] as const),
        ...leads.map(
          (lead) => [own.request, request(lead.fullName, leadInShort(lead), statusLabel(lead.status))] as const,
        ),
      ],
    },
    { kind: 'links', links: leads.map((lead) => trackingLink(lead, site)) },
  ];
  const hasOwners = haulers.length + leads.length > 0;
  return {
    subject: subject(what, number),
    heading,
    blocks: [
      {
        kind: 'facts',
        facts: [
          [terms.from, number],
          [terms.sentAt, momentOf(reply.createdAt)],
        ],
      },
      ...(reply.body.trim() ? section(wrote, 'quote', reply.body) : [{ kind: 'paragraph', text: noWords } as const]),
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

export const mail = toOperatorOf(async ({ notification, read, site }) => {
  const reply = await read.reply(notification.reply_id);
  return reply && contentOf(reply, await read.ownersOf(reply.phone), site);
});
