import { mapUrl, webUrls } from '../../_shared/rules/links.ts';
import { formatTrackingId } from '../../_shared/rules/tracking-id.ts';
import { contactSubjectLabels } from '../../_shared/words/en/contact-subjects.ts';
import { toMail } from './layout.ts';
import { callButton, inShort, operatorFooter, quoted, trackingLink } from './operator-parts.ts';
import type { FlaggedOfMail, LeadOfMail, Mail, MessageOfMail, Site } from './types.ts';
import { count, formatMoment, LOS_ANGELES, momentOf } from './words.ts';

/** Somebody asks for a quote: everything about it. */
export function newRequest(lead: LeadOfMail, site: Site): Mail {
  return toMail(
    {
      subject: `New request: ${inShort(lead)}`,
      heading: 'New request',
      blocks: [
        { kind: 'paragraph', text: `A hauler must contact the customer by ${momentOf(lead.promisedBy)}.` },
        callButton(lead),
        {
          kind: 'facts',
          facts: [
            ['Services', lead.services.join(', ')],
            ['Name', lead.fullName],
            ['Email', lead.email],
            [
              'Texts and emails',
              lead.agreedToMessages ? 'Agreed to' : 'Not agreed to: call, and send no text messages',
            ],
            ['Address', addressOf(lead)],
            ['Unit', lead.unitNumber],
            ['Sent', momentOf(lead.createdAt)],
            ['Tracking ID', formatTrackingId(lead.trackingId)],
          ],
        },
        ...quoted('What the customer wrote', lead.jobDescription),
        { kind: 'heading', text: 'Photos and links' },
        {
          kind: 'links',
          links: [
            ...webUrls(lead.imageUrls).map((url, index) => ({ label: `Photo ${index + 1}`, url })),
            { label: 'Map', url: mapUrl(lead) },
            trackingLink(lead, site),
          ],
        },
      ],
      footer: operatorFooter(site),
    },
    site,
  );
}

/** Somebody has written on the contact page. */
export function contactMessage(message: MessageOfMail, site: Site): Mail {
  const label = contactSubjectLabels[message.subject];
  return toMail(
    {
      subject: `${label}: message from ${message.name}`,
      heading: 'A message from the contact page',
      blocks: [
        {
          kind: 'facts',
          facts: [
            ['From', message.name],
            ['Email', message.email],
            ['Subject', label],
            ['Sent', momentOf(message.createdAt)],
          ],
        },
        ...quoted('The message', message.message),
        { kind: 'paragraph', text: 'Reply to this mail to answer.' },
      ],
      footer: operatorFooter(site),
    },
    site,
  );
}

/** How much is flagged and waits for the operator, without a word of who sent it. */
export function flaggedDigest({ requests, messages, newest }: FlaggedOfMail, site: Site): Mail {
  const amounts = [
    ...(requests > 0 ? [count(requests, 'request')] : []),
    ...(messages > 0 ? [count(messages, 'message')] : []),
  ].join(' and ');
  const title = `${amounts} flagged`;
  return toMail(
    {
      subject: title,
      heading: title,
      blocks: [
        {
          kind: 'paragraph',
          text: 'They may not be real. While a request is flagged, its customer gets no mail, and nobody is told to call.',
        },
        { kind: 'heading', text: `The newest ${LOS_ANGELES}` },
        {
          kind: 'list',
          items: newest.map(
            ({ what, because, createdAt }) =>
              `${what === 'request' ? 'Request' : 'Message'} at ${formatMoment(createdAt)}: ${because}`,
          ),
        },
        {
          kind: 'paragraph',
          text: 'To see them all, run "npm run flagged", or look at flagged_because in the tables leads and contact_messages. Empty that cell where one is real. Then "npm run flagged" with --delete deletes the others.',
        },
      ],
      footer: operatorFooter(site),
    },
    site,
  );
}

function addressOf({ streetAddress, city, zipCode }: LeadOfMail): string {
  return [streetAddress, city, zipCode].filter(Boolean).join(', ');
}
