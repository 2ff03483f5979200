import type { Enums } from '../_shared/database.types.ts';
import type { Notification } from './channel.ts';
import { type CustomerContent, mailToCustomer } from './mails/customer-parts.ts';
import type { Letter } from './mails/deliver.ts';
import { mailToOperator, type OperatorContent } from './mails/operator-parts.ts';
import type { LeadOfMail, Mail, MessageOfMail, OfferOfMail, Site } from './mails/types.ts';
import type { Reader } from './read-rows.ts';

/** What is there for every mail and text. */
export type Context = {
  read: Reader;
  site: Site;
  operatorEmail: string;
  /** Where the functions answer, such as `https://<ref>.supabase.co/functions/v1`. */
  functionsUrl: string;
  now(): Date;
};

/** The rows that a notification is about. */
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
 * Makes the mail of a notification from what the database holds at that moment.
 *
 * @returns null if what it is about has been deleted.
 */
export type Composer = (notification: RowsOf, context: Context) => Promise<Letter | null>;

/** What a mail or a text about a request is made of; `read` gives what only some need. */
export type About = { lead: LeadOfMail; notification: RowsOf; read: Reader; site: Site; now: Date };

export type Made<T> = T | null | Promise<T | null>;

/** Composes a mail about a request to the operator. */
export function toOperator(makeContent: (about: About) => Made<OperatorContent>): Composer {
  return toOperatorOf(async (notification, context) => {
    const about = await readAbout(notification, context);
    return about && makeContent(about);
  });
}

/** Composes a mail about anything to the operator. */
export function toOperatorOf(makeContent: (notification: RowsOf, context: Context) => Made<OperatorContent>): Composer {
  return async (notification, context) => {
    const content = await makeContent(notification, context);
    return content && letterToOperator(content, notification, context);
  };
}

/**
 * Composes a mail to the operator about a message, whose sender gets the answer, and with it what is quoted: so a link to
 * the desk that is made for a message opens that message alone. No other mail with such a link may be answered to
 * somebody else.
 */
export function toOperatorFromSender(makeContent: (message: MessageOfMail) => OperatorContent | null): Composer {
  return async (notification, context) => {
    const message = await context.read.message(notification.message_id);
    const content = message && makeContent(message);
    return content && { ...(await letterToOperator(content, notification, context)), replyTo: message.email };
  };
}

/**
 * Composes a mail to the operator that says until when its link works, which leads to the list.
 *
 * @param makeContent is given that moment, null if the desk is switched off.
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
 * A letter to the operator, with a link to the desk: each try makes one of its own, and all of them work. It has no other
 * address for answers, since mail programs quote what they answer: the link would go to whoever is there.
 */
async function letterToOperator(
  content: OperatorContent,
  { id }: RowsOf,
  { read, site, operatorEmail }: Context,
): Promise<Letter> {
  return { ...mailToOperator(content, await read.deskToken(id), site), to: operatorEmail };
}

/**
 * Composes a mail about a request to its customer, with a link that stops all mail to the address that it goes to. The
 * operator gets the answers. It throws if the mail is no longer to go to that address: the next try goes to the one that
 * is right then.
 *
 * @param addressOf where the mail goes, if not to the address that the request has now.
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
    if (content === null) return null;
    const stopToken = await context.read.stopToken(notification.id, to);
    if (stopToken === null) throw new Error('The address has changed since this mail was claimed');
    return {
      ...mailToCustomer(content, stopToken, context.site),
      to,
      replyTo: context.operatorEmail,
      headers: stopHeaders(stopToken, context),
    };
  };
}

/** Composes a mail about a request to a hauler whom it was offered to. The operator gets the answers. */
export function toHauler(makeMail: (about: About & { offer: OfferOfMail }) => Made<Mail>): Composer {
  return async (notification, context) => {
    const about = await readAbout(notification, context);
    const offer = about && (await context.read.offer(notification.offer_id));
    const mail = offer && (await makeMail({ ...about, offer }));
    return mail && { ...mail, to: offer.hauler.email, replyTo: context.operatorEmail };
  };
}

/** @returns null if the request has been deleted. */
export async function readAbout(notification: RowsOf, { read, site, now }: Context): Promise<About | null> {
  const lead = await read.lead(notification.lead_id);
  return lead && { lead, notification, read, site, now: now() };
}

/** With these headers mail programs show a button that stops the mails (RFC 2369, RFC 8058). */
function stopHeaders(stopToken: string, { functionsUrl }: Context): Record<string, string> {
  return {
    'List-Unsubscribe': `<${functionsUrl}/stop-mail?token=${stopToken}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
