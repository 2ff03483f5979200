import { formatTrackingId } from '../../_shared/rules/tracking-id.ts';
import { servicesInShort } from '../../_shared/words/en/services.ts';
import type { Block, Fact } from './content.ts';
import { servicesOf, trackingUrl } from './format.ts';
import { toMail } from './layout.ts';
import type { LeadOfMail, Mail, Site } from './types.ts';
import { words } from './words/en.ts';

type CustomerMail = {
  heading: string;
  blocks: readonly Block[];
  /** What follows the heading in the subject: the services, unless something else is given. */
  about?: string | null;
};

/** A mail to a customer about their request. It says why it comes, and how to stop mails. */
export function mailToCustomer(lead: LeadOfMail, site: Site, { heading, blocks, about }: CustomerMail): Mail {
  const { why, stop } = words.toCustomers;
  return toMail(
    {
      subject: words.subject(heading, about ?? servicesInShort(lead.services)),
      heading,
      blocks,
      footer: [
        { kind: 'paragraph', text: why(site.name) },
        { kind: 'links', links: [{ label: stop, url: `${site.url}/stop-mail/${formatTrackingId(lead.mailToken)}` }] },
      ],
    },
    site,
  );
}

/** These facts, and what identifies the request. */
export function factsOf(lead: LeadOfMail, ...facts: readonly Fact[]): Block {
  return {
    kind: 'facts',
    facts: [
      ...facts,
      [words.terms.services, servicesOf(lead)],
      [words.terms.trackingId, formatTrackingId(lead.trackingId)],
    ],
  };
}

export function trackButton(lead: LeadOfMail, site: Site): Block {
  return { kind: 'button', label: words.toCustomers.track, url: trackingUrl(lead, site) };
}
