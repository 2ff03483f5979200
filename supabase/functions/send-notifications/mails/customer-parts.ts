import { callUrl } from '../../_shared/domain/links.ts';
import { formatPhone } from '../../_shared/domain/phone.ts';
import { formatTrackingId } from '../../_shared/domain/tracking-id.ts';
import type { Window } from '../../_shared/words/en/pickups.ts';
import type { Block, Content, Fact, Link } from './content.ts';
import { linkIn, trackingUrl } from './format.ts';
import { footerWithStop, toMail } from './layout.ts';
import type { HaulerOfMail, LeadOfMail, Mail, Site } from './types.ts';
import { wordingIn } from './wording.ts';

/** The content of an email to a customer. Its subject is the heading, if it has none of its own. */
export type CustomerContent = Omit<Content, 'subject' | 'footer'> & { subject?: string };

/**
 * An email to a customer about their request. Its subject says only what has happened, because others may see it on a
 * locked screen. The footer says why it was sent and how to stop emails.
 *
 * @param stopToken the 16 characters that stop emails to this address.
 */
export function mailToCustomer(content: CustomerContent, stopToken: string, site: Site): Mail {
  const { language, subject = content.heading } = content;
  const { why, stop } = wordingIn(language).toCustomers;
  const url = linkIn(language, `/stop-mail/${formatTrackingId(stopToken)}`, site);
  return toMail({ ...content, subject, footer: footerWithStop(why(site.name), stop, url) }, site);
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

/** The hauler's number as a link that calls it; only the number if no link should call it. */
export function numberLink({ language }: LeadOfMail, { phone }: HaulerOfMail): Link {
  const [number, url] = [formatPhone(phone), callUrl(phone)];
  return { label: url === null ? number : wordingIn(language).callNumber(number), url };
}

/** Times as rows, each a day and its hours. */
export function timesOf({ language }: LeadOfMail, heading: string, windows: readonly Window[]): Block {
  const { inLosAngeles, dayText, timesText } = wordingIn(language);
  const times = windows.map((window) => ({ day: dayText(window.from), hours: timesText(window) }));
  return { kind: 'times', heading, zone: inLosAngeles('').trim(), times };
}

/** What an email is about, in a small line at its end. */
export function aboutOf(lead: LeadOfMail): string {
  const { terms, servicesOf } = wordingIn(lead.language);
  return `${servicesOf(lead)} · ${terms.trackingId} ${formatTrackingId(lead.trackingId)}`;
}

/** A button that opens the tracking page. */
export function trackButton(lead: LeadOfMail, site: Site, label = wordingIn(lead.language).toCustomers.track): Block {
  return { kind: 'button', label, url: trackingUrl(lead, lead.language, site) };
}
