import { callUrl } from '../../_shared/rules/links.ts';
import { formatPhone } from '../../_shared/rules/phone.ts';
import { statusLabel } from '../../_shared/words/en/statuses.ts';
import type { Block, Fact, Link } from './content.ts';
import { momentOf, placeOf, servicesIn, servicesOf, trackingUrl, typedPlaceOf } from './format.ts';
import { toMail } from './layout.ts';
import type { HaulerOfMail, LeadOfMail, Mail, Site } from './types.ts';
import { words } from './words/en.ts';

const { terms } = words;

type OperatorMail = { subject: string; heading: string; blocks: readonly Block[] };

/** A mail to the operator, which says why it comes. */
export function mailToOperator(site: Site, content: OperatorMail): Mail {
  return toMail({ ...content, footer: [{ kind: 'paragraph', text: words.toOperator.why(site.name) }] }, site);
}

type Alert = {
  /** What has happened, in a word or two: the subject begins with it. */
  what: string;
  heading: string;
  /** What has happened, and what to do. */
  blocks: readonly Block[];
  /** The one thing to do, if not to call the customer. */
  button?: Block;
  /** What else to know. */
  more?: readonly Block[];
  facts: readonly Fact[];
  /** Who may be called besides the customer. */
  haulers?: readonly (HaulerOfMail | null)[];
};

/** A mail of something that has happened to a request, with all that is needed to call about it. */
export function alertOf(
  lead: LeadOfMail,
  site: Site,
  { what, heading, blocks, button, more = [], facts, haulers = [] }: Alert,
): Mail {
  return mailToOperator(site, {
    subject: words.subject(what, inShort(lead)),
    heading,
    blocks: [
      ...blocks,
      button ?? callButton(lead),
      ...more,
      { kind: 'facts', facts },
      {
        kind: 'links',
        links: [...haulers.filter((hauler) => hauler !== null).map(callLink), trackingLink(lead, site)],
      },
    ],
  });
}

/** Whom to call, about what and since when. */
export function factsOfCall(lead: LeadOfMail): Fact[] {
  return [
    [terms.name, lead.fullName],
    [terms.email, lead.email],
    [terms.callTime, lead.callTime],
    [terms.services, servicesOf(lead)],
    [terms.place, typedPlaceOf(lead)],
    [terms.status, statusLabel(lead.status)],
    [terms.sentAt, momentOf(lead.createdAt)],
    [terms.promisedBy, momentOf(lead.promisedBy)],
    [terms.flagged, lead.flaggedBecause],
  ];
}

/** Whether the customer agreed to texts: where they did not, nobody sends them any. */
export function consentOf({ agreedToMessages }: LeadOfMail): Fact {
  const { agreedToMessages: agreed, notAgreedToMessages: notAgreed } = words.toOperator;
  return [terms.messages, agreedToMessages ? agreed : notAgreed];
}

/** "Valley Hauling, (818) 555-0111" */
export function haulerInShort({ name, phone }: HaulerOfMail): string {
  return `${name}, ${formatPhone(phone)}`;
}

/** Who has the job, if somebody has. */
export function hasTheJob(hauler: HaulerOfMail | null): Fact {
  return [terms.hasTheJob, hauler && haulerInShort(hauler)];
}

/** What is wanted and where: "Furniture Removal in Pasadena, 91101". */
export function inShort(lead: LeadOfMail): string {
  return servicesIn(lead, placeOf(lead));
}

/** Calls somebody. A number that a tap must not call is text. */
export function callButton({ phone }: { phone: string }): Block {
  const url = callUrl(phone);
  const number = formatPhone(phone);
  return url === null
    ? { kind: 'facts', facts: [[terms.phone, number]] }
    : { kind: 'button', label: words.call(number), url };
}

function callLink(hauler: HaulerOfMail): Link {
  const url = callUrl(hauler.phone);
  const whom = haulerInShort(hauler);
  return { label: url === null ? whom : words.call(whom), url };
}

/** Leads to the customer's page of the request. */
export function trackingLink(lead: LeadOfMail, site: Site): Link {
  return { label: words.toOperator.trackingPage, url: trackingUrl(lead, site) };
}

/** What somebody wrote, below a heading; nothing if they wrote nothing. */
export function quoted(heading: string, text: string | null): Block[] {
  return text === null
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'quote', text },
      ];
}
