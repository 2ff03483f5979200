import type { Language } from '../_shared/domain/languages.ts';
import { formatTrackingId } from '../_shared/domain/tracking-id.ts';
import { agreements } from '../_shared/words/en/agreements.ts';
import type { Notification } from './channel.ts';
import { NotReleasedError } from './delivery.ts';
import { languageOf } from './languages.ts';
import { type CustomerContent, mailToCustomer } from './mails/customer-parts.ts';
import type { Letter } from './mails/deliver.ts';
import { jobUrl, linkIn, trackingUrl } from './mails/format.ts';
import { type HaulerContent, mailToHauler } from './mails/hauler-parts.ts';
import { mailToOperator, type OperatorContent } from './mails/operator-parts.ts';
import type { HaulerOfAgreement, LeadOfMail, Mail, MessageOfMail, OfferOfMail, Site } from './mails/types.ts';
import type { Reader } from './read-rows.ts';
import { textOf } from './texts/format.ts';
import type { Text } from './texts/types.ts';

/** What every email and text can use; `read` gives further data. */
export type Context = {
  notification: Notification;
  read: Reader;
  site: Site;
  operatorEmail: string;
  /** Base address of the functions, such as `https://<ref>.supabase.co/functions/v1`. */
  functionsUrl: string;
  now: Date;
};

/** What an email or text about a request can use. */
export type About = Context & { lead: LeadOfMail };

/** What an email or text to a hauler who was offered a request can use; `language` is the hauler's. */
export type AboutOffer = About & { offer: OfferOfMail; language: Language };

/** What an email or text to a hauler about our agreement can use; `language` is the hauler's. */
type AboutAgreement = Context & { hauler: HaulerOfAgreement; language: Language };

/**
 * Composes the email or text of a notification from the current data.
 *
 * @returns null if what it is about has been deleted.
 */
type Composer<Message> = (context: Context) => Promise<Message | null>;

export type MailComposer = Composer<Letter>;
export type TextComposer = Composer<Text>;

export type Made<T> = T | null | Promise<T | null>;

/** Composes an email about a request to the operator. It contains the whole case. */
export function toOperator(makeContent: (about: About) => Made<OperatorContent>): MailComposer {
  return toOperatorOf(ofLead(makeContent));
}

/** Composes an email about anything to the operator. */
export function toOperatorOf(makeContent: (context: Context) => Made<OperatorContent>): MailComposer {
  return async (context) => {
    const content = await makeContent(context);
    return content && letterToOperator(content, context);
  };
}

/**
 * Composes an email to the operator about a message. The answer goes to the sender of the message and quotes the email,
 * so the desk link of a message opens only that message. No other email with a desk link can have someone else as its
 * reply address.
 */
export function toOperatorFromSender(makeContent: (message: MessageOfMail) => OperatorContent | null): MailComposer {
  return async (context) => {
    const message = await context.read.message(context.notification.message_id);
    const content = message && makeContent(message);
    return content && { ...(await letterToOperator(content, context)), replyTo: message.email };
  };
}

/**
 * Composes an email to the operator with a link to the desk list, and says when the link ends.
 *
 * @param makeContent receives that moment, or null if the desk is off.
 */
export function toOperatorWithListLink(
  makeContent: (endsAt: Date | null, context: Context) => Made<OperatorContent>,
): MailComposer {
  return async (context) => {
    const { notification, read, site, operatorEmail } = context;
    const token = await read.deskToken(notification.id);
    const content = await makeContent(token === null ? null : await read.deskLinkEnds(notification.kind), context);
    return content && { ...mailToOperator(content, token, site), to: operatorEmail };
  };
}

/**
 * An email to the operator, with a desk link: each attempt creates a new one, and all of them work. It has no other
 * reply address, because email programs quote what they answer, and the link would go to the recipient.
 */
async function letterToOperator(content: OperatorContent, context: Context): Promise<Letter> {
  const { notification, read, site, operatorEmail } = context;
  return { ...mailToOperator(content, await read.deskToken(notification.id), site), to: operatorEmail };
}

/**
 * Composes an email about a request to its customer, with a link that stops all email to that address. Answers go to
 * the operator.
 *
 * Someone can enter the address of a person who knows nothing about it, so messages to customers contain nothing that a
 * visitor typed: no name, no place, no description. They contain nothing that a hauler typed either, who could put words
 * in our mouth: the tracking page shows it, and an email only mentions that there is a note. Services are chosen from a
 * list. The customer's own reasons are left out. The operator's timeframe and reasons are included, and the names of
 * haulers, which the operator enters. So are a hauler's numbers: prices, and times of pickups.
 *
 * @param addressOf the address, if it is not the request's current one.
 */
export function toCustomer(
  makeContent: (about: About) => Made<CustomerContent>,
  addressOf: (about: About) => Made<string> = ({ lead }) => lead.email,
): MailComposer {
  return ofLead(async (about) => {
    const to = await addressOf(about);
    if (to === null) return null;
    const content = await makeContent(about);
    return content && letterWithStopLink(mailToCustomer, content, to, about);
  });
}

/**
 * Composes an email about a request to a hauler who was offered it, with a link that pauses offers. Answers go to the
 * operator.
 *
 * Emails are forwarded and kept, so messages to haulers do not say who the customer is, where they live, how to reach
 * them, or what they wrote: the job page shows that to the hauler who has the job. Only an offer names the city, because
 * the hauler must know it to decide: the one from our own list of ZIP codes, not what the customer typed.
 */
