import type { Language } from '../../_shared/domain/languages.ts';
import { type About, type Context, type Made, type RowsOf, readAbout } from '../audiences.ts';
import { languageOf } from '../languages.ts';
import { jobUrl, trackingUrl } from '../mails/format.ts';
import type { HaulerOfAgreement, OfferOfMail, Site } from '../mails/types.ts';
import { textOf } from './format.ts';
import type { Text } from './types.ts';

/** The rows that a text is about, and whether it must say how to stop texts. */
type RowsOfText = RowsOf & { says_stop: boolean };

/**
 * Composes the text of a notification from the current data.
 *
 * @returns null if what it is about has been deleted.
 */
export type TextComposer = (notification: RowsOfText, context: Context) => Promise<Text | null>;

/**
 * Composes a text about a request to its customer.
 *
 * @param urlOf the link, if it is not to the tracking page.
 */
export function textToCustomer(
  say: (about: About) => Made<string>,
  urlOf: (about: About) => Made<string> = ({ lead, site }) => trackingUrl(lead, lead.language, site),
): TextComposer {
  return async (notification, context) => {
    const about = await readAbout(notification, context);
    if (about === null) return null;
    const [what, url] = [await say(about), await urlOf(about)];
    const { phone, language } = about.lead;
    return url === null ? null : withWords(what, { phone, url, language }, notification, about.site);
  };
}

/**
 * Composes a text to the number that a request had before a change. It has no link, because a mistyped number may
 * belong to a stranger.
 */
export function textToNumberBefore(
  say: (about: About) => string,
  numberBefore: (about: About) => Made<string>,
): TextComposer {
  return async (notification, context) => {
    const about = await readAbout(notification, context);
    const phone = about && (await numberBefore(about));
    if (about === null || phone === null) return null;
    return withWords(say(about), { phone, url: null, language: about.lead.language }, notification, about.site);
  };
}

/** What a text to a hauler can use; `language` is the hauler's. */
type AboutOffer = About & { offer: OfferOfMail; language: Language };

/** Composes a text about a request to a hauler who was offered it. */
export function textToHauler(say: (about: AboutOffer) => Made<string>): TextComposer {
  return async (notification, context) => {
    const about = await readAbout(notification, context);
    if (about === null) return null;
    const offer = await context.read.offer(notification.offer_id);
    if (offer === null) return null;
    const language = languageOf(offer.hauler);
    const to = { phone: offer.hauler.phone, url: jobUrl(offer, about.site), language };
    return withWords(await say({ ...about, offer, language }), to, notification, about.site);
  };
}

/**
 * Composes a text about our agreement to a hauler.
 *
 * @param urlOf its link; by default it has none.
 */
export function textToHaulerOfAgreement(
  say: (hauler: HaulerOfAgreement, language: Language, now: Date) => string,
  urlOf: (notification: RowsOf, language: Language, context: Context) => Made<string> = () => null,
): TextComposer {
  return async (notification, context) => {
    const { read, site, now } = context;
    const hauler = await read.haulerOfAgreement(notification.hauler_id, now());
    if (hauler === null) return null;
    const language = languageOf(hauler);
    const url = await urlOf(notification, language, context);
    return withWords(say(hauler, language, now()), { phone: hauler.phone, url, language }, notification, site);
  };
}

/** Composes a text about a request to the operator. */
export function textToOperator(say: (about: About) => Made<string>): TextComposer {
  return async (notification, context) => {
    const about = await readAbout(notification, context);
    if (about === null) return null;
    const phone = await context.read.operatorPhone();
    if (phone === null) return null;
    const to = { phone, url: trackingUrl(about.lead, 'en', about.site), language: 'en' } as const;
    return withWords(await say(about), to, notification, about.site);
  };
}

type To = { phone: string; url: string | null; language: Language };

function withWords(what: string | null, to: To, { says_stop: saysStop }: RowsOfText, site: Site): Text | null {
  return what === null ? null : textOf({ ...to, what, saysStop }, site);
}
