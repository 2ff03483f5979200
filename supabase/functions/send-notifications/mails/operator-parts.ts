import type { Language } from '../../_shared/domain/languages.ts';
import { callUrl } from '../../_shared/domain/links.ts';
import { formatPhone } from '../../_shared/domain/phone.ts';
import { contactSubjectLabels } from '../../_shared/words/en/contact-subjects.ts';
import { languageLabel } from '../../_shared/words/en/languages.ts';
import { statusLabel } from '../../_shared/words/en/statuses.ts';
import { labelReader } from '../../_shared/words/readers/labels.ts';
import type { Block, Fact, Link } from './content.ts';
import { deskUrl, placeOf, trackingUrl, typedPlaceOf } from './format.ts';
import { toMail } from './layout.ts';
import type { FlaggedOfMail, HaulerOfMail, LeadOfMail, Mail, Site } from './types.ts';
import { wordingIn } from './wording.ts';
import { flagged, terms, toOperator } from './words/operator.ts';

const { call, formatMoment, momentOf, servicesIn, servicesOf, subject: subjectOf } = wordingIn('en');

/** The content of an email to the operator. */
export type OperatorContent = {
  /** By default, the heading. */
  subject?: string;
  heading: string;
  /** What has happened and what to do, up to the call button. */
  blocks: readonly Block[];
  /** What comes below the link to the desk. */
  more?: readonly Block[];
};

/**
 * An email to the operator, with a desk link and the reason why it was sent.
 *
 * @param deskToken the 16 characters of the desk link: anyone who has them can act. Null: no link.
 */
export function mailToOperator(
  { heading, subject = heading, blocks, more = [] }: OperatorContent,
  deskToken: string | null,
  site: Site,
): Mail {
  const { why, linkIsYours } = toOperator;
  const whyItComes: Block = { kind: 'paragraph', text: why(site.name) };
  const language = 'en';
  if (deskToken === null)
    return toMail({ language, subject, heading, blocks: [...blocks, ...more], footer: [whyItComes] }, site);
  const link = { label: toOperator.openAtTheDesk, url: deskUrl(deskToken, site) };
  const hasButton = blocks.some(({ kind }) => kind === 'button');
  const desk: Block = hasButton ? { kind: 'links', links: [link] } : { kind: 'button', ...link };
  const footer: Block[] = [whyItComes, { kind: 'paragraph', text: linkIsYours }];
  return toMail({ language, subject, heading, blocks: [...blocks, desk, ...more], footer }, site);
}

type Alert = {
  /** What has happened, in a word or two. The subject begins with it. */
  what: string;
  heading: string;
  /** What has happened, and what to do. */
  blocks: readonly Block[];
  /** The main action, if it is not calling the customer. */
  button?: Block;
  /** Further information. */
  more?: readonly Block[];
  facts: readonly Fact[];
  /** Haulers to call in addition to the customer. */
  haulers?: readonly (HaulerOfMail | null)[];
};

/** An email about an event of a request, with everything needed to call about it. */
export function alertContent(
  lead: LeadOfMail,
  site: Site,
  { what, heading, blocks, button, more = [], facts, haulers = [] }: Alert,
): OperatorContent {
  return {
    subject: subjectOf(what, leadInShort(lead)),
    heading,
    blocks: [...blocks, button ?? callButton(lead)],
    more: [
      ...more,
      { kind: 'facts', facts },
      {
        kind: 'links',
        links: [...haulers.filter((hauler) => hauler !== null).map(callLink), trackingLink(lead, site)],
      },
    ],
  };
}

/** Whom to call, about what, and since when. */
export function factsOfCall(lead: LeadOfMail): Fact[] {
  return [
    [terms.name, lead.fullName],
    [terms.email, lead.email],
    languageFact(lead),
    [terms.callTime, lead.callTime],
    [terms.services, servicesOf(lead)],
    [terms.place, typedPlaceOf(lead)],
    [terms.status, statusLabel(lead.status)],
    [terms.sentAt, momentOf(lead.createdAt)],
    [terms.promisedBy, momentOf(lead.promisedBy)],
    [terms.flagged, lead.flaggedBecause],
  ];
}

/** The address as the customer typed it: "742 Evergreen Terrace, Pasadena, 91101". */
export function addressOf({ streetAddress, city, zipCode }: LeadOfMail): string {
  return [streetAddress, city, zipCode].filter(Boolean).join(', ');
}

/** The language of someone who does not read English, and that nothing is translated for them; otherwise nothing. */
export function languageFact({ language }: { language: Language }): Fact {
  return [terms.language, language === 'en' ? null : toOperator.reads(languageLabel(language))];
}

/** Whether the customer agreed to texts; if not, they must not get any. */
export function consentFact({ agreedToMessages }: LeadOfMail): Fact {
  const { agreedToMessages: agreed, notAgreedToMessages: notAgreed } = toOperator;
  return [terms.messages, agreedToMessages ? agreed : notAgreed];
}

/** "Valley Hauling, (818) 555-0111" */
export function haulerInShort({ name, phone }: HaulerOfMail): string {
  return `${name}, ${formatPhone(phone)}`;
}

/** The facts about a hauler, for the operator. */
export function factsOfHauler(hauler: HaulerOfMail): Fact[] {
  return [
    [terms.hauler, haulerInShort(hauler)],
    [terms.haulerEmail, hauler.email],
    [terms.haulerId, hauler.id],
  ];
}

/** The hauler who has the job, if there is one. */
export function haulerFact(hauler: HaulerOfMail | null): Fact {
  return [terms.hasTheJob, hauler && haulerInShort(hauler)];
}

/** The services and place of a request: "Furniture Removal in Pasadena, 91101". */
export function leadInShort(lead: LeadOfMail): string {
  return servicesIn(lead, placeOf(lead));
}

/** A call button; a number that no link should call is shown as text. */
export function callButton({ phone }: { phone: string }): Block {
  const url = callUrl(phone);
  const number = formatPhone(phone);
  return url === null
    ? { kind: 'facts', facts: [[terms.phone, number]] }
    : { kind: 'button', label: call(number), url };
}

function callLink(hauler: HaulerOfMail): Link {
  const url = callUrl(hauler.phone);
  const nameAndPhone = haulerInShort(hauler);
  return { label: url === null ? nameAndPhone : call(nameAndPhone), url };
}

/** The label of a contact page subject. One from a newer database stays as stored. */
export const contactSubjectLabel = labelReader(contactSubjectLabels);

/** A flagged item in one line, without any words of its sender. */
export function flaggedInWords({ what, because, createdAt }: FlaggedOfMail['newest'][number]): string {
  return flagged[what](formatMoment(createdAt), because);
}

/** A link to the tracking page of the request. */
export function trackingLink(lead: LeadOfMail, site: Site): Link {
  return { label: toOperator.trackingPage, url: trackingUrl(lead, 'en', site) };
}

/** A text below a heading; nothing if there is none. */
export function section(heading: string, kind: 'paragraph' | 'quote', text: string | null | undefined): Block[] {
  return typeof text === 'string'
    ? [
        { kind: 'heading', text: heading },
        { kind, text },
      ]
    : [];
}
