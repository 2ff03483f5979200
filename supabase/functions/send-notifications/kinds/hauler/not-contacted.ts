import type { AboutOffer } from '../../audiences.ts';
import { wordingOf } from '../../mails/hauler-parts.ts';
import { jobNews, type News } from '../job-news.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      what: 'Call now',
      heading: 'A customer is waiting for your call',
      reported: (moment: string) =>
        `At ${moment} the customer said that no one had contacted them. Call them now, then press “I called” on the job’s page.`,
      otherwise: 'If nothing happens there within the hour (8 AM–8 PM), the job will go to other haulers.',
    },
    text: 'Your customer says no one called. Call now:',
  },
  es: {
    mail: {
      what: 'Llame ahora',
      heading: 'Un cliente espera su llamada',
      reported: (moment) =>
        `A ${moment}, el cliente dijo que nadie le había llamado ni escrito. Llámele ahora y después presione “Ya le llamé” en la página del trabajo.`,
      otherwise: 'Si en una hora (de 8 a.m. a 8 p.m.) no marca nada ahí, el trabajo pasa a otras empresas.',
    },
    text: 'Su cliente dice que no le han llamado. Llame ahora:',
  },
});

/** The customer reports that no one has contacted them. */
export function newsOf({ offer }: AboutOffer, reportedAt: Date): News {
  const { language, momentOf } = wordingOf(offer);
  const { mail, text } = words[language];
  const { what, heading, reported, otherwise } = mail;
  return { mail: { what, heading, text: reported(momentOf(reportedAt)), more: otherwise }, text };
}

export const { mail, text } = jobNews(async (about) => {
  const reportedAt = await about.read.reportTime(about.notification.report_id);
  return reportedAt && newsOf(about, reportedAt);
});
