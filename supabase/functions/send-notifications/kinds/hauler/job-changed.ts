import { withoutPeriod } from '../../../_shared/words/en/without-period.ts';
import { toHauler } from '../../audiences.ts';
import { type HaulerContent, jobContent, wordingOf } from '../../mails/hauler-parts.ts';
import { isTimeframeByHauler } from '../../mails/hauler-words.ts';
import type { LeadOfMail, OfferOfMail, Site } from '../../mails/types.ts';
import { textToHauler } from '../../texts/audiences.ts';
import { textWordingIn } from '../../texts/wording.ts';
import { inBoth, type Kind } from '../kind.ts';

const words = inBoth({
  en: {
    mail: {
      what: 'Changed',
      heading: 'The time of a pickup has changed',
      now: (when: string) => `We set it to: ${withoutPeriod(when)}.`,
      onThePage: 'The job’s page shows the time.',
      headingWithout: 'A pickup has no set time right now',
      without: 'The earlier time is off. Agree on a new one with the customer.',
      more: 'Can’t make it? Call the customer, or propose another time on the job’s page.',
    },
    text: {
      to: (window: string) => `Pickup now: ${window}.`,
      changed: 'The time of a pickup has changed. See:',
      without: 'A pickup has no set time right now. See:',
    },
  },
  es: {
    mail: {
      what: 'Cambio de horario',
      heading: 'Cambió el horario de una cita',
      now: (when) => `El nuevo horario es: ${withoutPeriod(when)}.`,
      onThePage: 'La página del trabajo muestra el horario.',
      headingWithout: 'Por ahora una cita no tiene horario',
      without: 'El horario anterior ya no sigue en pie. Póngase de acuerdo con el cliente en otro.',
      more: '¿No puede ir en ese horario? Llame al cliente, o proponga otro en la página del trabajo.',
    },
    text: {
      to: (window) => `La cita ahora es: ${withoutPeriod(window)}.`,
      changed: 'Una cita tiene otro horario. Vea:',
      without: 'Una cita no tiene horario por ahora. Vea:',
    },
  },
});

/** The team has set another time for the pickup, or removed it. Shows the current one. */
export function contentOf(lead: LeadOfMail, offer: OfferOfMail, site: Site): HaulerContent {
  const { language, windowText, windowOf } = wordingOf(offer);
  const { what, heading, now, onThePage, headingWithout, without, more } = words[language].mail;
  const { pickup, timeframe } = lead;
  if (pickup) {
    const [about, text] = [windowText(pickup), now(windowOf(pickup))];
    return jobContent(lead, offer, site, { what, about, heading, text, more });
  }
  if (!timeframe?.trim()) return jobContent(lead, offer, site, { what, heading: headingWithout, text: without });
  const text = isTimeframeByHauler(lead) ? onThePage : now(timeframe.trim());
  return jobContent(lead, offer, site, { what, heading, text, more });
}

export const jobChanged = {
  kind: 'job-changed',
  audience: 'hauler',
  words,
  mail: toHauler(({ lead, offer, site }) => contentOf(lead, offer, site)),
  text: textToHauler(({ lead: { pickup, timeframe }, language }) => {
    const { to, changed, without } = words[language].text;
    if (pickup) return to(textWordingIn(language).windowOf(pickup));
    return timeframe?.trim() ? changed : without;
  }),
} satisfies Kind;
