import { formatPhone } from '../../../_shared/domain/phone.ts';
import { formatTrackingId } from '../../../_shared/domain/tracking-id.ts';
import { textToCustomer, toCustomer } from '../../audiences.ts';
import type { Block } from '../../mails/content.ts';
import { type CustomerContent, callLink, factsOf, haulerFacts, trackButton } from '../../mails/customer-parts.ts';
import { linkIn } from '../../mails/format.ts';
import { pictures } from '../../mails/pictures.ts';
import type { HaulerOfOffer, LeadOfMail, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { phoneOf } from '../../texts/format.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      heading: 'You’ve been matched with a hauler',
      taken: (hauler: string) => `${hauler} has taken your request.`,
      theyCallBy: (moment: string) =>
        `They’ll contact you by ${moment}. If they don’t, let us know on your tracking page.`,
      theyCallAtOnce: 'We’ve asked them to contact you right away.',
      furtherOn: 'Questions about the day or time? Ask them directly.',
      /** Null if it goes without saying. */
      speaks: (_hauler: string): string | null => null,
      answersInAnother: (hauler: string) =>
        `${hauler} answers in Spanish. If the language is a problem, tell us and we’ll look for another hauler.`,
      writeToUs: 'Write to us',
      theirProposal: 'Their price and pickup times will show up on your tracking page, and we’ll let you know.',
      theirNumber: (phone: string) =>
        `A call should come from ${phone}. Agree on the price before loading, and don’t pay anything in advance.`,
    },
    text: (phone: string) => `Your hauler will call from ${phone}.`,
  },
  es: {
    mail: {
      heading: 'Encontramos una empresa para usted',
      taken: (hauler) => `${hauler} tomó su solicitud.`,
      theyCallBy: (moment) =>
        `Se comunicarán con usted antes de ${moment}. Si no lo hacen, avísenos en su página de seguimiento.`,
      theyCallAtOnce: 'Ya les pedimos que se comuniquen con usted de inmediato.',
      furtherOn: '¿Preguntas sobre el día o la hora? Hágaselas directo a la empresa.',
      speaks: (hauler) => `${hauler} habla español.`,
      answersInAnother: (hauler) =>
        `${hauler} atiende en inglés. Si no se entienden, avísenos y buscamos otra empresa.`,
      writeToUs: 'Escribirnos',
      theirProposal:
        'El precio y los horarios de la empresa llegan a su página de seguimiento, y nosotros le avisamos.',
      theirNumber: (phone) =>
        `La llamada debe venir del ${phone}. Pónganse de acuerdo en el precio antes de que carguen y no pague nada por adelantado.`,
    },
    text: (phone) => `Ya hay una empresa. Le llaman del ${phone}.`,
  },
});

/**
 * A hauler has taken the request: who will call, so that the customer trusts the unknown number.
 *
 * @param now decides whether the promised time is still ahead.
 */
export function contentOf(lead: LeadOfMail, hauler: HaulerOfOffer, site: Site, now: Date): CustomerContent {
  const { heading, taken, theirProposal, theirNumber } = words[lead.language].mail;
  const isUncalled = lead.status === 'Submitted';
  return {
    language: lead.language,
    picture: pictures.matched,
    heading,
    blocks: [
      { kind: 'paragraph', text: `${taken(hauler.name)} ${whenTheyCall(lead, now)}` },
      { kind: 'paragraph', text: theirNumber(formatPhone(hauler.phone)) },
      ...theirLanguage(lead, hauler, site),
      ...(isUncalled ? [{ kind: 'paragraph', text: theirProposal } as const] : []),
      trackButton(lead, site),
      factsOf(lead, ...haulerFacts(lead, hauler)),
      ...callLink(lead, hauler),
    ],
  };
}

/** What the customer should know about the hauler's languages and, if they share none, where to tell us. */
function theirLanguage({ language, trackingId }: LeadOfMail, { name, languages }: HaulerOfOffer, site: Site): Block[] {
  const { speaks, answersInAnother, writeToUs } = words[language].mail;
  if (languages.includes(language)) {
    const text = speaks(name);
    return text === null ? [] : [{ kind: 'paragraph', text }];
  }
  // The contact page starts the message with the ID.
  const url = linkIn(language, `/contact#id=${formatTrackingId(trackingId)}`, site);
  return [{ kind: 'paragraph', text: answersInAnother(name), link: { label: writeToUs, url } }];
}

function whenTheyCall({ language, status, promisedBy }: LeadOfMail, now: Date): string {
  const { furtherOn, theyCallAtOnce, theyCallBy } = words[language].mail;
  if (status !== 'Submitted') return furtherOn;
  return promisedBy <= now ? theyCallAtOnce : theyCallBy(wordingIn(language).momentOf(promisedBy));
}

export const mail = toCustomer(async ({ lead, notification, read, site, now }) => {
  const offer = await read.offer(notification.offer_id);
  return offer && contentOf(lead, offer.hauler, site, now);
});

export const text = textToCustomer(async ({ lead, notification, read }) => {
  const offer = await read.offer(notification.offer_id);
  return offer && words[lead.language].text(phoneOf(offer.hauler.phone));
});
