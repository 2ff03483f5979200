import type { Language } from '../../../_shared/domain/languages.ts';
import { textToCustomer, toCustomer } from '../../audiences.ts';
import type { LinkInRow } from '../../mails/content.ts';
import type { CustomerContent } from '../../mails/customer-parts.ts';
import { reviewUrl } from '../../mails/format.ts';
import { pictures } from '../../mails/pictures.ts';
import type { LeadOfMail, ReviewOfMail, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { inBoth } from '../kind.ts';

const STARS = [1, 2, 3, 4, 5];

export const words = inBoth({
  en: {
    mail: {
      heading: 'Is it all gone?',
      completed: (day: string) => `Your pickup was marked completed on ${day}.`,
      completedBy: (hauler: string, day: string) => `Your pickup by ${hauler} was marked completed on ${day}.`,
      tellUs: 'If something is left, let us know: our team will hear about it right away.',
      tellUsAndThem: 'If something is left, let us know: they and our team will hear about it right away.',
      answer: 'Answer: is it all gone?',
      orStars: 'Or start with the stars. They open the same page, and nothing is sent until you press Send.',
      starsLabel: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
      starsShown: (stars: number) => `${stars} ★`,
      once: 'We ask every customer we can reach, once. Keep the link to yourself: anyone who has it can answer for you.',
    },
    text: 'your pickup is marked completed. Is it all gone?',
  },
  es: {
    mail: {
      heading: '¿Se llevaron todo?',
      completed: (day) => `Su recolección se marcó como terminada el ${day}.`,
      completedBy: (hauler, day) => `Su recolección con ${hauler} se marcó como terminada el ${day}.`,
      tellUs: 'Si quedó algo, avísenos: nuestro equipo se entera de inmediato.',
      tellUsAndThem: 'Si quedó algo, avísenos: la empresa y nuestro equipo se enteran de inmediato.',
      answer: 'Contestar: ¿se llevaron todo?',
      orStars:
        'O empiece con las estrellas. Abren la misma página: no se envía nada hasta que usted presione “Enviar”.',
      starsLabel: (stars) => (stars === 1 ? '1 estrella' : `${stars} estrellas`),
      starsShown: (stars) => `${stars} ★`,
      once: 'A cada cliente al que podemos escribirle le preguntamos una sola vez. No comparta el enlace: quien lo tenga puede contestar por usted.',
    },
    text: 'su solicitud aparece terminada. ¿Se llevaron todo?',
  },
});

/**
 * The request is completed: is it all gone? Its link is not that of the tracking page, which gets forwarded.
 *
 * @param completedAt the email names this day.
 */
export function contentOf(
  { language, services }: Pick<LeadOfMail, 'language' | 'services'>,
  review: ReviewOfMail,
  completedAt: Date,
  site: Site,
): CustomerContent {
  const { terms, dayInSentence, servicesOf } = wordingIn(language);
  const { heading, completed, completedBy, tellUs, tellUsAndThem, answer, orStars, once } = words[language].mail;
  const { hauler } = review;
  const day = dayInSentence(completedAt);
  const text = hauler ? `${completedBy(hauler.name, day)} ${tellUsAndThem}` : `${completed(day)} ${tellUs}`;
  const url = reviewUrl(review, language, site);
  return {
    language,
    picture: pictures['review-asked'],
    heading,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'button', label: answer, url },
      { kind: 'paragraph', text: orStars },
      { kind: 'row', links: STARS.map((stars) => linkOfStars(stars, url, language)) },
      { kind: 'facts', facts: [[terms.services, servicesOf({ services })]] },
      { kind: 'paragraph', text: once },
    ],
  };
}

/** Opens the review page with this many stars selected. The part after `#` is not sent to any server. */
function linkOfStars(stars: number, url: string, language: Language): LinkInRow {
  const { starsLabel, starsShown } = words[language].mail;
  return { label: starsLabel(stars), shown: starsShown(stars), url: `${url}#stars=${stars}` };
}

export const mail = toCustomer(async ({ lead, notification, read, site }) => {
  const review = await read.review(notification.review_id);
  return review && contentOf(lead, review, await read.closedAt(lead), site);
});

export const text = textToCustomer(
  ({ lead }) => words[lead.language].text,
  async ({ lead, notification, read, site }) => {
    const review = await read.review(notification.review_id);
    return review && reviewUrl(review, lead.language, site);
  },
);
