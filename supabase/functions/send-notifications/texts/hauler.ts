import { isSomethingLeft } from '../../_shared/domain/review.ts';
import { languageOf } from '../languages.ts';
import { dayFrom } from '../mails/format.ts';
import type { OfferOfMail } from '../mails/types.ts';
import { type TextComposer, textToHauler } from './audiences.ts';
import { zipOf } from './format.ts';
import { type TextWording, textWordingIn } from './wording.ts';

// As in the mails, no text says who the customer is, where they live, how to reach them, or what they wrote.

/** The text of each kind of notification that a hauler gets. */
export const haulerTexts: Record<string, TextComposer> = {
  'job-offered': textToHauler(({ lead, offer }) => wordsTo(offer).jobOffered(zipOf(lead))),
  'job-accepted': textToHauler(({ lead, offer }) => {
    const { call, furtherOn } = wordsTo(offer).jobAccepted;
    return lead.status === 'Submitted' ? call : furtherOn;
  }),
  'not-contacted': textToHauler(async ({ offer, notification, read }) =>
    (await read.reportTime(notification.report_id)) ? wordsTo(offer).jobNotContacted : null,
  ),
  'customer-canceled': textToHauler(({ offer }) => wordsTo(offer).jobCanceled),
  'customer-corrected': textToHauler(({ offer }) => wordsTo(offer).jobCorrected),
  'job-taken-back': textToHauler(({ offer }) => wordsTo(offer).jobTakenBack),
  'job-canceled': textToHauler(({ offer }) => wordsTo(offer).jobCanceledByUs),
  'job-changed': textToHauler(({ lead: { pickup, timeframe }, offer }) => {
    const { words, windowOf } = wordingOf(offer);
    const { to, changed, without } = words.jobChanged;
    if (pickup) return to(windowOf(pickup));
    return timeframe?.trim() ? changed : without;
  }),
  'proposal-accepted': textToHauler(async ({ lead, offer, notification, read }) => {
    const { words, windowOf } = wordingOf(offer);
    const { agreed } = await read.pickupOf(lead);
    const isSo = agreed?.id === notification.proposal_id;
    return isSo && lead.pickup ? words.proposalAccepted(windowOf(lead.pickup), zipOf(lead)) : null;
  }),
  'proposal-declined': textToHauler(async ({ offer, notification, read }) =>
    (await read.proposal(notification.proposal_id)) ? wordsTo(offer).proposalDeclined : null,
  ),
  'customer-asked': textToHauler(async ({ lead, offer, notification, read }) => {
    const { proposal, agreed } = await read.pickupOf(lead);
    const asked = [proposal, agreed].find((each) => each?.id === notification.proposal_id)?.asked;
    return asked ? wordsTo(offer).customerAsked(asked.for) : null;
  }),
  'pickup-reminder': textToHauler(({ lead, offer, now }) => {
    const { words, timesOf } = wordingOf(offer);
    const day = lead.pickup && dayFrom(now, lead.pickup);
    return lead.pickup && day ? words.jobReminder(day, timesOf(lead.pickup), zipOf(lead)) : null;
  }),
  'pickup-over': textToHauler(({ lead, offer }) => (lead.pickup ? wordsTo(offer).pickupOver : null)),
  'review-problem': textToHauler(async ({ offer, notification, read }) =>
    isSomethingLeft((await read.review(notification.review_id))?.gone) ? wordsTo(offer).somethingLeft : null,
  ),
};

function wordingOf({ hauler }: OfferOfMail): TextWording {
  return textWordingIn(languageOf(hauler));
}

function wordsTo(offer: OfferOfMail): TextWording['words'] {
  return wordingOf(offer).words;
}
