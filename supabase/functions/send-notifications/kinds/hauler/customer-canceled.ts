import { jobNews } from '../job-news.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      what: 'Canceled',
      heading: 'The customer has canceled',
      text: 'There’s nothing more to do for this job. Its page shows the customer’s reasons.',
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
export const { mail, text } = jobNews(({ language }) => words[language]);
