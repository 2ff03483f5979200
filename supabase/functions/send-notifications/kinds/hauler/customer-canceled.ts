import { toHauler } from '../../audiences.ts';
import { aboutJob, wordingOf } from '../../mails/hauler-parts.ts';
import type { LeadOfMail, Mail, OfferOfMail, Site } from '../../mails/types.ts';
import { textToHauler } from '../../texts/audiences.ts';
import { inBoth, type Kind } from '../kind.ts';

const words = inBoth({
  en: {
    mail: {
      what: 'Canceled',
      heading: 'The customer has canceled',
      text: "There is nothing more to do for this job. Its page shows the customer's reasons.",
    },
    text: 'Job canceled by the customer. See:',
  },
  es: {
    mail: {
      what: 'Trabajo cancelado',
      heading: 'El cliente canceló',
      text: 'En este trabajo ya no queda nada por hacer. La página del trabajo muestra las razones del cliente.',
    },
    text: 'Trabajo cancelado por el cliente. Vea:',
  },
});

/** The customer has canceled the job. */
export function mailOf(lead: LeadOfMail, offer: OfferOfMail, site: Site): Mail {
  return aboutJob(lead, offer, site, words[wordingOf(offer).language].mail);
}

export const jobCanceled = {
  kind: 'customer-canceled',
  audience: 'hauler',
  words,
  mail: toHauler(({ lead, offer, site }) => mailOf(lead, offer, site)),
  text: textToHauler(({ language }) => words[language].text),
} satisfies Kind;
