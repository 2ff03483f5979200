import type { Window } from '../../../_shared/words/en/pickups.ts';
import { textToCustomer, toCustomer } from '../../audiences.ts';
import { type CustomerContent, factsOf, statusOf, trackButton } from '../../mails/customer-parts.ts';
import { isTimeframeByHauler } from '../../mails/hauler-words.ts';
import { pickupBefore } from '../../mails/pickup-before.ts';
import { pictures } from '../../mails/pictures.ts';
import type { LeadOfMail, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      heading: 'Your pickup time has changed',
      planned: (timeframe: string) => `It’s planned for: ${timeframe}`,
      noLongerHolds: (window: string) => `The pickup planned for ${window} is off.`,
      headingWithout: 'Your pickup has no set time right now',
      earlier: 'The earlier time is off.',
      untilNew: 'We’ll let you know when there’s a new one.',
      headingByHauler: 'Your hauler changed the pickup time',
      onThePage: 'Your tracking page shows the new time.',
    },
    text: {
      changed: 'Your pickup time has changed. See:',
      without: 'Your pickup has no set time right now. See:',
    },
  },
  es: {
    mail: {
      heading: 'Su cita tiene nueva fecha y hora',
      planned: (timeframe) => `La nueva fecha es: ${timeframe}`,
      noLongerHolds: (window) => `Ya no hay cita el ${window}.`,
      headingWithout: 'Por ahora su cita no tiene fecha ni hora',
      earlier: 'La cita anterior ya no sigue en pie.',
      untilNew: 'Le avisamos cuando haya una nueva.',
      headingByHauler: 'Cambió el horario de su cita',
      onThePage: 'La empresa cambió el horario. Su página de seguimiento lo muestra.',
    },
    text: {
      changed: 'Su cita tiene otro horario. Vea:',
      without: 'Su cita no tiene horario por ahora. Vea:',
    },
  },
});

/**
 * The operator or the hauler has set another timeframe, or removed it.
 *
 * @param before the pickup that the customer knew of.
 */
export function contentOf(lead: LeadOfMail, site: Site, before: Window | null = null): CustomerContent {
  const { heading, texts } = newsOf(lead, goneWindow(lead, before));
  return {
    language: lead.language,
    ...((lead.pickup || timeframeOf(lead)) && { picture: pictures['timeframe-changed'] }),
    heading,
    blocks: [
      ...texts.map((text) => ({ kind: 'paragraph', text }) as const),
      trackButton(lead, site),
      factsOf(lead, statusOf(lead)),
    ],
  };
}

function newsOf(lead: LeadOfMail, gone: string | null): { heading: string; texts: string[] } {
  const { language, pickup } = lead;
  const { heading, planned, headingWithout, earlier, untilNew, headingByHauler, onThePage } = words[language].mail;
  if (pickup) return { heading, texts: [planned(wordingIn(language).windowOf(pickup))] };
  const isByHauler = isTimeframeByHauler(lead);
  const timeframe = timeframeOf(lead);
  if (timeframe === null) {
    return { heading: isByHauler ? headingByHauler : headingWithout, texts: [`${gone ?? earlier} ${untilNew}`] };
  }
  const news = isByHauler ? { heading: headingByHauler, text: onThePage } : { heading, text: planned(timeframe) };
  return { heading: news.heading, texts: gone === null ? [news.text] : [news.text, gone] };
}

/** Says that the pickup window the customer knew of no longer applies; null if there still is one, or never was. */
export function goneWindow({ language, pickup }: LeadOfMail, before: Window | null): string | null {
  if (before === null || pickup !== null) return null;
  return words[language].mail.noLongerHolds(wordingIn(language).windowInSentenceOf(before));
}

export function timeframeOf({ timeframe }: LeadOfMail): string | null {
  return timeframe?.trim() || null;
}

export function textOf(lead: LeadOfMail): string {
  const { changed, without } = words[lead.language].text;
  return lead.pickup || timeframeOf(lead) ? changed : without;
}

export const mail = toCustomer(({ lead, notification, site }) => contentOf(lead, site, pickupBefore(notification)));

export const text = textToCustomer(({ lead }) => textOf(lead));
