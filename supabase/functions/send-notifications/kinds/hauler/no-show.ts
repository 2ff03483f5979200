import { wordingOf } from '../../mails/hauler-parts.ts';
import { jobNews } from '../job-news.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      what: 'No one came?',
      heading: 'Your customer says no one came',
      reported: (moment: string) =>
        `They told us at ${moment}. Call them now, then propose another time on the job’s page. They can also ask for another hauler.`,
    },
    text: 'Your customer says no one came. Call now:',
  },
  es: {
    mail: {
      what: '¿Nadie fue?',
      heading: 'Su cliente dice que nadie vino',
      reported: (moment) =>
        `Nos avisó a ${moment}. Llámele ahora y después proponga otro horario en la página del trabajo. El cliente también puede pedir otra empresa.`,
    },
    text: 'Su cliente dice que nadie vino. Llame ahora:',
  },
});

/** The customer reports that no one came to the pickup. */
export const { mail, text } = jobNews(({ language, offer, lead }) => {
  const { mail, text } = words[language];
  const { what, heading, reported } = mail;
  const reportedAt = lead.pickup?.noShowAt;
  return reportedAt ? { mail: { what, heading, text: reported(wordingOf(offer).momentOf(reportedAt)) }, text } : null;
});
