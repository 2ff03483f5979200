import { textToHauler, toHauler } from '../../audiences.ts';
import { placeOf } from '../../mails/format.ts';
import { type HaulerContent, jobButton, wordingOf } from '../../mails/hauler-parts.ts';
import type { LeadOfMail, OfferOfMail, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { zipOf } from '../../texts/format.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      what: 'Job offer',
      heading: 'You have a job offer',
      acceptBy: (moment: string) => `Accept it by ${moment}. Others may get this offer too: first to accept gets it.`,
      seeJob: 'See the job',
      speaks: (language: string) => `Customer speaks ${language}`,
      inAnother: (subject: string, language: string) => `${subject} · ${language}`,
      callBy: (moment: string) => `By ${moment}`,
      callAtOnce: 'Right away',
      link: 'The link shows what the customer wrote and their photos and, once you have the job, who to call and where to go. It’s only for you: keep it to yourself.',
      terms: {
        acceptBy: 'Accept by',
        callTheCustomer: 'Call the customer',
        callsOrTexts: 'Calls or texts',
        language: 'Language',
        place: 'Place',
      },
    },
    text: (zipCode: string, load?: string | null) =>
      load ? `New job in ${zipCode}, ${load}. First to accept:` : `New job in ${zipCode}, first to accept gets it:`,
  },
  es: {
    mail: {
      what: 'Recolección nueva',
      heading: 'Hay una recolección para usted',
      acceptBy: (moment) =>
        `Acéptela antes de ${moment}. Puede que también se ofrezca a otras empresas: la primera que acepta se queda con el trabajo.`,
      seeJob: 'Ver el trabajo',
      speaks: (language) => `El cliente habla ${language}`,
      inAnother: (subject, language) => `${subject} · ${language}`,
      callBy: (moment) => `Antes de ${moment}`,
      callAtOnce: 'Ahora mismo',
      link: 'El enlace muestra lo que escribió el cliente y sus fotos. Cuando el trabajo es suyo, también muestra a quién llamar y a dónde ir. Es solo para usted: no lo comparta.',
      terms: {
        acceptBy: 'Acepte antes de',
        callTheCustomer: 'Llame al cliente',
        callsOrTexts: 'Llamadas o mensajes de texto',
        language: 'Idioma',
        place: 'Lugar',
      },
    },
    text: (zipCode, load) =>
      load
        ? `Trabajo en ${zipCode}, ${load}. Es de quien acepte:`
        : `Trabajo nuevo en ${zipCode}. Es de quien acepte primero:`,
  },
});

/**
 * A job that the hauler can accept.
 *
 * @param now decides whether the promised time is still ahead.
 */
export function contentOf(lead: LeadOfMail, offer: OfferOfMail, site: Site, now: Date): HaulerContent {
  const wording = wordingOf(offer);
  const { language, consentForHaulers, languageLabel, momentOf } = wording;
  const { what, heading, acceptBy, seeJob, callAtOnce, callBy, link, speaks, inAnother, terms } = words[language].mail;
  const place = placeOf(lead);
  const subject = wording.subject(what, wording.servicesIn(lead, place));
  /** The customer's language, if it is not the one we use with the hauler. */
  const other = lead.language === language ? null : languageLabel(lead.language);
  return {
    language,
    subject: other === null ? subject : inAnother(subject, other),
    heading,
    blocks: [
      { kind: 'paragraph', text: acceptBy(momentOf(offer.expiresAt)) },
      jobButton(seeJob, offer, site),
      {
        kind: 'facts',
        facts: [
          [wording.terms.load, wording.loadOf(lead)],
          [wording.terms.services, wording.servicesOf(lead)],
          [terms.place, place],
          [terms.acceptBy, momentOf(offer.expiresAt)],
          [terms.callTheCustomer, lead.promisedBy <= now ? callAtOnce : callBy(momentOf(lead.promisedBy))],
          [terms.language, other && speaks(other)],
          [terms.callsOrTexts, consentForHaulers(lead.agreedToMessages)],
        ],
      },
      { kind: 'paragraph', text: link },
    ],
  };
}

export const mail = toHauler(({ lead, offer, site, now }) => contentOf(lead, offer, site, now));

export const text = textToHauler(({ lead, language }) => {
  const { loadSizesInText } = wordingIn(language);
  return words[language].text(zipOf(lead), lead.loadSize && loadSizesInText[lead.loadSize]);
});
