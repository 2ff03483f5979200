import { callUrl } from '../../_shared/domain/links.ts';
import { formatPhone } from '../../_shared/domain/phone.ts';
import { formatTrackingId } from '../../_shared/domain/tracking-id.ts';
import type { Block, Content, Fact } from './content.ts';
import { linkIn, trackingUrl } from './format.ts';
import { toMail } from './layout.ts';
import type { HaulerOfMail, LeadOfMail, Mail, Site } from './types.ts';
import { wordingIn } from './wording.ts';

/** What a mail to a customer says. */
export type CustomerContent = Pick<Content, 'language' | 'heading' | 'blocks'>;

/**
 * A mail to a customer about their request. Its subject says what has happened and nothing more, because others may see
 * it on a locked screen. It says why it comes, and how to stop mails.
 *
 * @param stopToken the 16 characters that stop mail to the address that this mail goes to.
 */
export function mailToCustomer({ language, heading, blocks }: CustomerContent, stopToken: string, site: Site): Mail {
  const { why, stop } = wordingIn(language).toCustomers;
  const stopUrl = linkIn(language, `/stop-mail/${formatTrackingId(stopToken)}`, site);
  return toMail(
    {
      language,
      subject: heading,
      heading,
      blocks,
      footer: [
        { kind: 'paragraph', text: why(site.name) },
        { kind: 'links', links: [{ label: stop, url: stopUrl }] },
      ],
    },
    site,
  );
}

/** These facts, and what identifies the request. */
export function factsOf(lead: LeadOfMail, ...facts: readonly Fact[]): Block {
  const { terms, servicesOf } = wordingIn(lead.language);
  return {
    kind: 'facts',
    facts: [...facts, [terms.services, servicesOf(lead)], [terms.trackingId, formatTrackingId(lead.trackingId)]],
  };
}

export function statusOf({ language, status }: LeadOfMail): Fact {
  const { terms, statusLabel } = wordingIn(language);
  return [terms.status, statusLabel(status)];
}

/** The hauler, as the customer of a request is told of them. */
export function whoHasTheJob({ language }: LeadOfMail, { name, phone }: HaulerOfMail): Fact[] {
  const { terms } = wordingIn(language);
  return [
    [terms.yourHauler, name],
    [terms.haulerPhone, formatPhone(phone)],
  ];
}

/** Calls the hauler; nothing for a number that a tap must not call. */
export function callLink({ language }: LeadOfMail, { name, phone }: HaulerOfMail): Block[] {
  const url = callUrl(phone);
  return url === null ? [] : [{ kind: 'links', links: [{ label: wordingIn(language).call(name), url }] }];
}

/** Leads to the tracking page. */
export function trackButton(lead: LeadOfMail, site: Site, label = wordingIn(lead.language).toCustomers.track): Block {
  return { kind: 'button', label, url: trackingUrl(lead, lead.language, site) };
}
