import { jobNews } from '../job-news.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      what: 'Taken back',
      heading: 'We’ve taken a job back',
      text: 'This job is no longer yours. There’s nothing more for you to do. Please don’t call the customer, and don’t go there.',
      more: 'Is this a mistake? Reply to this email.',
    },
    text: "We've taken a job back. Nothing to do. See:",
  },
  es: {
    mail: {
      what: 'Trabajo retirado',
      heading: 'Le retiramos un trabajo',
      text: 'Este trabajo ya no es suyo. Usted no tiene que hacer nada más. Por favor, no llame al cliente ni vaya ahí.',
      more: '¿Es un error? Conteste este correo.',
    },
    text: 'Le retiramos un trabajo. No hay que hacer nada. Vea:',
  },
});

/** The team has taken the job from the hauler. */
export const { mail, text } = jobNews(({ language }) => words[language]);
