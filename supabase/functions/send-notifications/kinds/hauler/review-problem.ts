import { isSomethingLeft } from '../../../_shared/domain/review.ts';
import { jobNews } from '../job-news.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      what: 'Something is left',
      heading: 'Your customer says that something is left',
      text: 'The job’s page shows what they say, and their phone number. Call them, and agree on what to do about the rest.',
      more: 'Is everything gone, or wasn’t the rest part of the job? Reply to this email.',
    },
    text: 'Your customer says something is left. See:',
  },
  es: {
    mail: {
      what: 'Quedó algo',
      heading: 'Su cliente dice que quedó algo',
      text: 'La página del trabajo muestra lo que dice el cliente y su teléfono. Llámele y pónganse de acuerdo en cómo llevarse lo que quedó.',
      more: '¿Ya se llevó todo, o lo que quedó no era parte del trabajo? Conteste este correo.',
    },
    text: 'Su cliente dice que falta llevarse algo. Vea:',
  },
});

/**
 * The customer says that something is left. Their words are on the job page. Money is not mentioned here, because the
 * team talks about it first.
 */
export const { mail, text } = jobNews(async ({ language, notification, read }) => {
  const review = await read.review(notification.review_id);
  // The customer may have corrected the answer since.
  return isSomethingLeft(review?.gone) ? words[language] : null;
});
