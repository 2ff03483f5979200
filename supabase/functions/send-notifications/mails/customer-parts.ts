import { callUrl } from '../../_shared/rules/links.ts';
import { formatPhone } from '../../_shared/rules/phone.ts';
import { formatTrackingId } from '../../_shared/rules/tracking-id.ts';
import { statusLabel } from '../../_shared/words/en/statuses.ts';
import type { Block, Content, Fact } from './content.ts';
import { servicesOf, trackingUrl } from './format.ts';
import { toMail } from './layout.ts';
import type { HaulerOfMail, LeadOfMail, Mail, Site } from './types.ts';
import { words } from './words/en.ts';

/** What a mail to a customer says. */
export type CustomerContent = Pick<Content, 'heading' | 'blocks'>;

/**
 * A mail to a customer about their request. Its subject says what has happened and nothing more, because others may see
 * it on a locked screen. It says why it comes, and how to stop mails.
 *
 * @param stopToken the 16 characters that stop mail to the address that this mail goes to.
 */
export function mailToCustomer({ heading, blocks }: CustomerContent, stopToken: string, site: Site): Mail {
  const { why, stop } = words.toCustomers;
  return toMail(
    {
      subject: heading,
      heading,
      blocks,
      footer: [
        { kind: 'paragraph', text: why(site.name) },
        { kind: 'links', links: [{ label: stop, url: `${site.url}/stop-mail/${formatTrackingId(stopToken)}` }] },
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

export function statusOf({ status }: LeadOfMail): Fact {
  return [words.terms.status, statusLabel(status)];
}

export function whoHasTheJob({ name, phone }: HaulerOfMail): Fact[] {
  return [
    [words.terms.yourHauler, name],
    [words.terms.haulerPhone, formatPhone(phone)],
  ];
}

/** Calls the hauler; nothing for a number that a tap must not call. */
export function callLink({ name, phone }: HaulerOfMail): Block[] {
  const url = callUrl(phone);
  return url === null ? [] : [{ kind: 'links', links: [{ label: words.call(name), url }] }];
}

/** Leads to the tracking page. */
export function trackButton(lead: LeadOfMail, site: Site, label = words.toCustomers.track): Block {
  return { kind: 'button', label, url: trackingUrl(lead, site) };
}
