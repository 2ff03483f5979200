import { formatPhone } from '../../../_shared/domain/phone.ts';
import { type Gone, isSomethingLeft, type PriceAnswer } from '../../../_shared/domain/review.ts';
import { dollars } from '../../../_shared/words/en/pickups.ts';
import { toOperator } from '../../audiences.ts';
import type { Block, Fact } from '../../mails/content.ts';
import {
  addressOf,
  alertContent,
  haulerInShort,
  languageFact,
  type OperatorContent,
  section,
} from '../../mails/operator-parts.ts';
import type { LeadOfMail, ReviewOfMail, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { terms } from '../../mails/words/operator.ts';

const { estimateOf, momentOf, servicesOf } = wordingIn('en');

export const words = {
  mail: {
    what: {
      left: 'Something is left',
      more: 'More was paid than agreed',
      both: 'Something is left, and more was paid than agreed',
    },
    heading: {
      left: 'A customer says something is left',
      more: 'A customer says they paid more than agreed',
      both: 'A customer says something is left, and that they paid more than agreed',
    },
    call: 'Call the customer.',
    isTold: (hauler: string) => `We’re telling ${hauler} that something is left, but nothing about money.`,
    isNotTold: (hauler: string) => `We aren’t telling ${hauler} about this: talk to them yourself.`,
    reopen: 'If someone has to come back, reopen the request at the desk.',
    leftBehind: 'What’s left, in the customer’s words',
    goneAnswers: { yes: 'Yes', partly: 'No, something is left', no: 'No' } satisfies Record<Gone, string>,
    priceAnswers: {
      'as-agreed': 'As agreed',
      lower: 'Less than agreed',
      higher: 'More than agreed',
      'none-agreed': 'None was agreed on',
    } satisfies Record<PriceAnswer, string>,
    notEntered: 'Not entered',
    notSaid: 'Not answered',
    terms: {
      allGone: 'All gone',
      paidSaysCustomer: 'Paid, according to the customer',
      paidSaysHauler: 'Paid, according to the hauler',
      price: 'Price',
    },
  },
};

/** `left`: something is left. `more`: the customer paid more than agreed. */
type Problem = 'left' | 'more' | 'both';

function problemOf(review: ReviewOfMail): Problem | null {
  const isLeft = isSomethingLeft(review.gone);
  if (review.price === 'higher') return isLeft ? 'both' : 'more';
  return isLeft ? 'left' : null;
}

/**
 * The customer says that something is left, or that they paid more than agreed: whom to call, and what both sides say.
 * Without stars and what can be published, which must be moderated independently of problems.
 */
export function contentOf(
  lead: LeadOfMail,
  review: ReviewOfMail,
  problem: Problem,
  completedAt: Date,
  site: Site,
): OperatorContent {
  const { what, heading, call, isTold, isNotTold, reopen, leftBehind } = words.mail;
  const { hauler } = review;
  const aboutHauler = problem === 'more' ? isNotTold : isTold;
  const more: Block[] = problem === 'more' ? [] : [{ kind: 'paragraph', text: reopen }];
  return alertContent(lead, site, {
    what: what[problem],
    heading: heading[problem],
    blocks: [{ kind: 'paragraph', text: hauler ? `${call} ${aboutHauler(hauler.name)}` : call }],
    more: [...section(leftBehind, 'quote', review.leftBehind), ...more],
    facts: [
      ...whatBothSay(lead, review),
      [terms.estimate, lead.agreed ? estimateOf(lead.agreed) : null],
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

/** The customer's answers, and the price paid according to each side. */
function whatBothSay({ pricePaid }: LeadOfMail, { gone, price, amountPaid }: ReviewOfMail): Fact[] {
  const { goneAnswers, priceAnswers, notEntered, notSaid, terms: own } = words.mail;
  const isAmountMissing = price === 'higher' && amountPaid === null;
  return [
    [own.allGone, gone && goneAnswers[gone]],
    [own.price, price && priceAnswers[price]],
    [own.paidSaysCustomer, isAmountMissing ? notSaid : amountPaid === null ? null : dollars(amountPaid)],
    [own.paidSaysHauler, pricePaid === undefined ? notEntered : dollars(pricePaid)],
  ];
}

export const mail = toOperator(async ({ lead, notification, read, site }) => {
  const review = await read.review(notification.review_id);
  // The customer may have corrected the answer since.
  const problem = review && problemOf(review);
  if (!problem) return null;
  return contentOf(lead, review, problem, await read.closedAt(lead), site);
});
