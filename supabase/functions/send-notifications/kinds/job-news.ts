import { type AboutOffer, type Made, textToHauler, toHauler } from '../audiences.ts';
import { type AboutJob, jobContent } from '../mails/hauler-parts.ts';

/** The email and the text of a kind. */
export type News = { mail: AboutJob; text: string };

/**
 * Messages about a job to the hauler who has or had it.
 *
 * @param newsOf returns null if it is no longer so.
 */
export function jobNews(newsOf: (about: AboutOffer) => Made<News>) {
  return {
    mail: toHauler(async (about) => {
      const news = await newsOf(about);
      return news && jobContent(about.lead, about.offer, about.site, news.mail);
    }),
    text: textToHauler(async (about) => (await newsOf(about))?.text ?? null),
  };
}
