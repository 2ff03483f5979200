import type { Language } from '../../../_shared/domain/languages.ts';
import { noonOf } from '../../../_shared/domain/los-angeles-clock.ts';
import { textToHauler, toHauler } from '../../audiences.ts';
import { placeOf } from '../../mails/format.ts';
import { type HaulerContent, jobButton, wordingOf } from '../../mails/hauler-parts.ts';
import type { LeadOfMail, OfferOfMail, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { zipOf } from '../../texts/format.ts';
import { textWordingIn } from '../../texts/wording.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      what: 'Job offer',
      callBy: (deadline: string) => `Call the customer by ${deadline}`,
      callAtOnce: 'Call the customer right away',
      acceptBy: (moment: string) => `Accept it by ${moment}. Others may get this offer too: first to accept gets it.`,
      seeJob: 'See the job',
      speaks: (language: string) => `Customer speaks ${language}`,
      inAnother: (subject: string, language: string) => `${subject} · ${language}`,
      link: 'The link shows what the customer wrote and their photos and, once you have the job, who to call and where to go. It’s only for you: keep it to yourself.',
      terms: { callsOrTexts: 'Calls or texts', language: 'Language' },
    },
    text: (zipCode: string, load?: string | null, by?: string | null) => {
      if (load && by) return `${zipCode}, ${load}, ${by}. First to accept:`;
      if (by) return `Job in ${zipCode}, ${by}. First to accept gets it:`;
      return load
        ? `New job in ${zipCode}, ${load}. First to accept:`
        : `New job in ${zipCode}, first to accept gets it:`;
    },
    /** When it should be gone, in the text. */
    soon: 'soon',
    byDay: (day: string, _hasLoad: boolean) => `by ${day}`,
  },
  es: {
    mail: {
      what: 'Recolección nueva',
      callBy: (deadline) => `Llame al cliente antes de ${deadline}`,
      callAtOnce: 'Llame ahora mismo al cliente',
      acceptBy: (moment) =>
        `Acéptela antes de ${moment}. Puede que también se ofrezca a otras empresas: la primera que acepta se queda con el trabajo.`,
      seeJob: 'Ver el trabajo',
      speaks: (language) => `El cliente habla ${language}`,
      inAnother: (subject, language) => `${subject} · ${language}`,
      link: 'El enlace muestra lo que escribió el cliente y sus fotos. Cuando el trabajo es suyo, también muestra a quién llamar y a dónde ir. Es solo para usted: no lo comparta.',
      terms: { callsOrTexts: 'Llamadas o mensajes de texto', language: 'Idioma' },
    },
    text: (zipCode, load, by) => {
      if (load && by) return `${zipCode}, ${load}, ${by}. De quien acepte:`;
      if (by) return `Trabajo en ${zipCode}, ${by}. De quien acepte:`;
      return load
        ? `Trabajo en ${zipCode}, ${load}. Es de quien acepte:`
        : `Trabajo nuevo en ${zipCode}. Es de quien acepte primero:`;
    },
    soon: 'pronto',
    byDay: (day, hasLoad) => (hasLoad ? `hasta ${day}` : `hasta el ${day}`),
  },
});

/**
 * A job that the hauler can accept: where it is and how much, by when to call, and then the rest.
 *
 * @param now decides whether the promised time is still ahead.
 */
export function contentOf(lead: LeadOfMail, offer: OfferOfMail, site: Site, now: Date): HaulerContent {
  const wording = wordingOf(offer);
  const { language, consentForHaulers, deadlineOf, languageLabel, momentOf } = wording;
  const { what, acceptBy, seeJob, callAtOnce, callBy, link, speaks, inAnother, terms } = words[language].mail;
  const place = placeOf(lead);
  const subject = wording.subject(what, wording.servicesIn(lead, place));
  /** The customer's language, if it is not the one we use with the hauler. */
  const other = lead.language === language ? null : languageLabel(lead.language);
  return {
    language,
    subject: other === null ? subject : inAnother(subject, other),
    heading: `${place} · ${lead.loadSize ? wording.loadSizeLabels[lead.loadSize] : wording.servicesInShort(lead.services)}`,
    blocks: [
      {
        kind: 'heading',
        text: lead.promisedBy <= now ? callAtOnce : callBy(deadlineOf(lead.promisedBy, now)),
      },
      jobButton(seeJob, offer, site),
      { kind: 'paragraph', text: acceptBy(momentOf(offer.expiresAt)) },
      {
        kind: 'facts',
        facts: [
          [wording.terms.load, wording.loadOf(lead)],
          [wording.terms.wanted, wording.wantedOf(lead)],
          [wording.terms.services, wording.servicesOf(lead)],
          [terms.language, other && speaks(other)],
          [terms.callsOrTexts, consentForHaulers(lead.agreedToMessages)],
        ],
      },
      { kind: 'small', text: link },
    ],
  };
}

export const mail = toHauler(({ lead, offer, site, now }) => contentOf(lead, offer, site, now));

export const text = textToHauler(({ lead, language }) => {
  const { loadSizesInText } = wordingIn(language);
  return words[language].text(
    zipOf(lead),
    lead.loadSize && loadSizesInText[lead.loadSize],
    wantedInText(lead, language),
  );
});

/** "by Dec 31", "soon"; null if any day is fine. */
function wantedInText({ wanted, loadSize }: LeadOfMail, language: Language): string | null {
  const { soon, byDay } = words[language];
  if (wanted === null || wanted === 'flexible') return null;
  return wanted === 'soon' ? soon : byDay(textWordingIn(language).dayOf(new Date(noonOf(wanted))), loadSize !== null);
}
