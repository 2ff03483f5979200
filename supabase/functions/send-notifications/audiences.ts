import type { Enums } from '../_shared/database.types.ts';
import type { Language } from '../_shared/domain/languages.ts';
import { formatTrackingId } from '../_shared/domain/tracking-id.ts';
import type { Notification } from './channel.ts';
import { type CustomerContent, mailToCustomer } from './mails/customer-parts.ts';
import type { Letter } from './mails/deliver.ts';
import { linkIn } from './mails/format.ts';
import { type HaulerContent, mailToHauler } from './mails/hauler-parts.ts';
import { mailToOperator, type OperatorContent } from './mails/operator-parts.ts';
import type { HaulerOfAgreement, LeadOfMail, Mail, MessageOfMail, OfferOfMail, Site } from './mails/types.ts';
import type { Reader } from './read-rows.ts';

/** What every email and text can use. */
export type Context = {
  read: Reader;
  site: Site;
  operatorEmail: string;
  /** Base address of the functions, such as `https://<ref>.supabase.co/functions/v1`. */
  functionsUrl: string;
  now(): Date;
};

/** The columns that name the rows a notification is about. */
export type RowsOf = Pick<
  Notification,
  | 'id'
  | 'created_at'
  | 'lead_id'
  | 'offer_id'
  | 'report_id'
  | 'message_id'
  | 'correction_id'
  | 'hauler_id'
  | 'proposal_id'
  | 'act_id'
  | 'pickup_before'
  | 'reply_id'
  | 'review_id'
>;

/**
 * Composes the email of a notification from the current data.
 *
 * @returns null if what it is about has been deleted.
 */
export type Composer = (notification: RowsOf, context: Context) => Promise<Letter | null>;

/** What an email or text about a request can use; `read` gives further data. */
export type About = { lead: LeadOfMail; notification: RowsOf; read: Reader; site: Site; now: Date };

export type Made<T> = T | null | Promise<T | null>;

/** Composes an email about a request to the operator. */
export function toOperator(makeContent: (about: About) => Made<OperatorContent>): Composer {
  return toOperatorOf(async (notification, context) => {
    const about = await readAbout(notification, context);
    return about && makeContent(about);
  });
}

/** Composes an email about anything to the operator. */
export function toOperatorOf(makeContent: (notification: RowsOf, context: Context) => Made<OperatorContent>): Composer {
  return async (notification, context) => {
    const content = await makeContent(notification, context);
    return content && letterToOperator(content, notification, context);
  };
}

/**
 * Composes an email to the operator about a message. The answer goes to the sender of the message and quotes the email,
 * so the desk link of a message opens only that message. No other email with a desk link can have someone else as its
 * reply address.
 */
export function toOperatorFromSender(makeContent: (message: MessageOfMail) => OperatorContent | null): Composer {
  return async (notification, context) => {
    const message = await context.read.message(notification.message_id);
    const content = message && makeContent(message);
    return content && { ...(await letterToOperator(content, notification, context)), replyTo: message.email };
  };
}

/**
 * Composes an email to the operator with a link to the desk list, and says when the link ends.
 *
 * @param makeContent receives that moment, or null if the desk is off.
 */
export function toOperatorWithListLink(
  kind: Enums<'notification_kind'>,
  makeContent: (endsAt: Date | null, context: Context) => Made<OperatorContent>,
): Composer {
  return async ({ id }, context) => {
    const { read, site, operatorEmail } = context;
    const token = await read.deskToken(id);
    const content = await makeContent(token === null ? null : await read.deskLinkEnds(kind), context);
    return content && { ...mailToOperator(content, token, site), to: operatorEmail };
  };
}

/**
 * An email to the operator, with a desk link: each attempt creates a new one, and all of them work. It has no other
 * reply address, because email programs quote what they answer, and the link would go to the recipient.
 */
async function letterToOperator(
  content: OperatorContent,
  { id }: RowsOf,
  { read, site, operatorEmail }: Context,
): Promise<Letter> {
  return { ...mailToOperator(content, await read.deskToken(id), site), to: operatorEmail };
}

/**
 * Composes an email about a request to its customer, with a link that stops all email to that address. Answers go to
 * the operator.
 *
 * @param addressOf the address, if it is not the request's current one.
 */
export function toCustomer(
  makeContent: (about: About) => Made<CustomerContent>,
  addressOf: (about: About) => Made<string> = ({ lead }) => lead.email,
): Composer {
  return async (notification, context) => {
    const about = await readAbout(notification, context);
    if (about === null) return null;
    const to = await addressOf(about);
    if (to === null) return null;
    const content = await makeContent(about);
    return (
      content && letterWithStopLink((token) => mailToCustomer(content, token, context.site), to, notification, context)
    );
  };
}

/**
 * Composes an email about a request to a hauler who was offered it, with a link that pauses offers. Answers go to the
 * operator.
 */
export function toHauler(makeContent: (about: About & { offer: OfferOfMail }) => Made<HaulerContent>): Composer {
  return async (notification, context) => {
    const about = await readAbout(notification, context);
    const offer = about && (await context.read.offer(notification.offer_id));
    const content = offer && (await makeContent({ ...about, offer }));
    if (!content) return null;
    const { email } = offer.hauler;
    return letterWithStopLink((token) => mailToHauler(content, token, context.site), email, notification, context);
  };
}

/** Composes an email about our agreement to a hauler. Answers go to the operator. */
export function toHaulerOfAgreement(
  makeContent: (hauler: HaulerOfAgreement, notification: RowsOf, context: Context) => Made<HaulerContent>,
): Composer {
  return async (notification, context) => {
    const hauler = await context.read.haulerOfAgreement(notification.hauler_id, context.now());
    const content = hauler && (await makeContent(hauler, notification, context));
    if (!content) return null;
    return letterWithStopLink(
      (token) => mailToHauler(content, token, context.site),
      hauler.email,
      notification,
      context,
    );
  };
}

/**
 * The page where a hauler accepts our agreement, for the email or text of a notification.
 *
 * @throws if the notification is no longer being sent.
 */
export async function agreementUrl({ id }: RowsOf, language: Language, { read, site }: Context): Promise<string> {
  const token = await read.agreementToken(id);
  if (token === null) throw new Error('The notification is no longer being sent');
  return linkIn(language, `/agreement/${formatTrackingId(token)}`, site);
}

/** @returns null if the request has been deleted. */
export async function readAbout(notification: RowsOf, { read, site, now }: Context): Promise<About | null> {
  const lead = await read.lead(notification.lead_id);
  return lead && { lead, notification, read, site, now: now() };
}

/**
 * An email whose reader can unsubscribe from its kind.
 *
 * @throws if it should no longer go to that address; the next attempt uses the right one.
 */
async function letterWithStopLink(
  makeMail: (stopToken: string) => Mail,
  to: string,
  { id }: RowsOf,
  context: Context,
): Promise<Letter> {
  const stopToken = await context.read.stopToken(id, to);
  if (stopToken === null) throw new Error('The address has changed since this mail was claimed');
  return { ...makeMail(stopToken), to, replyTo: context.operatorEmail, headers: stopHeaders(stopToken, context) };
}

/** With these headers, email programs show an unsubscribe button (RFC 2369, RFC 8058). */
function stopHeaders(stopToken: string, { functionsUrl }: Context): Record<string, string> {
  return {
    'List-Unsubscribe': `<${functionsUrl}/stop-mail?token=${stopToken}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
