import type { Proposal } from '../../_shared/contracts/pickup.ts';
import { formatPhone } from '../../_shared/domain/phone.ts';
import { isSomethingLeft } from '../../_shared/domain/review.ts';
import { dollars } from '../../_shared/words/en/pickups.ts';
import { type Composer, toOperator } from '../audiences.ts';
import type { Block, Fact } from './content.ts';
import { addressOf, alertOf, haulerInShort, languageFact, type OperatorContent, quoted } from './operator-parts.ts';
import type { LeadOfMail, ReviewOfMail, Site } from './types.ts';
import { wordingIn } from './wording.ts';
import { words } from './words/operator.ts';

const { terms } = words;
const { estimateOf, momentOf, servicesOf } = wordingIn('en');

/** The mail to the operator of what a customer says of a pickup that is done. */
export const operatorReviewMails: Record<string, Composer> = {
  'review-problem': toOperator(async ({ lead, notification, read, site }) => {
    const review = await read.review(notification.review_id);
    // The customer may have corrected it meanwhile.
    const problem = review && problemOf(review);
    if (!problem) return null;
    const [{ agreed = null }, completedAt] = await Promise.all([read.pickupOf(lead), read.closedAt(lead)]);
    return reviewProblem(lead, review, problem, { agreed, completedAt }, site);
  }),
};

/** `left`: something is left. `more`: more was paid than agreed. */
type Problem = 'left' | 'more' | 'both';

function problemOf(review: ReviewOfMail): Problem | null {
  const isLeft = isSomethingLeft(review.gone);
  if (review.price === 'higher') return isLeft ? 'both' : 'more';
  return isLeft ? 'left' : null;
}

/**
 * The customer says that something is left, or that they paid more than agreed: whom to call, and what both sides say of
 * it. Stars, and what may be published, are not in it: they are looked at without each other.
 *
 * @param agreed the proposal that was accepted.
 */
export function reviewProblem(
  lead: LeadOfMail,
  review: ReviewOfMail,
  problem: Problem,
  { agreed, completedAt }: { agreed: Proposal | null; completedAt: Date },
  site: Site,
): OperatorContent {
  const { what, heading, call, isTold, isNotTold, reopen, leftBehind } = words.reviewProblem;
  const { hauler } = review;
  const told = problem === 'more' ? isNotTold : isTold;
  const more: Block[] = problem === 'more' ? [] : [{ kind: 'paragraph', text: reopen }];
  return alertOf(lead, site, {
    what: what[problem],
    heading: heading[problem],
    blocks: [{ kind: 'paragraph', text: hauler ? `${call} ${told(hauler.name)}` : call }],
    more: [...quoted(leftBehind, review.leftBehind), ...more],
    facts: [
      ...whatBothSay(lead, review),
      [terms.estimate, agreed && estimateOf(agreed)],
      [terms.name, lead.fullName],
      [terms.phone, formatPhone(lead.phone)],
      [terms.email, lead.email],
      languageFact(lead),
      [terms.callTime, lead.callTime],
      [terms.hauler, hauler && haulerInShort(hauler)],
      [terms.services, servicesOf(lead)],
      [terms.address, addressOf(lead)],
      [terms.completed, momentOf(completedAt)],
      [terms.flagged, lead.flaggedBecause],
    ],
    haulers: [hauler],
  });
}

/** The answers of the customer, and what the hauler was paid as each of both says it. */
function whatBothSay({ pricePaid }: LeadOfMail, { gone, price, amountPaid }: ReviewOfMail): Fact[] {
  const { goneAnswers, priceAnswers, notEntered, notSaid } = words.reviewProblem;
  const isAmountMissing = price === 'higher' && amountPaid === null;
  return [
    [terms.allGone, gone && goneAnswers[gone]],
    [terms.price, price && priceAnswers[price]],
    [terms.paidSaysCustomer, isAmountMissing ? notSaid : amountPaid === null ? null : dollars(amountPaid)],
    [terms.paidSaysHauler, pricePaid === null ? notEntered : dollars(pricePaid)],
  ];
}
