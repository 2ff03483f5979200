import type { AboutOffer } from '../../audiences.ts';
import { wordingOf } from '../../mails/hauler-parts.ts';
import { jobNews, type News } from '../job-news.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      heading: 'The job is yours',
      callBy: (moment: string) => `Call the customer by ${moment}.`,
      callAtOnce: 'Call the customer right away: the time we promised has passed.',
      furtherOn: (status: string) => `Its status is now ${status}.`,
      link: 'The link shows the customer’s name, phone and address. Go there to record your call and to send your price and pickup times. If you can’t do the job, give it back there.',
    },
    text: { call: 'The job is yours. Call the customer:', furtherOn: 'The job is yours. See:' },
  },
  es: {
    mail: {
      heading: 'El trabajo es suyo',
      callBy: (moment) => `Llame al cliente antes de ${moment}.`,
      callAtOnce: 'Llame ahora mismo al cliente: ya pasó la hora en que se le prometió una llamada.',
      furtherOn: (status) => `El estado de la solicitud ahora es “${status}”.`,
      link: 'El enlace muestra el nombre, el teléfono y la dirección del cliente. Cuando ya le haya llamado, presione ahí “Ya le llamé” y envíe su precio y sus horarios. Si no puede hacer el trabajo, ahí mismo lo puede devolver.',
    },
    text: { call: 'El trabajo es suyo. Llame al cliente:', furtherOn: 'El trabajo es suyo. Vea:' },
  },
});

/** The hauler has the job. */
export function newsOf({ lead, offer, now }: AboutOffer): News {
  const { language, consentForHaulers, statusLabel, momentOf } = wordingOf(offer);
  const { mail, text } = words[language];
  const { heading, callBy, callAtOnce, furtherOn, link } = mail;
  const { status, promisedBy } = lead;
  const call = promisedBy <= now ? callAtOnce : callBy(momentOf(promisedBy));
  const next = status === 'Submitted' ? call : furtherOn(statusLabel(status));
  return {
    mail: { what: heading, heading, text: `${next} ${consentForHaulers(lead.agreedToMessages)}`, more: link },
    text: status === 'Submitted' ? text.call : text.furtherOn,
  };
}

export const { mail, text } = jobNews(newsOf);
