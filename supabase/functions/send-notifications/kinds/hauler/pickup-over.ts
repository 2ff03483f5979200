import { toHauler } from '../../audiences.ts';
import { type HaulerContent, jobContent, wordingOf } from '../../mails/hauler-parts.ts';
import type { LeadOfMail, OfferOfMail, PickupOfMail, Site } from '../../mails/types.ts';
import { textToHauler } from '../../texts/audiences.ts';
import { inBoth, type Kind } from '../kind.ts';

const words = inBoth({
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
export function contentOf(lead: LeadOfMail, offer: OfferOfMail, pickup: PickupOfMail, site: Site): HaulerContent {
  const { language, windowInSentenceOf } = wordingOf(offer);
  const { what, text, otherwise } = words[language].mail;
  return jobContent(lead, offer, site, {
    what,
    heading: what,
    text: text(windowInSentenceOf(pickup)),
    more: otherwise,
  });
}

export const pickupOver = {
  kind: 'pickup-over',
  audience: 'hauler',
  words,
  mail: toHauler(({ lead, offer, site }) => (lead.pickup ? contentOf(lead, offer, lead.pickup, site) : null)),
  text: textToHauler(({ lead, language }) => (lead.pickup ? words[language].text : null)),
} satisfies Kind;
