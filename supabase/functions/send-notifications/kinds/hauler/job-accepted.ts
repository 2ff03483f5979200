import { toHauler } from '../../audiences.ts';
import { type HaulerContent, jobContent, wordingOf } from '../../mails/hauler-parts.ts';
import type { LeadOfMail, OfferOfMail, Site } from '../../mails/types.ts';
import { textToHauler } from '../../texts/audiences.ts';
import { inBoth, type Kind } from '../kind.ts';

const words = inBoth({
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
      link: 'El enlace muestra el nombre, el teléfono y la dirección del cliente. Cuando ya le haya llamado, dígalo ahí y envíe su precio y sus horarios. Si no puede hacer el trabajo, ahí mismo lo puede devolver.',
    },
    text: { call: 'El trabajo es suyo. Llame al cliente:', furtherOn: 'El trabajo es suyo. Vea:' },
  },
});

/**
 * The hauler has the job.
 *
 * @param now decides whether the promised time is still ahead.
 */
export function contentOf(lead: LeadOfMail, offer: OfferOfMail, site: Site, now: Date): HaulerContent {
  const { language, consentForHaulers } = wordingOf(offer);
  const { heading, link } = words[language].mail;
  const text = `${whenToCall(lead, offer, now)} ${consentForHaulers(lead.agreedToMessages)}`;
  return jobContent(lead, offer, site, { what: heading, heading, text, more: link });
}

function whenToCall({ status, promisedBy }: LeadOfMail, offer: OfferOfMail, now: Date): string {
  const { language, statusLabel, momentOf } = wordingOf(offer);
  const { furtherOn, callAtOnce, callBy } = words[language].mail;
  if (status !== 'Submitted') return furtherOn(statusLabel(status));
  return promisedBy <= now ? callAtOnce : callBy(momentOf(promisedBy));
}

export const jobAccepted = {
  kind: 'job-accepted',
  audience: 'hauler',
  words,
  mail: toHauler(({ lead, offer, site, now }) => contentOf(lead, offer, site, now)),
  text: textToHauler(({ lead, language }) => {
    const { call, furtherOn } = words[language].text;
    return lead.status === 'Submitted' ? call : furtherOn;
  }),
} satisfies Kind;
