import type { AboutOffer } from '../../audiences.ts';
import { type DayOfPickup, dayFrom } from '../../mails/format.ts';
import { wordingOf } from '../../mails/hauler-parts.ts';
import { DAYS } from '../../mails/words/es.ts';
import { zipOf } from '../../texts/format.ts';
import { textWordingIn } from '../../texts/wording.ts';
import { jobNews, type News } from '../job-news.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
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
export function newsOf({ lead, offer, now }: AboutOffer): News | null {
  const { pickup } = lead;
  const day = pickup && dayFrom(now, pickup);
  if (!pickup || !day) return null;
  const { language, terms, timesText, windowOf } = wordingOf(offer);
  const { mail, text } = words[language];
  const times = timesText(pickup);
  return {
    mail: {
      what: mail.what[day],
      about: times,
      heading: mail.heading(day, times),
      text: mail.text,
      facts: [[terms.pickup, windowOf(pickup)]],
      more: mail.more,
    },
    text: text(day, textWordingIn(language).timesOf(pickup), zipOf(lead)),
  };
}

export const { mail, text } = jobNews(newsOf);
