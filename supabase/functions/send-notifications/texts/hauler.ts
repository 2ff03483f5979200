import { isSomethingLeft } from '../../_shared/rules/review.ts';
import { toStatus } from '../../_shared/rules/statuses.ts';
import { dayFrom } from '../mails/format.ts';
import { type TextComposer, textToHauler } from './audiences.ts';
import { timesOf, windowOf, zipOf } from './format.ts';
import { words } from './words/en.ts';

// As in the mails, no text says who the customer is, where they live, how to reach them, or what they wrote.

/** The text of each kind of notification that a hauler gets. */
export const haulerTexts: Record<string, TextComposer> = {
  'job-offered': textToHauler(({ lead }) => words.jobOffered(zipOf(lead))),
  'job-accepted': textToHauler(({ lead }) =>
    toStatus(lead.status) === 'Submitted' ? words.jobAccepted.call : words.jobAccepted.furtherOn,
  ),
  'not-contacted': textToHauler(async ({ notification, read }) =>
    (await read.reportTime(notification.report_id)) ? words.jobNotContacted : null,
  ),
  'customer-canceled': textToHauler(() => words.jobCanceled),
  'customer-corrected': textToHauler(() => words.jobCorrected),
  'job-taken-back': textToHauler(() => words.jobTakenBack),
  'job-canceled': textToHauler(() => words.jobCanceledByUs),
  'job-changed': textToHauler(({ lead: { pickup, timeframe } }) => {
    const { to, changed, without } = words.jobChanged;
    if (pickup) return to(windowOf(pickup));
    return timeframe?.trim() ? changed : without;
  }),
  'proposal-accepted': textToHauler(async ({ lead, notification, read }) => {
    const { agreed } = await read.pickupOf(lead);
    const isSo = agreed?.id === notification.proposal_id;
    return isSo && lead.pickup ? words.proposalAccepted(windowOf(lead.pickup), zipOf(lead)) : null;
  }),
  'proposal-declined': textToHauler(async ({ notification, read }) =>
    (await read.proposal(notification.proposal_id)) ? words.proposalDeclined : null,
  ),
  'customer-asked': textToHauler(async ({ lead, notification, read }) => {
    const { proposal, agreed } = await read.pickupOf(lead);
    const asked = [proposal, agreed].find((each) => each?.id === notification.proposal_id)?.asked;
    return asked ? words.customerAsked(asked.for) : null;
  }),
  'pickup-reminder': textToHauler(({ lead, now }) => {
    const day = lead.pickup && dayFrom(now, lead.pickup);
    return lead.pickup && day ? words.jobReminder(day, timesOf(lead.pickup), zipOf(lead)) : null;
  }),
  'pickup-over': textToHauler(({ lead }) => (lead.pickup ? words.pickupOver : null)),
  'review-problem': textToHauler(async ({ notification, read }) =>
    isSomethingLeft((await read.review(notification.review_id))?.gone) ? words.somethingLeft : null,
  ),
};
