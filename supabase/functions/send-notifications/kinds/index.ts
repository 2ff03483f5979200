/** Every kind of notification, one file per kind and audience. Kinds that are not listed here are not sent. */

// To customers. Someone can enter the address of a person who knows nothing about it, so messages to customers contain
// nothing that a visitor typed: no name, no place, no description. They contain nothing that a hauler typed either, who
// could put words in our mouth: the tracking page shows it, and an email only mentions that there is a note. Services
// are chosen from a list. The customer's own reasons are left out. The operator's timeframe and reasons are included,
// and the names of haulers, which the operator enters. So are a hauler's numbers: prices, and times of pickups.

export { linkAgain } from './customer/link-again.ts';
export { matched } from './customer/matched.ts';
export { onMyWay } from './customer/on-my-way.ts';
export { pickupBooked } from './customer/pickup-booked.ts';
export { pickupReminder } from './customer/pickup-reminder.ts';
export { proposalMade } from './customer/proposal-made.ts';
export { proposalWithdrawn } from './customer/proposal-withdrawn.ts';
export { requestArrived } from './customer/request-arrived.ts';
export { requestChanged } from './customer/request-changed.ts';
export { reviewAsked } from './customer/review-asked.ts';
export { statusChanged } from './customer/status-changed.ts';
export { stillLooking } from './customer/still-looking.ts';
export { timeframeChanged } from './customer/timeframe-changed.ts';

// To haulers. Emails are forwarded and kept, so messages to haulers do not say who the customer is, where they live,
// how to reach them, or what they wrote: the job page shows that to the hauler who has the job. Only an offer names the
// city, because the hauler must know it to decide: the one from our own list of ZIP codes, not what the customer typed.

export { agreementAccepted } from './hauler/agreement-accepted.ts';
export { agreementAsked } from './hauler/agreement-asked.ts';
export { customerAsked } from './hauler/customer-asked.ts';
export { jobCanceled } from './hauler/customer-canceled.ts';
export { jobCorrected } from './hauler/customer-corrected.ts';
export { jobAccepted } from './hauler/job-accepted.ts';
export { jobCanceledByUs } from './hauler/job-canceled.ts';
export { jobChanged } from './hauler/job-changed.ts';
export { jobOffered } from './hauler/job-offered.ts';
export { jobTakenBack } from './hauler/job-taken-back.ts';
export { jobNotContacted } from './hauler/not-contacted.ts';
export { pickupOver } from './hauler/pickup-over.ts';
export { jobReminder } from './hauler/pickup-reminder.ts';
export { proposalAccepted } from './hauler/proposal-accepted.ts';
export { proposalDeclined } from './hauler/proposal-declined.ts';
export { somethingLeft } from './hauler/review-problem.ts';

// To the operator: the email contains the whole case. Urgent ones are also sent as a text.

export { agreementAcceptedByHauler } from './operator/agreement-accepted.ts';
export { contactMessage } from './operator/contact-message.ts';
export { customerCanceled } from './operator/customer-canceled.ts';
export { customerCorrected } from './operator/customer-corrected.ts';
export { customerUnreachable } from './operator/customer-unreachable.ts';
export { deskLink } from './operator/desk-link.ts';
export { digest } from './operator/digest.ts';
export { flaggedDigest } from './operator/flagged-digest.ts';
export { givenBack } from './operator/given-back.ts';
export { haulerCanceled } from './operator/hauler-canceled.ts';
export { haulerChanged } from './operator/hauler-changed.ts';
export { haulerPaused } from './operator/hauler-paused.ts';
export { haulerUnreachable } from './operator/hauler-unreachable.ts';
export { heldMessage } from './operator/held-message.ts';
export { heldRequest } from './operator/held-request.ts';
export { insuranceEnds } from './operator/insurance-ends.ts';
export { newRequest } from './operator/new-request.ts';
export { nobodyLeft } from './operator/nobody-left.ts';
export { notContacted } from './operator/not-contacted.ts';
export { overdue } from './operator/overdue.ts';
export { reviewProblem } from './operator/review-problem.ts';
export { takenBack } from './operator/taken-back.ts';
export { textReply } from './operator/text-reply.ts';
