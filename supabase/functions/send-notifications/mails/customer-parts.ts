import { callUrl } from '../../_shared/domain/links.ts';
import { formatPhone } from '../../_shared/domain/phone.ts';
import { formatTrackingId } from '../../_shared/domain/tracking-id.ts';
import type { Block, Content, Fact } from './content.ts';
import { linkIn, trackingUrl } from './format.ts';
import { footerWithStop, toMail } from './layout.ts';
import type { HaulerOfMail, LeadOfMail, Mail, Site } from './types.ts';
import { wordingIn } from './wording.ts';

/** The content of an email to a customer. */
export type CustomerContent = Omit<Content, 'subject' | 'footer'>;

/**
 * An email to a customer about their request. Its subject says only what has happened, because others may see it on a
 * locked screen. The footer says why it was sent and how to stop emails.
 *
 * @param stopToken the 16 characters that stop emails to this address.
 */
export function mailToCustomer(content: CustomerContent, stopToken: string, site: Site): Mail {
  const { language, heading } = content;
  const { why, stop } = wordingIn(language).toCustomers;
  const url = linkIn(language, `/stop-mail/${formatTrackingId(stopToken)}`, site);
  return toMail({ ...content, subject: heading, footer: footerWithStop(why(site.name), stop, url) }, site);
}

/** These facts, and those that identify the request. */
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

/** The hauler's name and phone number, for the customer. */
export function haulerFacts({ language }: LeadOfMail, { name, phone }: HaulerOfMail): Fact[] {
  const { terms } = wordingIn(language);
  return [
    [terms.yourHauler, name],
    [terms.haulerPhone, formatPhone(phone)],
  ];
}

/** A link that calls the hauler; nothing for a number that no link should call. */
export function callLink({ language }: LeadOfMail, { name, phone }: HaulerOfMail): Block[] {
  const url = callUrl(phone);
  return url === null ? [] : [{ kind: 'links', links: [{ label: wordingIn(language).call(name), url }] }];
}

/** A button that opens the tracking page. */
export function trackButton(lead: LeadOfMail, site: Site, label = wordingIn(lead.language).toCustomers.track): Block {
  return { kind: 'button', label, url: trackingUrl(lead, lead.language, site) };
}
