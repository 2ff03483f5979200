import { withoutPeriod } from '../../../_shared/words/en/without-period.ts';
import type { AboutOffer } from '../../audiences.ts';
import { wordingOf } from '../../mails/hauler-parts.ts';
import { isTimeframeByHauler } from '../../mails/hauler-words.ts';
import { textWordingIn } from '../../texts/wording.ts';
import { jobNews, type News } from '../job-news.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
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
export function newsOf({ lead, offer }: AboutOffer): News {
  const { language, windowText, windowOf } = wordingOf(offer);
  const { mail, text } = words[language];
  const { what, heading, now, onThePage, headingWithout, without, more } = mail;
  const { pickup } = lead;
  if (pickup) {
    return {
      mail: { what, about: windowText(pickup), heading, text: now(windowOf(pickup)), more },
      text: text.to(textWordingIn(language).windowOf(pickup)),
    };
  }
  const timeframe = lead.timeframe?.trim();
  if (!timeframe) return { mail: { what, heading: headingWithout, text: without }, text: text.without };
  const when = isTimeframeByHauler(lead) ? onThePage : now(timeframe);
  return { mail: { what, heading, text: when, more }, text: text.changed };
}

export const { mail, text } = jobNews(newsOf);