export function toHauler(makeContent: (about: AboutOffer) => Made<HaulerContent>): MailComposer {
  return ofOffer(async (about) => {
    const content = await makeContent(about);
    return content && letterWithStopLink(mailToHauler, content, about.offer.hauler.email, about);
  });
}

/** Composes an email about our agreement to a hauler. Answers go to the operator. */
export function toHaulerOfAgreement(makeContent: (about: AboutAgreement) => Made<HaulerContent>): MailComposer {
  return ofAgreement(async (about) => {
    const content = await makeContent(about);
    return content && letterWithStopLink(mailToHauler, content, about.hauler.email, about);
  });
}

/**
 * The page where a hauler accepts our agreement, for the email or text of a notification.
 *
 * @throws if the notification is no longer being sent, or this release doesn't have the words of the current version.
 */
export async function agreementUrl({ notification, language, read, site }: AboutAgreement): Promise<string> {
  const version = await read.currentAgreement();
  if (!Object.hasOwn(agreements, version))
    throw new NotReleasedError(`There are no words of the agreement of ${version}`);
  const token = await read.agreementToken(notification.id);
  if (token === null) throw new Error('The notification is no longer being sent');
  return linkIn(language, `/agreement/${formatTrackingId(token)}`, site);
}

/**
 * Composes a text about a request to its customer.
 *
 * @param urlOf the link, if it is not to the tracking page.
 */
export function textToCustomer(
  say: (about: About) => Made<string>,
  urlOf: (about: About) => Made<string> = ({ lead, site }) => trackingUrl(lead, lead.language, site),
): TextComposer {
  return ofLead(async (about) => {
    const [what, url] = [await say(about), await urlOf(about)];
    const { phone, language } = about.lead;
    return url === null ? null : withWords(what, { phone, url, language }, about);
  });
}

/**
 * Composes a text to the number that a request had before a change. It has no link, because a mistyped number may
 * belong to a stranger.
 */
export function textToNumberBefore(
  say: (about: About) => string,
  numberBefore: (about: About) => Made<string>,
): TextComposer {
  return ofLead(async (about) => {
    const phone = await numberBefore(about);
    return phone === null ? null : withWords(say(about), { phone, url: null, language: about.lead.language }, about);
  });
}

/** Composes a text about a request to a hauler who was offered it. */
export function textToHauler(say: (about: AboutOffer) => Made<string>): TextComposer {
  return ofOffer(async (about) => {
    const { offer, language, site } = about;
    return withWords(await say(about), { phone: offer.hauler.phone, url: jobUrl(offer, site), language }, about);
  });
}

/**
 * Composes a text about our agreement to a hauler.
 *
 * @param urlOf its link; by default it has none.
 */
export function textToHaulerOfAgreement(
  say: (about: AboutAgreement) => string,
  urlOf: (about: AboutAgreement) => Made<string> = () => null,
): TextComposer {
  return ofAgreement(async (about) => {
    const { hauler, language } = about;
    return withWords(say(about), { phone: hauler.phone, url: await urlOf(about), language }, about);
  });
}

/** Composes a text about a request to the operator. */
export function textToOperator(say: (about: About) => Made<string>): TextComposer {
  return ofLead(async (about) => {
    const phone = await about.read.operatorPhone();
    if (phone === null) return null;
    return withWords(
      await say(about),
      { phone, url: trackingUrl(about.lead, 'en', about.site), language: 'en' },
      about,
    );
  });
}

/** Composes a text to the operator that is about no request and has no link. */
export function textToOperatorOf(say: (context: Context) => Made<string>): TextComposer {
  return async (context) => {
    const phone = await context.read.operatorPhone();
    return phone === null ? null : withWords(await say(context), { phone, url: null, language: 'en' }, context);
  };
}

function ofLead<Message>(make: (about: About) => Made<Message>): Composer<Message> {
  return async (context) => {
    const lead = await context.read.lead(context.notification.lead_id);
    return lead && make({ ...context, lead });
  };
}

function ofOffer<Message>(make: (about: AboutOffer) => Made<Message>): Composer<Message> {
  return ofLead(async (about) => {
    const offer = await about.read.offer(about.notification.offer_id);
    return offer && make({ ...about, offer, language: languageOf(offer.hauler) });
  });
}

function ofAgreement<Message>(make: (about: AboutAgreement) => Made<Message>): Composer<Message> {
  return async (context) => {
    const hauler = await context.read.haulerOfAgreement(context.notification.hauler_id, context.now);
    return hauler && make({ ...context, hauler, language: languageOf(hauler) });
  };
}

/**
 * An email whose reader can unsubscribe from its kind.
 *
 * @throws if it should no longer go to that address; the next attempt uses the right one.
 */
async function letterWithStopLink<Content>(
  makeMail: (content: Content, stopToken: string, site: Site) => Mail,
  content: Content,
  to: string,
  { notification, read, site, operatorEmail, functionsUrl }: Context,
): Promise<Letter> {
  const stopToken = await read.stopToken(notification.id, to);
  if (stopToken === null) throw new Error('The address has changed since this mail was claimed');
  // With these, email programs show an unsubscribe button (RFC 2369, RFC 8058).
  const headers = {
    'List-Unsubscribe': `<${functionsUrl}/stop-mail?token=${stopToken}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { ...makeMail(content, stopToken, site), to, replyTo: operatorEmail, headers };
}

type To = { phone: string; url: string | null; language: Language };

function withWords(what: string | null, to: To, { notification, site }: Context): Text | null {
  return what === null ? null : textOf({ ...to, what, saysStop: notification.says_stop }, site);
}
