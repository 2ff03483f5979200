import { mapUrl, webUrls } from '../../_shared/domain/links.ts';
import { formatTrackingId } from '../../_shared/domain/tracking-id.ts';
import { type Composer, letterToOperator, toOperator, toOperatorOf } from '../audiences.ts';
import type { Block } from './content.ts';
import { operatorAlerts } from './operator-alerts.ts';
import { operatorDeskMails } from './operator-desk.ts';
import { operatorHaulerMails } from './operator-haulers.ts';
import {
  addressOf,
  alertOf,
  callButton,
  consentOf,
  contactSubjectLabel,
  flaggedInWords,
  inShort,
  languageFact,
  type OperatorContent,
  quoted,
  trackingLink,
} from './operator-parts.ts';
import { operatorReachMails } from './operator-reach.ts';
import { operatorReviewMails } from './operator-reviews.ts';
import type { FlaggedOfMail, LeadOfMail, MessageOfMail, Site } from './types.ts';
import { wordingIn } from './wording.ts';
import { words } from './words/operator.ts';

const { terms } = words;
const { momentOf, servicesOf } = wordingIn('en');

/** The mail of each kind of notification that the operator gets. */
export const operatorMails: Record<string, Composer> = {
  ...operatorAlerts,
  ...operatorDeskMails,
  ...operatorHaulerMails,
  ...operatorReachMails,
  ...operatorReviewMails,
  'new-request': toOperator(({ lead, site }) => newRequest(lead, site)),
  'held-request': toOperator(({ lead, site }) =>
    // Once the flag is cleared nothing is held back.
    lead.flaggedBecause === null ? null : heldRequest(lead, site, lead.flaggedBecause),
  ),
  'contact-message': toOperatorFromSender(contactMessage),
  'held-message': toOperatorFromSender((message) =>
    // Once the flag is cleared, the message itself goes out.
    message.flaggedBecause ? heldMessage(message, message.flaggedBecause) : null,
  ),
  'flagged-digest': toOperatorOf(async (_, { read }) => flaggedDigest(await read.flagged())),
};

/**
 * Composes a mail to the operator about a message, whose sender gets the answer, and with it what is quoted: so a link to
 * the desk that is made for a message opens that message alone. No other mail with such a link may be answered to
 * somebody else.
 */
function toOperatorFromSender(makeContent: (message: MessageOfMail) => OperatorContent | null): Composer {
  return async (notification, context) => {
    const message = await context.read.message(notification.message_id);
    const content = message && makeContent(message);
    return content && { ...(await letterToOperator(content, notification, context)), replyTo: message.email };
  };
}

/** Somebody asks for a quote: everything about it. */
export function newRequest(lead: LeadOfMail, site: Site): OperatorContent {
  const { heading, promise, description, links, photo, map } = words.newRequest;
  return {
    subject: words.subject(heading, inShort(lead)),
    heading,
    blocks: [{ kind: 'paragraph', text: promise(momentOf(lead.promisedBy)) }, callButton(lead)],
    more: [
      {
        kind: 'facts',
        facts: [
          [terms.services, servicesOf(lead)],
          [terms.name, lead.fullName],
          [terms.email, lead.email],
          languageFact(lead),
          consentOf(lead),
          [terms.address, addressOf(lead)],
          [terms.unit, lead.unitNumber],
          [terms.sentAt, momentOf(lead.createdAt)],
          [terms.trackingId, formatTrackingId(lead.trackingId)],
        ],
      },
      ...quoted(description, lead.jobDescription),
      { kind: 'heading', text: links },
      {
        kind: 'links',
        links: [
          ...webUrls(lead.imageUrls).map((url, index) => ({ label: photo(index + 1), url })),
          { label: map, url: mapUrl(lead) },
          trackingLink(lead, site),
        ],
      },
    ],
  };
}

/** A request is flagged: who sent it, why it is doubted, and how to let it go on. */
export function heldRequest(lead: LeadOfMail, site: Site, because: string): OperatorContent {
  const { what, heading, whatToDo, meanwhile, others } = words.heldRequest;
  return alertOf(lead, site, {
    what,
    heading,
    blocks: [{ kind: 'paragraph', text: whatToDo(because) }],
    more: [
      { kind: 'paragraph', text: meanwhile },
      { kind: 'paragraph', text: others },
    ],
    facts: [
      [terms.name, lead.fullName],
      [terms.email, lead.email],
      languageFact(lead),
      [terms.callTime, lead.callTime],
      [terms.services, servicesOf(lead)],
      [terms.address, addressOf(lead)],
      [terms.sentAt, momentOf(lead.createdAt)],
      [terms.leadId, lead.id],
    ],
  });
}

/** Somebody has written on the contact page. */
export function contactMessage(message: MessageOfMail): OperatorContent {
  return { subject: subjectOf(message), heading: words.contactMessage.heading, blocks: blocksOf(message) };
}

/** A message of the contact page is flagged: the message, why it is doubted, and what of others like it. */
export function heldMessage(message: MessageOfMail, because: string): OperatorContent {
  const { subject, heading, whatToDo, others } = words.heldMessage;
  return {
    subject: subject(subjectOf(message)),
    heading,
    blocks: [{ kind: 'paragraph', text: whatToDo(because) }, ...blocksOf(message)],
    more: [{ kind: 'paragraph', text: others }],
  };
}

function subjectOf(message: MessageOfMail): string {
  return words.contactMessage.subject(contactSubjectLabel(message.subject), message.name);
}

function blocksOf(message: MessageOfMail): Block[] {
  const { messageHeading, reply } = words.contactMessage;
  return [
    {
      kind: 'facts',
      facts: [
        [terms.from, message.name],
        [terms.email, message.email],
        languageFact(message),
        [terms.subject, contactSubjectLabel(message.subject)],
        [terms.sentAt, momentOf(message.createdAt)],
      ],
    },
    ...quoted(messageHeading, message.message),
    { kind: 'paragraph', text: reply },
  ];
}

/** How much is flagged and waits for the operator, without a word of who sent it. */
export function flaggedDigest({ requests, messages, newest }: FlaggedOfMail): OperatorContent {
  const { amounts, meaning, newestHeading, whatToDo } = words.flaggedDigest;
  const heading = amounts(requests, messages);
  return {
    subject: heading,
    heading,
    blocks: [{ kind: 'paragraph', text: meaning }],
    more: [
      { kind: 'heading', text: newestHeading },
      {
        kind: 'list',
        items: newest.map(flaggedInWords),
      },
      { kind: 'paragraph', text: whatToDo },
    ],
  };
}
