import { toHauler } from '../../audiences.ts';
import { aboutJob, wordingOf } from '../../mails/hauler-parts.ts';
import type { LeadOfMail, Mail, OfferOfMail, Site } from '../../mails/types.ts';
import { textToHauler } from '../../texts/audiences.ts';
import { inBoth, type Kind } from '../kind.ts';

const words = inBoth({
  en: {
    mail: {
      what: 'Taken back',
      heading: 'We have taken a job back',
      text: 'This job is no longer yours. There is nothing more for you to do: please do not call the customer, and do not go there.',
      more: 'Is this a mistake? Reply to this mail.',
    },
    text: 'We have taken a job back. Nothing to do. See:',
  },
  es: {
    mail: {
      what: 'Trabajo retirado',
      heading: 'Le retiramos un trabajo',
      text: 'Este trabajo ya no es suyo. Usted no tiene que hacer nada más: por favor, no llame al cliente ni vaya ahí.',
      more: '¿Es un error? Conteste este correo.',
    },
    text: 'Le retiramos un trabajo. No hay que hacer nada. Vea:',
  },
});

/** The team has taken the job from the hauler. */
export function mailOf(lead: LeadOfMail, offer: OfferOfMail, site: Site): Mail {
  return aboutJob(lead, offer, site, words[wordingOf(offer).language].mail);
}

export const jobTakenBack = {
  kind: 'job-taken-back',
  audience: 'hauler',
  words,
  mail: toHauler(({ lead, offer, site }) => mailOf(lead, offer, site)),
  text: textToHauler(({ language }) => words[language].text),
} satisfies Kind;
