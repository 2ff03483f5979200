import { jobNews } from '../job-news.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      what: 'Canceled',
      heading: 'A job was canceled',
      text: 'We’ve canceled this job. There’s nothing more for you to do. Please don’t go there.',
      more: 'Is this a mistake? Reply to this email.',
    },
    text: "We've canceled a job. Nothing to do. See:",
  },
  es: {
    mail: {
      what: 'Trabajo cancelado',
      heading: 'Un trabajo se canceló',
      text: 'Cancelamos este trabajo. Usted no tiene que hacer nada más. Por favor, no vaya ahí.',
      more: '¿Es un error? Conteste este correo.',
    },
    text: 'Cancelamos un trabajo. No hay que hacer nada. Vea:',
  },
});

/** The team has canceled the job. */
export const { mail, text } = jobNews(({ language }) => words[language]);
