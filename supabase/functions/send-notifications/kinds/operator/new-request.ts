import { mapUrl, webUrls } from '../../../_shared/domain/links.ts';
import { formatTrackingId } from '../../../_shared/domain/tracking-id.ts';
import { toOperator } from '../../audiences.ts';
import {
  addressOf,
  callButton,
  consentFact,
  languageFact,
  leadInShort,
  type OperatorContent,
  section,
  trackingLink,
} from '../../mails/operator-parts.ts';
import type { LeadOfMail, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { terms } from '../../mails/words/operator.ts';

const { loadOf, momentOf, servicesOf, subject, wantedOf } = wordingIn('en');

export const words = {
  mail: {
    heading: 'New request',
    promise: (moment: string) => `A hauler must contact the customer by ${moment}.`,
    description: 'What the customer wrote',
    links: 'Photos and links',
    photo: (number: number) => `Photo ${number}`,
    map: 'Map',
  },
};

/** A new request for a quote, with everything about it. */
export function contentOf(lead: LeadOfMail, site: Site): OperatorContent {
  const { heading, promise, description, links, photo, map } = words.mail;
  return {
    subject: subject(heading, leadInShort(lead)),
    heading,
    blocks: [{ kind: 'paragraph', text: promise(momentOf(lead.promisedBy)) }, callButton(lead)],
    more: [
      {
        kind: 'facts',
        facts: [
          [terms.services, servicesOf(lead)],
          [terms.load, loadOf(lead)],
          [terms.wanted, wantedOf(lead)],
          [terms.name, lead.fullName],
          [terms.email, lead.email],
          languageFact(lead),
          consentFact(lead),
          [terms.address, addressOf(lead)],
          [terms.unit, lead.unitNumber],
          [terms.sentAt, momentOf(lead.createdAt)],
          [terms.trackingId, formatTrackingId(lead.trackingId)],
        ],
      },
      ...section(description, 'quote', lead.description),
      { kind: 'heading', text: links },
      {
        kind: 'links',
        links: [
          ...webUrls(lead.photos).map((url, index) => ({ label: photo(index + 1), url })),
          { label: map, url: mapUrl(lead) },
          trackingLink(lead, site),
        ],
      },
    ],
  };
}

export const mail = toOperator(({ lead, site }) => contentOf(lead, site));
