import type { AboutOffer } from '../../audiences.ts';
import { wordingOf } from '../../mails/hauler-parts.ts';
import { jobNews, type News } from '../job-news.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      what: 'Is it done?',
      text: (window: string) =>
        `The pickup was planned for ${window}. If everything is gone, mark it as done on the job’s page, and enter what the customer paid.`,
      otherwise: 'If not, propose another time on the job’s page, or call the customer.',
    },
    text: 'Is the job done? Say so:',
  },
  es: {
    mail: {
      what: '¿Ya está hecho?',
      text: (window) =>
        `La cita estaba planeada para el ${window}. Si usted ya se llevó todo, dígalo en la página del trabajo y anote lo que pagó el cliente.`,
      otherwise: 'Si no, proponga otro horario en la página del trabajo o llame al cliente.',
    },
    text: '¿Ya hizo el trabajo? Avise:',
  },
});

/** The time of the pickup has passed, and no one has marked it done. */
export function newsOf({ lead: { pickup }, offer }: AboutOffer): News | null {
  if (!pickup) return null;
  const { language, windowInSentenceOf } = wordingOf(offer);
  const { mail, text } = words[language];
  const { what, otherwise } = mail;
  return { mail: { what, heading: what, text: mail.text(windowInSentenceOf(pickup)), more: otherwise }, text };
}

export const { mail, text } = jobNews(newsOf);
