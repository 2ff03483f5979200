import { jobNews } from '../job-news.ts';
import { inBoth } from '../kind.ts';

const words = inBoth({
  en: {
    mail: {
      what: 'Taken back',
      heading: 'We have taken a job back',
      text: 'This job is no longer yours. There is nothing more for you to do: please do not call the customer, and do not go there.',
      more: 'Is this a mistake? Reply to this mail.',
    },
    text: 'We have taken a job back. Nothing to do. See:',
  },
  es: {
    mail: {
      what: 'Trabajo retirado',
      heading: 'Le retiramos un trabajo',
      text: 'Este trabajo ya no es suyo. Usted no tiene que hacer nada más: por favor, no llame al cliente ni vaya ahí.',
      more: '¿Es un error? Conteste este correo.',
    },
    text: 'Le retiramos un trabajo. No hay que hacer nada. Vea:',
  },
});

/** The team has taken the job from the hauler. */
export const { mailOf, ...jobTakenBack } = jobNews('job-taken-back', words);
