import { mapUrl, webUrls } from '../../_shared/rules/links.ts';
import { formatTrackingId } from '../../_shared/rules/tracking-id.ts';
import { contactSubjectLabels } from '../../_shared/words/en/contact-subjects.ts';
import { type Composer, toOperator } from '../audiences.ts';
import type { Block } from './content.ts';
import { formatMoment, momentOf, servicesOf } from './format.ts';
import { operatorAlerts } from './operator-alerts.ts';
import { operatorHaulerMails } from './operator-haulers.ts';
import { alertOf, callButton, consentOf, inShort, mailToOperator, quoted, trackingLink } from './operator-parts.ts';
import { operatorReachMails } from './operator-reach.ts';
import type { FlaggedOfMail, LeadOfMail, Mail, MessageOfMail, Site } from './types.ts';
import { words } from './words/en.ts';

const { terms } = words;

/** A newer database may hold subjects that this version does not know. */
const subjectLabels: Record<string, string> = contactSubjectLabels;

/** The mail of each kind of notification that the operator gets. */
export const operatorMails: Record<string, Composer> = {
  ...operatorAlerts,
  ...operatorHaulerMails,
  ...operatorReachMails,
  'new-request': toOperator(({ lead, site }) => newRequest(lead, site)),
  'held-request': toOperator(({ lead, site }) =>
    // Once the flag is cleared nothing is held back.
    lead.flaggedBecause === null ? null : heldRequest(lead, site, lead.flaggedBecause),
  ),
  'contact-message': async (notification, { read, site, operatorEmail }) => {
    const message = await read.message(notification.message_id);
    return message && { ...contactMessage(message, site), to: operatorEmail, replyTo: message.email };
  },
  'held-message': async (notification, { read, site, operatorEmail }) => {
    const message = await read.message(notification.message_id);
    // Once the flag is cleared, the message itself goes out.
    if (!message?.flaggedBecause) return null;
    return { ...heldMessage(message, site, message.flaggedBecause), to: operatorEmail, replyTo: message.email };
  },
  'flagged-digest': async (_, { read, site, operatorEmail }) => ({
    ...flaggedDigest(await read.flagged(), site),
    to: operatorEmail,
  }),
};

/** Somebody asks for a quote: everything about it. */
export function newRequest(lead: LeadOfMail, site: Site): Mail {
  const { heading, promise, description, links, photo, map } = words.newRequest;
  return mailToOperator(site, {
    subject: words.subject(heading, inShort(lead)),
    heading,
    blocks: [
      { kind: 'paragraph', text: promise(momentOf(lead.promisedBy)) },
      callButton(lead),
      {
        kind: 'facts',
        facts: [
          [terms.services, servicesOf(lead)],
          [terms.name, lead.fullName],
          [terms.email, lead.email],
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
  });
}

/** A request is flagged: who sent it, why it is doubted, and how to let it go on. */
export function heldRequest(lead: LeadOfMail, site: Site, because: string): Mail {
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
      [terms.callTime, lead.callTime],
      [terms.services, servicesOf(lead)],
      [terms.address, addressOf(lead)],
      [terms.sentAt, momentOf(lead.createdAt)],
      [terms.leadId, lead.id],
    ],
  });
}

/** Somebody has written on the contact page. */
export function contactMessage(message: MessageOfMail, site: Site): Mail {
  return mailToOperator(site, {
    subject: subjectOf(message),
    heading: words.contactMessage.heading,
    blocks: blocksOf(message),
  });
}

/** A message of the contact page is flagged: the message, why it is doubted, and what of others like it. */
export function heldMessage(message: MessageOfMail, site: Site, because: string): Mail {
  const { subject, heading, whatToDo, others } = words.heldMessage;
  return mailToOperator(site, {
    subject: subject(subjectOf(message)),
    heading,
    blocks: [{ kind: 'paragraph', text: whatToDo(because) }, ...blocksOf(message), { kind: 'paragraph', text: others }],
  });
}

function subjectOf(message: MessageOfMail): string {
  return words.contactMessage.subject(labelOf(message), message.name);
}

function labelOf({ subject }: MessageOfMail): string {
  return subjectLabels[subject] ?? subject;
}

function blocksOf(message: MessageOfMail): Block[] {
  const { messageHeading, reply } = words.contactMessage;
  return [
    {
      kind: 'facts',
      facts: [
        [terms.from, message.name],
        [terms.email, message.email],
        [terms.subject, labelOf(message)],
        [terms.sentAt, momentOf(message.createdAt)],
      ],
    },
    ...quoted(messageHeading, message.message),
    { kind: 'paragraph', text: reply },
  ];
}

/** How much is flagged and waits for the operator, without a word of who sent it. */
export function flaggedDigest({ requests, messages, newest }: FlaggedOfMail, site: Site): Mail {
  const { amounts, meaning, newestHeading, request, message, whatToDo } = words.flaggedDigest;
  const heading = amounts(requests, messages);
  return mailToOperator(site, {
    subject: heading,
    heading,
    blocks: [
      { kind: 'paragraph', text: meaning },
      { kind: 'heading', text: newestHeading },
      {
        kind: 'list',
        items: newest.map(({ what, because, createdAt }) =>
          (what === 'request' ? request : message)(formatMoment(createdAt), because),
        ),
      },
      { kind: 'paragraph', text: whatToDo },
    ],
  });
}

function addressOf({ streetAddress, city, zipCode }: LeadOfMail): string {
  return [streetAddress, city, zipCode].filter(Boolean).join(', ');
}
