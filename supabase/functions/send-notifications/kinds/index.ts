/** Every kind of notification, a file for each kind and audience. What is not listed here is not sent. */

// To customers. Somebody can enter the address of a person who knows nothing of it. So nothing that goes to a customer
// has a word in it that a visitor typed: no name, no place, no description. Nor has it one that a hauler typed, who
// could have anything said in our name: the tracking page shows it, and of a note a mail says that there is one.
// Services are chosen from a list. Reasons that the customer gave are left out. The operator's own timeframe and
// reasons are mailed, and who the haulers are, the operator enters. What a hauler says in numbers is mailed too:
// prices, and times of pickups.

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

// To haulers. Mails are forwarded and kept. So nothing that goes to a hauler says who the customer is, where they live,
// how to reach them, or what they wrote: the page of the job shows that, to the hauler who has the job. Only an offer
// names the city, because the hauler must know it to decide: the one that our own list has for the ZIP code, not what
// the customer typed.

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

// To the operator: the mail holds the case. A text goes out besides where it has to wake them.

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
