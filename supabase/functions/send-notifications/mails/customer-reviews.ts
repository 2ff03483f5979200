import { type Composer, toCustomer } from '../audiences.ts';
import type { LinkInRow } from './content.ts';
import type { CustomerContent } from './customer-parts.ts';
import { reviewUrl } from './format.ts';
import type { LeadOfMail, ReviewOfMail, Site } from './types.ts';
import { type Wording, wordingIn } from './wording.ts';

// As in customer.ts, no mail of this file has a word in it that a visitor or a hauler typed.

const STARS = [1, 2, 3, 4, 5];

/** The mail that asks a customer what they say of a pickup. */
export const customerReviewMails: Record<string, Composer> = {
  'review-asked': toCustomer(async ({ lead, notification, read, site }) => {
    const review = await read.review(notification.review_id);
    return review && reviewAsked(lead, review, await read.closedAt(lead), site);
  }),
};

/**
 * The request is completed: is it all gone? Its link is not the one of the tracking page, which is passed on.
 *
 * @param completedAt its day is told.
 */
export function reviewAsked(
  { language, services }: Pick<LeadOfMail, 'language' | 'services'>,
  review: ReviewOfMail,
  completedAt: Date,
  site: Site,
): CustomerContent {
  const wording = wordingIn(language);
  const { words, dayText, servicesOf } = wording;
  const { heading, completed, completedBy, tellUs, tellUsAndThem, answer, orStars, once } = words.reviewAsked;
  const { hauler } = review;
  const day = dayText(completedAt);
  const text = hauler ? `${completedBy(hauler.name, day)} ${tellUsAndThem}` : `${completed(day)} ${tellUs}`;
  const url = reviewUrl(review, language, site);
  return {
    language,
    heading,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'button', label: answer, url },
      { kind: 'paragraph', text: orStars },
      { kind: 'row', links: STARS.map((stars) => linkOfStars(stars, url, wording)) },
      { kind: 'facts', facts: [[words.terms.services, servicesOf({ services })]] },
      { kind: 'paragraph', text: once },
    ],
  };
}

/** Opens the page of the question with so many stars chosen. No server sees what stands behind the `#`. */
function linkOfStars(stars: number, url: string, { words }: Wording): LinkInRow {
  const { starsLabel, starsShown } = words.reviewAsked;
  return { label: starsLabel(stars), shown: starsShown(stars), url: `${url}#stars=${stars}` };
}
