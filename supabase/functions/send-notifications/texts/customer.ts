import { isNewsOfTime } from '../mails/customer-changes.ts';
import { dayFrom, reviewUrl } from '../mails/format.ts';
import { pickupBefore } from '../mails/pickup-before.ts';
import { changeOf } from '../mails/request-changed.ts';
import type { LeadOfMail } from '../mails/types.ts';
import { type TextComposer, textToCustomer, textToNumberBefore } from './audiences.ts';
import { phoneOf } from './format.ts';
import { type TextWording, textWordingIn } from './wording.ts';

// As in the mails, no word that a visitor or a hauler typed is in a text. What is told is the same and, where it is gone
// by then, so is the text.

/** The text of each kind of notification that a customer may get by text: of the others there are mails alone. */
export const customerTexts: Record<string, TextComposer> = {
  'request-arrived': textToCustomer(({ lead, now }) => requestArrived(lead, now)),
  'request-changed': textToNumberBefore(
    ({ lead, notification }) => wordsTo(lead).requestChanged[changeOf(notification)],
  ),
  matched: textToCustomer(async ({ lead, notification, read }) => {
    const offer = await read.offer(notification.offer_id);
    return offer && wordsTo(lead).matched(phoneOf(offer.hauler.phone));
  }),
  'still-looking': textToCustomer(({ lead }) => wordsTo(lead).stillLooking),
  'status-changed': textToCustomer(async ({ lead, notification, read }) => {
    const hauler = await read.haulerOf(lead);
    return isNewsOfTime(lead, hauler, pickupBefore(notification)) ? timeframeChanged(lead) : statusChanged(lead);
  }),
  'timeframe-changed': textToCustomer(({ lead }) => timeframeChanged(lead)),
  'proposal-made': textToCustomer(async ({ lead, notification, read }) => {
    const { proposal } = await read.pickupOf(lead);
    if (proposal?.id !== notification.proposal_id) return null;
    const times = proposal.windows.filter(({ isOpen }) => isOpen).length;
    const { withPrice, onInspection, passed } = wordsTo(lead).proposalMade;
    if (times === 0) return passed;
    return proposal.priceTo === undefined ? onInspection(times) : withPrice(times);
  }),
  'proposal-withdrawn': textToCustomer(async ({ lead, notification, read }) =>
    (await read.proposal(notification.proposal_id)) ? wordsTo(lead).proposalWithdrawn : null,
  ),
  'pickup-booked': textToCustomer(async ({ lead, notification, read }) => {
    const { words, windowOf } = textWordingIn(lead.language);
    const { agreed } = await read.pickupOf(lead);
    const isSo = agreed?.id === notification.proposal_id;
    return isSo && lead.pickup ? words.pickupBooked(windowOf(lead.pickup)) : null;
  }),
  'pickup-reminder': textToCustomer(({ lead, now }) => {
    const { words, timesOf } = textWordingIn(lead.language);
    const day = lead.pickup && dayFrom(now, lead.pickup);
    return lead.pickup && day ? words.pickupReminder(day, timesOf(lead.pickup)) : null;
  }),
  'link-again': textToCustomer(({ lead }) => wordsTo(lead).linkAgain),
  'on-my-way': textToCustomer(({ lead }) => {
    const { words, timeOf } = textWordingIn(lead.language);
    return lead.pickup?.arrivesAt ? words.onMyWay(timeOf(lead.pickup.arrivesAt)) : null;
  }),
  'review-asked': textToCustomer(
    ({ lead }) => wordsTo(lead).reviewAsked,
    async ({ lead, notification, read, site }) => {
      const review = await read.review(notification.review_id);
      return review && reviewUrl(review, lead.language, site);
    },
  ),
};

function wordsTo({ language }: LeadOfMail): TextWording['words'] {
  return textWordingIn(language).words;
}

/** The promise is repeated only where it still is one. */
function requestArrived({ language, status, isStillLooking, promisedBy }: LeadOfMail, now: Date): string {
  const { words, momentOf } = textWordingIn(language);
  const { promise, stillLooking, furtherOn } = words.requestArrived;
  if (isStillLooking) return stillLooking;
  return status === 'Submitted' && promisedBy > now ? promise(momentOf(promisedBy, now)) : furtherOn;
}

function statusChanged(lead: LeadOfMail): string {
  const { to, canceledWhy, completed } = wordsTo(lead).statusChanged;
  const { status } = lead;
  if (status === 'Completed') return completed;
  return status === 'Canceled' && lead.cancelReasons.length > 0 ? canceledWhy : to(status);
}

function timeframeChanged(lead: LeadOfMail): string {
  const { pickup, timeframe } = lead;
  const { changed, without } = wordsTo(lead).timeframeChanged;
  return pickup || timeframe?.trim() ? changed : without;
}
