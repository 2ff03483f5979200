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
      quoteIsOut: 'Your quote is out.',
      customerHasQuote: 'The customer already has a quote.',
      plannedFor: (window: string) => `The pickup is planned for ${window}.`,
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
      quoteIsOut: 'Su cotización ya se envió.',
      customerHasQuote: 'El cliente ya tiene una cotización.',
      plannedFor: (window) => `La cita es el ${window}.`,
      furtherOn: (status) => `El estado de la solicitud ahora es “${status}”.`,
      link: 'El enlace muestra el nombre, el teléfono y la dirección del cliente. Cuando ya le haya llamado, presione ahí “Ya le llamé” y envíe su precio y sus horarios. Si no puede hacer el trabajo, ahí mismo lo puede devolver.',
    },
    text: { call: 'El trabajo es suyo. Llame al cliente:', furtherOn: 'El trabajo es suyo. Vea:' },
  },
});

/** The hauler has the job. */
export function newsOf({ lead, offer, now }: AboutOffer): News {
  const { language, consentForHaulers } = wordingOf(offer);
  const { mail, text } = words[language];
  const { heading, link } = mail;
  return {
    mail: {
      ...{ what: heading, heading, more: link },
      text: `${nextOf({ lead, offer, now })} ${consentForHaulers(lead.agreedToMessages)}`,
    },
    text: lead.status === 'Submitted' ? text.call : text.furtherOn,
  };
}

/** What the hauler does now or, if someone has already called, how far the job is. */
function nextOf({ lead, offer, now }: Pick<AboutOffer, 'lead' | 'offer' | 'now'>): string {
  const { language, deadlineOf, statusLabel, windowInSentenceOf } = wordingOf(offer);
  const { callBy, callAtOnce, quoteIsOut, customerHasQuote, plannedFor, furtherOn } = words[language].mail;
  const { status, pickup, promisedBy, proposal } = lead;
  if (status === 'Submitted') return promisedBy <= now ? callAtOnce : callBy(deadlineOf(promisedBy, now));
  if (status === 'Sent Proposal') return proposal ? quoteIsOut : customerHasQuote;
  return status === 'In Progress' && pickup ? plannedFor(windowInSentenceOf(pickup)) : furtherOn(statusLabel(status));
}

export const { mail, text } = jobNews(newsOf);
