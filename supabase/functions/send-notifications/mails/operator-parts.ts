import type { Language } from '../../_shared/domain/languages.ts';
import { callUrl } from '../../_shared/domain/links.ts';
import { formatPhone } from '../../_shared/domain/phone.ts';
import { contactSubjectLabels } from '../../_shared/words/en/contact-subjects.ts';
import { languageLabel } from '../../_shared/words/en/languages.ts';
import { statusLabel } from '../../_shared/words/en/statuses.ts';
import type { Block, Fact, Link } from './content.ts';
import { deskUrl, placeOf, trackingUrl, typedPlaceOf } from './format.ts';
import { toMail } from './layout.ts';
import type { FlaggedOfMail, HaulerOfMail, LeadOfMail, Mail, Site } from './types.ts';
import { wordingIn } from './wording.ts';
import { flagged, terms, toOperator } from './words/operator.ts';

const { call, formatMoment, momentOf, servicesIn, servicesOf, subject: subjectOf } = wordingIn('en');

/** What a mail to the operator says. */
export type OperatorContent = {
  subject: string;
  heading: string;
  /** What has happened and what to do, as far as the button that calls. */
  blocks: readonly Block[];
  /** What stands below the button that leads to the desk. */
  more?: readonly Block[];
};

/**
 * A mail to the operator, which leads to the desk and says why it comes.
 *
 * @param deskToken the 16 characters that open what the mail is about: whoever has them may act. Null: there is no link.
 */
export function mailToOperator(
  { subject, heading, blocks, more = [] }: OperatorContent,
  deskToken: string | null,
  site: Site,
): Mail {
  const { why, linkIsYours } = toOperator;
  const whyItComes: Block = { kind: 'paragraph', text: why(site.name) };
  const language = 'en';
  if (deskToken === null)
    return toMail({ language, subject, heading, blocks: [...blocks, ...more], footer: [whyItComes] }, site);
  const desk: Block = {
    kind: 'button',
    label: toOperator.openAtTheDesk,
    url: deskUrl(deskToken, site),
    isSecond: blocks.some(({ kind }) => kind === 'button'),
  };
  const footer: Block[] = [whyItComes, { kind: 'paragraph', text: linkIsYours }];
  return toMail({ language, subject, heading, blocks: [...blocks, desk, ...more], footer }, site);
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
): OperatorContent {
  return {
    subject: subjectOf(what, inShort(lead)),
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

/** Whom to call, about what and since when. */
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

/** Where the truck goes, as the customer typed it: "742 Evergreen Terrace, Pasadena, 91101". */
export function addressOf({ streetAddress, city, zipCode }: LeadOfMail): string {
  return [streetAddress, city, zipCode].filter(Boolean).join(', ');
}

/** In which somebody reads us, and that nothing is translated for them; nothing where it is English. */
export function languageFact({ language }: { language: Language }): Fact {
  return [terms.language, language === 'en' ? null : toOperator.reads(languageLabel(language))];
}

/** Whether the customer agreed to texts: where they did not, nobody sends them any. */
export function consentOf({ agreedToMessages }: LeadOfMail): Fact {
  const { agreedToMessages: agreed, notAgreedToMessages: notAgreed } = toOperator;
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
    : { kind: 'button', label: call(number), url };
}

function callLink(hauler: HaulerOfMail): Link {
  const url = callUrl(hauler.phone);
  const whom = haulerInShort(hauler);
  return { label: url === null ? whom : call(whom), url };
}

/** What a message of the contact page is about. A newer database may hold subjects that this version does not know. */
export function contactSubjectLabel(subject: string): string {
  const labels: Record<string, string> = contactSubjectLabels;
  return labels[subject] ?? subject;
}

/** What is flagged, without a word of who sent it. */
export function flaggedInWords({ what, because, createdAt }: FlaggedOfMail['newest'][number]): string {
  return flagged[what](formatMoment(createdAt), because);
}

/** Leads to the customer's page of the request. */
export function trackingLink(lead: LeadOfMail, site: Site): Link {
  return { label: toOperator.trackingPage, url: trackingUrl(lead, 'en', site) };
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
