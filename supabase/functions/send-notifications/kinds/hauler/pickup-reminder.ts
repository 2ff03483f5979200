import { toHauler } from '../../audiences.ts';
import { type DayOfPickup, dayFrom } from '../../mails/format.ts';
import { type HaulerContent, jobContent, wordingOf } from '../../mails/hauler-parts.ts';
import type { LeadOfMail, OfferOfMail, PickupOfMail, Site } from '../../mails/types.ts';
import { DAYS } from '../../mails/words/es.ts';
import { textToHauler } from '../../texts/audiences.ts';
import { zipOf } from '../../texts/format.ts';
import { textWordingIn } from '../../texts/wording.ts';
import { inBoth, type Kind } from '../kind.ts';

const words = inBoth({
  en: {
    mail: {
      what: { today: 'Today', tomorrow: 'Tomorrow' },
      heading: (day: DayOfPickup, times: string) => `Your pickup ${day}: ${times}`,
      text: 'The job’s page shows the address and the photos. If you can’t make it, propose another time there now.',
      more: 'When you head out, press “I’m on my way” on that page so the customer can see when you’ll arrive.',
    },
    text: (day: 'today' | 'tomorrow', times: string, zipCode: string) =>
      `${day === 'today' ? 'Today' : 'Tomorrow'}: ${times} in ${zipCode}`,
  },
  es: {
    mail: {
      what: { today: 'Hoy', tomorrow: 'Mañana' },
      heading: (day, times) => `Su cita de ${DAYS[day]}: ${times}`,
      text: 'La página del trabajo muestra la dirección y las fotos. Si no puede ir, proponga ahí otro horario de una vez.',
      more: 'Cuando salga, presione “Voy en camino” en esa página: así el cliente ve a qué hora llega usted.',
    },
    text: (day, times, zipCode) => `${day === 'today' ? 'Hoy' : 'Mañana'}: ${times} en ${zipCode}`,
  },
});

/** Reminder of an upcoming pickup. */
export function contentOf(
  lead: LeadOfMail,
  offer: OfferOfMail,
  pickup: PickupOfMail,
  day: DayOfPickup,
  site: Site,
): HaulerContent {
  const { language, terms, timesText, windowOf } = wordingOf(offer);
  const { what, heading, text, more } = words[language].mail;
  const times = timesText(pickup);
  return jobContent(lead, offer, site, {
    what: what[day],
    about: times,
    heading: heading(day, times),
    text,
    facts: [[terms.pickup, windowOf(pickup)]],
    more,
  });
}

export const jobReminder = {
  kind: 'pickup-reminder',
  audience: 'hauler',
  words,
  mail: toHauler(({ lead, offer, site, now }) => {
    const day = lead.pickup && dayFrom(now, lead.pickup);
    return lead.pickup && day ? contentOf(lead, offer, lead.pickup, day, site) : null;
  }),
  text: textToHauler(({ lead, language, now }) => {
    const day = lead.pickup && dayFrom(now, lead.pickup);
    if (!lead.pickup || !day) return null;
    return words[language].text(day, textWordingIn(language).timesOf(lead.pickup), zipOf(lead));
  }),
} satisfies Kind;
