import { everyKind } from '../support/kinds';
// @vitest-environment jsdom

import type { Proposal } from '@functions/contracts/pickup.ts';
import { AGREEMENT_VERSION } from '@functions/domain/agreement.ts';
import { contactSubjects } from '@functions/domain/contact-subjects.ts';
import type { LoadSize } from '@functions/domain/load-sizes.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { askedForChoices, declinedForChoices } from '@functions/domain/proposals.ts';
import { statuses } from '@functions/domain/statuses.ts';
import { formatTrackingId } from '@functions/domain/tracking-id.ts';
import { contactSubjectLabels } from '@functions/words/en/contact-subjects.ts';
import { statusWords } from '@functions/words/en/statuses.ts';
import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Context } from '../../supabase/functions/send-notifications/audiences.ts';
import type { Notification } from '../../supabase/functions/send-notifications/channel.ts';
import type { Digest } from '../../supabase/functions/send-notifications/digest.ts';
import { contentOf as linkAgainSays } from '../../supabase/functions/send-notifications/kinds/customer/link-again.ts';
import { contentOf as matchedSays } from '../../supabase/functions/send-notifications/kinds/customer/matched.ts';
import { contentOf as onMyWaySays } from '../../supabase/functions/send-notifications/kinds/customer/on-my-way.ts';
import { contentOf as pickupBookedSays } from '../../supabase/functions/send-notifications/kinds/customer/pickup-booked.ts';
import { contentOf as pickupReminderSays } from '../../supabase/functions/send-notifications/kinds/customer/pickup-reminder.ts';
import { contentOf as proposalMadeSays } from '../../supabase/functions/send-notifications/kinds/customer/proposal-made.ts';
import { contentOf as proposalWithdrawnSays } from '../../supabase/functions/send-notifications/kinds/customer/proposal-withdrawn.ts';
import { contentOf as requestArrivedSays } from '../../supabase/functions/send-notifications/kinds/customer/request-arrived.ts';
import { contentOf as requestChangedSays } from '../../supabase/functions/send-notifications/kinds/customer/request-changed.ts';
import { contentOf as reviewAskedSays } from '../../supabase/functions/send-notifications/kinds/customer/review-asked.ts';
import { contentOf as statusChangedSays } from '../../supabase/functions/send-notifications/kinds/customer/status-changed.ts';
import { contentOf as stillLookingSays } from '../../supabase/functions/send-notifications/kinds/customer/still-looking.ts';
import { contentOf as timeframeChangedSays } from '../../supabase/functions/send-notifications/kinds/customer/timeframe-changed.ts';
import { contentOf as agreementAcceptedSays } from '../../supabase/functions/send-notifications/kinds/hauler/agreement-accepted.ts';
import { contentOf as agreementAskedSays } from '../../supabase/functions/send-notifications/kinds/hauler/agreement-asked.ts';
import { newsOf as customerAskedSays } from '../../supabase/functions/send-notifications/kinds/hauler/customer-asked.ts';
import { words as jobCanceledSays } from '../../supabase/functions/send-notifications/kinds/hauler/customer-canceled.ts';
import { words as jobCorrectedSays } from '../../supabase/functions/send-notifications/kinds/hauler/customer-corrected.ts';
import { newsOf as jobAcceptedSays } from '../../supabase/functions/send-notifications/kinds/hauler/job-accepted.ts';
import { words as jobCanceledByUsSays } from '../../supabase/functions/send-notifications/kinds/hauler/job-canceled.ts';
import { newsOf as jobChangedSays } from '../../supabase/functions/send-notifications/kinds/hauler/job-changed.ts';
import { contentOf as jobOfferedSays } from '../../supabase/functions/send-notifications/kinds/hauler/job-offered.ts';
import { words as jobTakenBackSays } from '../../supabase/functions/send-notifications/kinds/hauler/job-taken-back.ts';
import { newsOf as jobNotContactedSays } from '../../supabase/functions/send-notifications/kinds/hauler/not-contacted.ts';
import { newsOf as pickupOverSays } from '../../supabase/functions/send-notifications/kinds/hauler/pickup-over.ts';
import { newsOf as jobReminderSays } from '../../supabase/functions/send-notifications/kinds/hauler/pickup-reminder.ts';
import { newsOf as proposalAcceptedSays } from '../../supabase/functions/send-notifications/kinds/hauler/proposal-accepted.ts';
import { newsOf as proposalDeclinedSays } from '../../supabase/functions/send-notifications/kinds/hauler/proposal-declined.ts';
import { words as somethingLeftSays } from '../../supabase/functions/send-notifications/kinds/hauler/review-problem.ts';
import { contentOf as agreementAcceptedByHaulerSays } from '../../supabase/functions/send-notifications/kinds/operator/agreement-accepted.ts';
import { contentOf as contactMessageSays } from '../../supabase/functions/send-notifications/kinds/operator/contact-message.ts';
import { contentOf as customerCanceledSays } from '../../supabase/functions/send-notifications/kinds/operator/customer-canceled.ts';
import { contentOf as customerCorrectedSays } from '../../supabase/functions/send-notifications/kinds/operator/customer-corrected.ts';
import { contentOf as customerUnreachableSays } from '../../supabase/functions/send-notifications/kinds/operator/customer-unreachable.ts';
import { contentOf as deskLinkSays } from '../../supabase/functions/send-notifications/kinds/operator/desk-link.ts';
import { contentOf as digestSays } from '../../supabase/functions/send-notifications/kinds/operator/digest.ts';
import { contentOf as flaggedDigestSays } from '../../supabase/functions/send-notifications/kinds/operator/flagged-digest.ts';
import { contentOf as givenBackSays } from '../../supabase/functions/send-notifications/kinds/operator/given-back.ts';
import { contentOf as haulerCanceledSays } from '../../supabase/functions/send-notifications/kinds/operator/hauler-canceled.ts';
import { contentOf as haulerChangedSays } from '../../supabase/functions/send-notifications/kinds/operator/hauler-changed.ts';
import { contentOf as haulerPausedSays } from '../../supabase/functions/send-notifications/kinds/operator/hauler-paused.ts';
import { contentOf as haulerUnreachableSays } from '../../supabase/functions/send-notifications/kinds/operator/hauler-unreachable.ts';
import { contentOf as heldMessageSays } from '../../supabase/functions/send-notifications/kinds/operator/held-message.ts';
import { contentOf as heldRequestSays } from '../../supabase/functions/send-notifications/kinds/operator/held-request.ts';
import { contentOf as insuranceEndsSays } from '../../supabase/functions/send-notifications/kinds/operator/insurance-ends.ts';
import { contentOf as newRequestSays } from '../../supabase/functions/send-notifications/kinds/operator/new-request.ts';
import { contentOf as nobodyLeftSays } from '../../supabase/functions/send-notifications/kinds/operator/nobody-left.ts';
import { contentOf as notContactedSays } from '../../supabase/functions/send-notifications/kinds/operator/not-contacted.ts';
import { contentOf as overdueSays } from '../../supabase/functions/send-notifications/kinds/operator/overdue.ts';
import { contentOf as reviewProblemSays } from '../../supabase/functions/send-notifications/kinds/operator/review-problem.ts';
import { contentOf as takenBackSays } from '../../supabase/functions/send-notifications/kinds/operator/taken-back.ts';
import { contentOf as textReplySays } from '../../supabase/functions/send-notifications/kinds/operator/text-reply.ts';
import {
  type CustomerContent,
  mailToCustomer,
} from '../../supabase/functions/send-notifications/mails/customer-parts.ts';
import { mailToHauler } from '../../supabase/functions/send-notifications/mails/hauler-parts.ts';
import {
  mailToOperator,
  type OperatorContent,
} from '../../supabase/functions/send-notifications/mails/operator-parts.ts';
import { colors } from '../../supabase/functions/send-notifications/mails/to-html.ts';
import type {
  AgreementOfMail,
  CorrectionOfMail,
  HaulerActOfMail,
  HaulerOfAgreement,
  HaulerOfMail,
  LeadOfMail,
  Mail,
  MessageOfMail,
  OfferOfMail,
  ReplyOfMail,
  ReviewOfMail,
  UnreachedOfMail,
} from '../../supabase/functions/send-notifications/mails/types.ts';
import tailwind from '../../tailwind.config.ts';
import { oddText } from '../fixtures/arbitrary-bookings.ts';
import {
  bookedLead,
  busyDay,
  deskToken,
  haulerMailsOf,
  hostileAgreement,
  hostileDay,
  hostileHaulerAct,
  hostileLead,
  hostileMessage,
  hostileOffer,
  hostileProposal,
  hostileReply,
  hostileReview,
  hostileUnreached,
  jobMailsOf,
  mailSite,
  quietDay,
  sparseLead,
  sparseProposal,
  stopToken,
  unreachableHauler,
  usualAgreement,
  usualApplication,
  usualFlagged,
  usualHauler,
  usualHaulerAct,
  usualHaulerOfAgreement,
  usualLead,
  usualMessage,
  usualOffer,
  usualPickup,
  usualProposal,
  usualReply,
  usualReview,
  usualUnreached,
} from '../fixtures/mails.ts';

afterEach(() => vi.unstubAllEnvs());

const deskUrl = `https://www.example.com/desk/${formatTrackingId(deskToken)}`;

const reportedAt = new Date('2026-11-22T19:00:00Z');

/** Sunday in Los Angeles, Monday in London. */
const completedAt = new Date('2026-11-23T01:10:00Z');

const linkEndsAt = new Date('2026-11-23T16:30:00Z');

/** Before and after the time promised for `usualLead`. */
const [inTime, tooLate] = [new Date('2026-11-22T17:00:00Z'), new Date('2026-11-22T18:00:00Z')];

/** Turns a function for the content of a customer email into one for the email. */
function mailsOf<Needed extends unknown[]>(contentOf: (...needed: Needed) => CustomerContent) {
  return (...needed: Needed): Mail => mailToCustomer(contentOf(...needed), stopToken, mailSite);
}

const requestArrived = mailsOf(requestArrivedSays);
const matched = mailsOf(matchedSays);
const stillLooking = mailsOf(stillLookingSays);
const linkAgain = mailsOf(linkAgainSays);
const statusChanged = mailsOf(statusChangedSays);
const timeframeChanged = mailsOf(timeframeChangedSays);
const proposalMade = mailsOf(proposalMadeSays);
const proposalWithdrawn = mailsOf(proposalWithdrawnSays);
const pickupBooked = mailsOf(pickupBookedSays);
const pickupReminder = mailsOf(pickupReminderSays);
const onMyWay = mailsOf(onMyWaySays);
const requestChanged = mailsOf(requestChangedSays);
const reviewAsked = mailsOf(reviewAskedSays);

const agreementAsked = haulerMailsOf(agreementAskedSays);
const agreementAccepted = haulerMailsOf(agreementAcceptedSays);

/** The same for emails to the operator. */
function operatorMailsOf<Needed extends unknown[]>(contentOf: (...needed: Needed) => OperatorContent) {
  return (...needed: Needed): Mail => mailToOperator(contentOf(...needed), deskToken, mailSite);
}

const agreementAcceptedByHauler = operatorMailsOf(agreementAcceptedByHaulerSays);
const newRequest = operatorMailsOf(newRequestSays);
const heldRequest = operatorMailsOf(heldRequestSays);
const contactMessage = operatorMailsOf(contactMessageSays);
const heldMessage = operatorMailsOf(heldMessageSays);
const flaggedDigest = operatorMailsOf(flaggedDigestSays);
const notContacted = operatorMailsOf(notContactedSays);
const overdue = operatorMailsOf(overdueSays);
const nobodyLeft = operatorMailsOf(nobodyLeftSays);
const takenBack = operatorMailsOf(takenBackSays);
const customerCanceled = operatorMailsOf(customerCanceledSays);
const customerCorrected = operatorMailsOf(customerCorrectedSays);
const haulerCanceled = operatorMailsOf(haulerCanceledSays);
const givenBack = operatorMailsOf(givenBackSays);
const insuranceEnds = operatorMailsOf(insuranceEndsSays);
const customerUnreachable = operatorMailsOf(customerUnreachableSays);
const haulerPaused = operatorMailsOf(haulerPausedSays);
const haulerUnreachable = operatorMailsOf(haulerUnreachableSays);
const textReply = operatorMailsOf(textReplySays);
const reviewProblem = operatorMailsOf(reviewProblemSays);
const deskLink = operatorMailsOf(deskLinkSays);
const haulerChanged = operatorMailsOf(haulerChangedSays);
const digest = operatorMailsOf(digestSays);

const customerAsked = jobMailsOf(customerAskedSays);
const jobCanceled = jobMailsOf(({ language }) => jobCanceledSays[language]);
const jobCorrected = jobMailsOf(({ language }) => jobCorrectedSays[language]);
const jobAccepted = jobMailsOf(jobAcceptedSays);
const jobCanceledByUs = jobMailsOf(({ language }) => jobCanceledByUsSays[language]);
const jobChanged = jobMailsOf(jobChangedSays);
const jobOffered = haulerMailsOf(jobOfferedSays);
const jobTakenBack = jobMailsOf(({ language }) => jobTakenBackSays[language]);
const jobNotContacted = jobMailsOf(jobNotContactedSays);
const pickupOver = jobMailsOf(pickupOverSays);
const jobReminder = jobMailsOf(jobReminderSays);
const proposalAccepted = jobMailsOf(proposalAcceptedSays);
const proposalDeclined = jobMailsOf(proposalDeclinedSays);
const somethingLeft = jobMailsOf(({ language }) => somethingLeftSays[language]);

function customerMails(
  lead: LeadOfMail,
  { hauler }: OfferOfMail = usualOffer,
  proposal: Proposal = usualProposal,
): Mail[] {
  return [
    ...pickupMails(lead, hauler, proposal),
    ...[lead, { ...lead, isStillLooking: true }].flatMap((each) => [
      requestArrived(each, mailSite),
      statusChanged(each, mailSite, null),
    ]),
    matched(lead, hauler, mailSite, inTime),
    matched(lead, hauler, mailSite, tooLate),
    stillLooking(lead, mailSite),
    linkAgain(lead, mailSite),
    ...statuses.map((status) => statusChanged({ ...lead, status }, mailSite, hauler)),
    statusChanged(lead, mailSite, hauler, usualPickup),
    timeframeChanged(lead, mailSite),
    timeframeChanged(lead, mailSite, usualPickup),
    ...mailsOfChange(lead),
    ...mailsOfQuestion(lead, hauler),
  ];
}

/** The emails that ask whether everything is gone, with and without a hauler. */
function mailsOfQuestion(lead: LeadOfMail, who: HaulerOfMail = usualOffer.hauler): Mail[] {
  return [who, null].map((hauler) => reviewAsked(lead, { ...usualReview, hauler }, completedAt, mailSite));
}

/** The emails to a customer about proposals and pickups. */
function pickupMails(lead: LeadOfMail, hauler: HaulerOfMail, proposal: Proposal): Mail[] {
  const pickup = lead.pickup ?? usualPickup;
  return [
    proposalMade(lead, proposal, hauler, mailSite),
    ...[null, hauler].map((holder) => proposalWithdrawn(lead, { hauler, declinedFor: null }, holder, mailSite)),
    ...(['customer', 'hauler'] as const).map((acceptedBy) =>
      pickupBooked(lead, pickup, { ...proposal, acceptedBy }, hauler, mailSite),
    ),
    pickupReminder(lead, pickup, 'tomorrow', proposal, hauler, mailSite),
    pickupReminder(lead, pickup, 'today', null, null, mailSite),
    onMyWay(lead, pickup.arrivesAt ?? pickup.from, hauler, mailSite),
  ];
}

/** The emails about changes made with the tracking link. */
function mailsOfChange(lead: LeadOfMail): Mail[] {
  return [
    requestChanged(lead, mailSite, 'corrected', reportedAt),
    requestChanged(lead, mailSite, 'canceled', reportedAt),
  ];
}

function operatorMails(lead: LeadOfMail, offer: OfferOfMail = usualOffer): Mail[] {
  return [
    newRequest(lead, mailSite),
    nobodyLeft(lead, mailSite, []),
    nobodyLeft(lead, mailSite, [usualOffer, offer]),
    takenBack(lead, mailSite, offer),
    takenBack(lead, mailSite, { ...offer, reportedAgain: true }),
    ...(['mail', 'both', 'text', 'none'] as const).map((by) => haulerCanceled(lead, mailSite, offer, by)),
    givenBack(lead, mailSite, offer, 3),
    heldRequest(lead, mailSite, lead.flaggedBecause ?? 'Spam'),
    ...[null, offer.hauler].flatMap((hauler) => [
      notContacted(lead, mailSite, reportedAt, hauler),
      overdue(lead, mailSite, hauler),
      customerCanceled(lead, mailSite, hauler),
      customerCorrected(lead, mailSite, hauler, corrections),
      ...[usualUnreached, hostileUnreached].map((unreached) => customerUnreachable(lead, mailSite, unreached, hauler)),
    ]),
    ...mailsOfReply(usualReply, lead, offer.hauler),
    haulerUnreachable({ ...unreachableHauler, ...offer.hauler }),
    ...mailsOfProblem(lead, { ...usualReview, hauler: offer.hauler }),
  ];
}

/** The emails about every problem a customer can report, with all details and with none. */
function mailsOfProblem(lead: LeadOfMail, review: ReviewOfMail): Mail[] {
  const bare: ReviewOfMail = { ...review, leftBehind: null, amountPaid: null, hauler: null };
  return [
    reviewProblem(lead, review, 'both', { agreed: usualProposal, completedAt }, mailSite),
    reviewProblem(lead, bare, 'left', { agreed: null, completedAt }, mailSite),
    reviewProblem({ ...lead, pricePaid: 150 }, bare, 'more', { agreed: null, completedAt }, mailSite),
  ];
}

/** The emails about a reply from a customer, a hauler, both or neither. */
function mailsOfReply(reply: ReplyOfMail, lead: LeadOfMail, hauler: HaulerOfMail): Mail[] {
  return [[], [lead]].flatMap((leads) =>
    [[], [hauler]].map((haulers) => textReply(reply, { leads, haulers }, mailSite)),
  );
}

function mailsOfMessage(message: MessageOfMail): Mail[] {
  return [contactMessage(message), heldMessage(message, message.flaggedBecause ?? 'Spam')];
}

/** The emails about a hauler whose insurance ends, or who has paused or resumed. */
function mailsOfHauler(hauler: typeof usualHauler): Mail[] {
  return [
    ...[true, false].map((isActive) => haulerPaused({ ...hauler, isActive })),
    ...[inTime, new Date('2026-12-24T18:00:00Z')].map((now) => insuranceEnds(hauler, hauler.insuredUntil, now)),
  ];
}

const agreementLink = { version: AGREEMENT_VERSION, url: 'https://www.example.com/agreement/AGR3-EMNT-AGR3-EMNT' };

/** The emails about our agreement to a hauler, with time left and without. */
function mailsToAgree(hauler: HaulerOfAgreement, agreement: AgreementOfMail): Mail[] {
  return [
    agreementAsked(hauler, agreementLink, mailSite, inTime),
    agreementAsked({ ...hauler, dueAt: null }, agreementLink, mailSite, inTime),
    agreementAccepted(hauler, agreement, mailSite),
  ];
}

/** The emails about an accepted agreement to the operator: active, with nothing missing, with everything. */
function mailsOfAgreement(hauler: HaulerOfAgreement, agreement: AgreementOfMail): Mail[] {
  return [hauler, { ...hauler, isActive: true }, { ...hauler, missing: [] }].map((each) =>
    agreementAcceptedByHauler(each, agreement),
  );
}

/** The emails that contain a link to the list, or report what such a link was used for. */
function mailsOfDesk(day: Digest, act: HaulerActOfMail): Mail[] {
  return [
    deskLink(linkEndsAt),
    digest(day, linkEndsAt, inTime),
    digest(day, null, inTime),
    haulerChanged(act, mailSite),
  ];
}

/** The emails to the hauler who has the job. */
function mailsOfTheirJob(
  lead: LeadOfMail,
  offer: OfferOfMail = usualOffer,
  proposal: Proposal = usualProposal,
): Mail[] {
  const pickup = lead.pickup ?? usualPickup;
  return [
    jobAccepted({ lead, offer, now: inTime }),
    jobAccepted({ lead, offer, now: tooLate }),
    jobNotContacted({ lead, offer }, reportedAt),
    jobCanceled({ lead, offer }),
    jobCorrected({ lead, offer }),
    jobTakenBack({ lead, offer }),
    jobCanceledByUs({ lead, offer }),
    jobChanged({ lead, offer }),
    somethingLeft({ lead, offer }),
    proposalAccepted({ lead, offer }, pickup, proposal),
    ...declinedForChoices.flatMap((declinedFor) =>
      (['accepted', 'returned'] as const).map((state) =>
        proposalDeclined({ lead, offer: { ...offer, state } }, { hauler: offer.hauler, declinedFor }),
      ),
    ),
    ...askedForChoices.map((askedFor) => customerAsked({ lead, offer }, askedFor)),
    ...[inTime, pickup.from].map((now) => jobReminder({ lead: { ...lead, pickup }, offer, now })),
    pickupOver({ lead: { ...lead, pickup }, offer }),
  ];
}

function haulerMails(lead: LeadOfMail, offer: OfferOfMail = usualOffer, proposal?: Proposal): Mail[] {
  return [
    jobOffered(lead, offer, mailSite, inTime),
    jobOffered(lead, offer, mailSite, tooLate),
    ...mailsOfTheirJob(lead, offer, proposal),
  ];
}

const corrections: CorrectionOfMail[] = [{ phoneBefore: '2135550199', emailBefore: 'before@example.com' }];

const canceledLead: LeadOfMail = {
  ...usualLead,
  status: 'Canceled',
  cancelReasons: ['The gate was locked', 'The customer found another date'],
};
const plannedLead: LeadOfMail = { ...usualLead, status: 'In Progress', timeframe: 'Friday between 9 and 11 AM' };

/** Timeframe and reasons are what the hauler typed, except for one reason from the list. */
const haulersLead: LeadOfMail = {
  ...usualLead,
  timeframe: 'typed-timeframe',
  timeframeByHauler: 'typed-timeframe',
  cancelReasons: ['typed-reason', 'The items cannot be taken'],
  cancelReasonsByHauler: ['typed-reason', 'The items cannot be taken'],
};

/** An offer to a hauler who reads Spanish. */
function inSpanish(offer: OfferOfMail): OfferOfMail {
  return { ...offer, hauler: { ...offer.hauler, languages: ['es'] } };
}

const spanishMails: Mail[] = [
  ...customerMails({ ...hostileLead, language: 'es' }, hostileOffer, hostileProposal),
  ...haulerMails(hostileLead, inSpanish(hostileOffer), hostileProposal),
  ...mailsToAgree(
    { ...usualHaulerOfAgreement, ...inSpanish(hostileOffer).hauler },
    { ...hostileAgreement, language: 'es' },
  ),
];

const everyMail: Mail[] = [
  ...[usualLead, hostileLead, canceledLead, plannedLead, haulersLead, bookedLead].flatMap((lead) => {
    const [offer, proposal] = lead === hostileLead ? [hostileOffer, hostileProposal] : [usualOffer, usualProposal];
    return [
      ...customerMails(lead, offer, proposal),
      ...operatorMails(lead, offer),
      ...haulerMails(lead, offer, proposal),
    ];
  }),
  ...spanishMails,
  ...customerMails(sparseLead, usualOffer, sparseProposal),
  ...operatorMails(sparseLead),
  ...haulerMails(sparseLead, usualOffer, sparseProposal),
  ...[usualMessage, hostileMessage].flatMap(mailsOfMessage),
  flaggedDigest(usualFlagged),
  ...mailsOfDesk(quietDay, { ...usualHaulerAct, before: {} }),
  ...mailsOfDesk(busyDay, usualHaulerAct),
  ...mailsOfDesk(hostileDay, hostileHaulerAct),
  ...mailsOfHauler(usualHauler),
  ...mailsOfHauler({ ...usualHauler, ...hostileOffer.hauler }),
  ...mailsToAgree(usualHaulerOfAgreement, usualAgreement),
  ...mailsOfAgreement(usualHaulerOfAgreement, usualAgreement),
  ...mailsToAgree({ ...usualHaulerOfAgreement, ...hostileOffer.hauler }, hostileAgreement),
  ...mailsOfAgreement({ ...usualHaulerOfAgreement, ...hostileOffer.hauler }, hostileAgreement),
  ...mailsOfReply(hostileReply, hostileLead, hostileOffer.hauler),
  ...mailsOfProblem(hostileLead, hostileReview),
];

/** Typed text beyond what the database allows. */
const oddLead: fc.Arbitrary<LeadOfMail> = fc
  .record({
    streetAddress: oddText(60),
    unitNumber: fc.option(oddText(20)),
    city: fc.option(oddText(40)),
    zipCode: oddText(10),
    jobDescription: fc.option(oddText(200)),
    fullName: oddText(60),
    phone: oddText(16),
    email: fc.option(oddText(40)),
    imageUrls: fc.array(fc.oneof(fc.webUrl(), oddText(20)), { maxLength: 5 }),
    cancelReasons: fc.array(oddText(60), { maxLength: 5 }),
    cancelReasonsByHauler: fc.option(fc.array(oddText(60), { maxLength: 5 })),
    canceledByCustomer: fc.constant(true),
    callTime: fc.option(oddText(40)),
  })
  .map((typed) => ({ ...usualLead, ...typed }));

const oddMessage: fc.Arbitrary<MessageOfMail> = fc
  .record({ name: oddText(60), email: oddText(40), message: oddText(200) })
  .map((typed) => ({ ...usualMessage, ...typed }));

const oddReply: fc.Arbitrary<ReplyOfMail> = fc
  .record({ body: oddText(200) })
  .map((typed) => ({ ...usualReply, ...typed }));

const oddReview: fc.Arbitrary<ReviewOfMail> = fc
  .record({ leftBehind: fc.option(oddText(200)) })
  .map((typed) => ({ ...usualReview, ...typed }));

const oddUnreached: fc.Arbitrary<UnreachedOfMail> = fc
  .record({ error: oddText(60) })
  .map((reported) => ({ ...hostileUnreached, ...reported }));

const oddMail: fc.Arbitrary<Mail> = fc.oneof(
  oddLead.chain((lead) =>
    fc.constantFrom(...operatorMails(lead), ...haulerMails(lead), ...haulerMails(lead, inSpanish(usualOffer))),
  ),
  oddMessage.chain((message) => fc.constantFrom(...mailsOfMessage(message))),
  fc
    .tuple(oddReply, oddLead)
    .chain(([reply, lead]) => fc.constantFrom(...mailsOfReply(reply, lead, usualOffer.hauler))),
  fc
    .tuple(oddLead, oddUnreached)
    .map(([lead, unreached]) => customerUnreachable(lead, mailSite, unreached, usualOffer.hauler)),
  fc.tuple(oddLead, oddReview).chain(([lead, review]) => fc.constantFrom(...mailsOfProblem(lead, review))),
);

const pages = new Map<string, Document>();

/** The parsed HTML of an email, cached because several tests read every email. */
function pageOf({ html }: Mail): Document {
  const page = pages.get(html) ?? new DOMParser().parseFromString(html, 'text/html');
  pages.set(html, page);
  return page;
}

function linksOfHtml(mail: Mail): string[] {
  return [...pageOf(mail).querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
}

function picturesOf(mail: Mail): string[] {
  return [...pageOf(mail).images].map((picture) => picture.getAttribute('src') ?? '');
}

/** The links that look like a button: anything with a border or a color behind it. */
function buttonsOf(mail: Mail): string[] {
  const links = [...pageOf(mail).querySelectorAll('a')].filter((link) => /border:|background/.test(styleOf(link)));
  return links.map(({ textContent }) => textContent ?? '');
}

/** Our links are on their own lines; a line never begins with text by others. */
function linksOfText({ text }: Mail): string[] {
  return text.split(/[\n\v\f\r\u0085\u2028\u2029]/).filter((line) => /^(?:https?|tel):/.test(line));
}

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? '';
}

function oneBlank(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** The HTML part by part as a screen reader reads it, with labels instead of what they label. */
function partsOfHtml(mail: Mail): string[] {
  const page = pageOf(mail).cloneNode(true) as Document;
  for (const lineBreak of page.querySelectorAll('br')) lineBreak.replaceWith('\n');
  for (const labeled of page.querySelectorAll('[aria-label]')) {
    labeled.textContent = labeled.getAttribute('aria-label');
  }
  return [...page.body.querySelectorAll('h1, h2, p, dt, dd, li, blockquote')]
    .flatMap((part) => (part.textContent ?? '').split('\n'))
    .map(oneBlank)
    .filter(Boolean);
}

const ourElements = [
  ...['html', 'head', 'meta', 'title', 'style', 'body', 'div', 'h1', 'h2', 'p', 'a'],
  ...['dl', 'dt', 'dd', 'ul', 'ol', 'li', 'blockquote', 'br', 'span', 'img'],
];

const ourAttributes = [
  ...['lang', 'charset', 'name', 'content', 'class', 'style', 'href', 'aria-label'],
  ...['src', 'alt', 'width'],
];

function expectNothingButOurMarkup(mail: Mail) {
  const elements = [...pageOf(mail).querySelectorAll('*')];
  const attributes = elements.flatMap((element) => element.getAttributeNames());
  expect(elements.map(({ localName }) => localName).filter((name) => !ourElements.includes(name))).toEqual([]);
  expect(attributes.filter((name) => !ourAttributes.includes(name))).toEqual([]);
  for (const url of linksOfHtml(mail)) expect(url).toMatch(/^(?:https?:\/\/[^\s"<>]+|tel:\+\d*)$/);
  // No identifier: an address that is the same for everyone tells nobody who opens which email.
  for (const url of picturesOf(mail)) expect(url).toMatch(/^https:\/\/www\.example\.com\/mail\/[a-z-]+-\d\.jpg$/);
}

const heldLead = { ...bookedLead, flaggedBecause: 'More than 1000 requests within an hour' };
const message = { ...usualMessage, flaggedBecause: 'More than 500 messages within an hour' };
/** The notification and its rows in the database. */
const about = {
  id: '0',
  created_at: reportedAt.toISOString(),
  lead_id: '1',
  offer_id: '2',
  report_id: '3',
  message_id: '4',
  correction_id: 5,
  hauler_id: '6',
  proposal_id: usualProposal.id,
  pickup_before: null,
  reply_id: '7',
  act_id: '8',
  review_id: '9',
};
const context: Context = {
  notification: about as Notification,
  read: {
    lead: async () => heldLead,
    offer: async () => usualOffer,
    offers: async () => [usualOffer, usualOffer],
    haulerOf: async () => usualOffer.hauler,
    hauler: async () => usualHauler,
    haulerOfAgreement: async () => usualHaulerOfAgreement,
    currentAgreement: async () => AGREEMENT_VERSION,
    newestAgreement: async () => usualAgreement,
    agreementToken: async () => 'AGR3EMNTAGR3EMNT',
    pickupOf: async () => ({ proposal: usualProposal, agreed: { ...usualProposal, acceptedBy: 'customer' } }),
    proposal: async () => ({ hauler: usualOffer.hauler, declinedFor: 'price' }),
    countGivenBack: async () => 3,
    correction: async () => corrections[0] ?? null,
    corrections: async () => corrections,
    stopToken: async () => stopToken,
    deskToken: async () => deskToken,
    deskLinkEnds: async () => linkEndsAt,
    digest: async () => busyDay,
    haulerAct: async () => usualHaulerAct,
    operatorPhone: async () => null,
    message: async () => message,
    reportTime: async () => reportedAt,
    flagged: async () => usualFlagged,
    review: async () => usualReview,
    closedAt: async () => completedAt,
    toldBy: async () => 'mail',
    unreached: async () => usualUnreached,
    unreachableHauler: async () => unreachableHauler,
    reply: async () => usualReply,
    ownersOf: async () => ({ leads: [heldLead], haulers: [usualOffer.hauler] }),
  },
  site: mailSite,
  operatorEmail: 'operator@site.example',
  functionsUrl: 'https://functions.example',
  now: inTime,
};

describe('the lists in this file', () => {
  const lists: Record<string, Mail[]> = {
    customer: customerMails(heldLead),
    hauler: [...haulerMails(heldLead), ...mailsToAgree(usualHaulerOfAgreement, usualAgreement)],
    operator: [
      ...operatorMails(heldLead),
      ...mailsOfMessage(message),
      flaggedDigest(usualFlagged),
      ...mailsOfHauler(usualHauler),
      ...mailsOfAgreement(usualHaulerOfAgreement, usualAgreement),
      ...mailsOfDesk(busyDay, usualHaulerAct),
    ],
  };

  test.each(everyKind)('contain the email $kind to the $audience', async ({ audience, mail }) => {
    const { subject, text, html } = (await mail(context)) ?? {};

    expect(lists[audience]).toContainEqual({ subject, text, html });
  });
});

describe('the link to the desk', () => {
  const linkIsYours = 'The link to the desk is only for you: take it out before you forward this email.';
  const ofMessages = ['contact-message', 'held-message'];
  const toOperator = everyKind.filter(({ audience }) => audience === 'operator');
  const toOthers = everyKind.filter(({ audience }) => audience !== 'operator');

  test.each(toOperator)(
    'is in the email $kind, with a closing line asking to remove it before forwarding',
    async ({ mail }) => {
      const letter = await mail(context);

      expect(letter?.to).toBe(context.operatorEmail);
      expect(letter?.text).toContain(`\nOpen at the desk:\n${deskUrl}\n`);
      expect(letter?.text.endsWith(`\n${linkIsYours}\n`)).toBe(true);
      expect(letter && linksOfHtml(letter)).toContain(deskUrl);
      expect(letter && partsOfHtml(letter).at(-1)).toBe(linkIsYours);
    },
  );

  // Replies quote the email: the link of any other email would open more than its sender wrote.
  test.each(toOperator)('is in no email with a reply-to except that about a message: $kind', async ({ kind, mail }) => {
    const letter = await mail(context);

    expect(letter?.replyTo).toBe(ofMessages.includes(kind) ? message.email : undefined);
    expect(letter?.headers).toBeUndefined();
  });

  test.each(toOthers)('is in no email to others: $kind to the $audience', async ({ mail }) => {
    const letter = await mail(context);

    expect(`${letter?.text} ${letter?.html}`).not.toMatch(/\/desk|the desk/);
  });

  test.each(toOperator)('is left out with its closing line while the desk is off: $kind', async ({ kind, mail }) => {
    const letter = await mail({ ...context, read: { ...context.read, deskToken: async () => null } });

    if (kind === 'desk-link') expect(letter).toBeNull();
    else expect(letter?.text).not.toMatch(/\/desk\/|Open at the desk|take it out/);
  });

  test.each([
    newRequest(usualLead, mailSite),
    overdue(usualLead, mailSite, usualOffer.hauler),
    nobodyLeft(usualLead, mailSite, [usualOffer]),
    heldRequest(usualLead, mailSite, 'Spam'),
    givenBack(usualLead, mailSite, usualOffer, 3),
    insuranceEnds(usualHauler, usualHauler.insuredUntil, inTime),
    textReply(usualReply, { leads: [usualLead], haulers: [] }, mailSite),
  ])('comes after the call button: $subject', (mail) => {
    const [call, deskLink] = linksOfHtml(mail);

    expect(call).toMatch(/^tel:/);
    expect(deskLink).toBe(deskUrl);
  });
});

describe('every email', () => {
  test('escapes everything that visitors type', () => {
    for (const mail of everyMail) expectNothingButOurMarkup(mail);
    fc.assert(fc.property(oddMail, expectNothingButOurMarkup), { numRuns: 50 });
  });

  test('has a short subject of one line', () => {
    function expectSubject({ subject }: Mail) {
      expect(subject).toMatch(/^[^\p{Cc}\u2028\u2029]+$/u);
      expect([...subject].length).toBeLessThanOrEqual(120);
      expect(subject).toBe(subject.trim());
    }
    for (const mail of everyMail) expectSubject(mail);
    fc.assert(fc.property(oddMail, expectSubject));
  });

  test('cuts a long subject at its end', () => {
    const name = 'N'.repeat(200);
    const { subject } = contactMessage({ ...usualMessage, name });
    const { subject: beginning } = contactMessage({ ...usualMessage, name: '' });

    expect(subject).toBe(`${`${beginning} ${name}`.slice(0, 119)}…`);
  });

  test('lists all services of a request, separated by commas', () => {
    const services: LeadOfMail['services'] = ['Old Appliances', 'Garage Cleanouts', 'Furniture Removal'];
    const lead = { ...usualLead, services };
    const mails = [
      ...customerMails(lead, usualOffer),
      ...operatorMails(lead, usualOffer),
      ...haulerMails(lead, usualOffer),
    ];

    const named = mails.flatMap(({ text }) => text.match(/^Services: .*$/m) ?? []);
    expect(named.length).toBeGreaterThan(10);
    expect([...new Set(named)]).toEqual(['Services: Old Appliances, Garage Cleanouts, Furniture Removal']);
  });

  test('has the same links in its text and its HTML', () => {
    function expectSameLinks(mail: Mail) {
      expect(linksOfText(mail)).toEqual(linksOfHtml(mail));
    }
    for (const mail of everyMail) expectSameLinks(mail);
    fc.assert(fc.property(oddMail, expectSameLinks), { numRuns: 50 });
  });

  test('says in its text everything that its HTML says', () => {
    for (const mail of everyMail) {
      const text = oneBlank(mail.text);
      for (const part of partsOfHtml(mail)) expect(text).toContain(part);
    }
  });

  test('has no empty part', () => {
    for (const mail of everyMail) {
      expect(mail.text).not.toMatch(/\n\n\n/);
      expect([...pageOf(mail).querySelectorAll('h2, p, dl, ul, ol, li')].filter((part) => !part.textContent)).toEqual(
        [],
      );
    }
  });

  test('has one heading, a language, both color schemes, and styles that load nothing', () => {
    for (const mail of everyMail) {
      const page = pageOf(mail);

      expect(page.querySelectorAll('h1')).toHaveLength(1);
      expect(page.documentElement.lang).toBe(spanishMails.includes(mail) ? 'es' : 'en');
      expect(page.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light dark');
      const styles = [page.querySelector('style')?.textContent, ...[...page.querySelectorAll('[style]')].map(styleOf)];
      expect(styles.join('\n')).not.toMatch(/url\(|@import/);
    }
  });

  test('ends with the postal address of the business, once it is set', () => {
    const site = { ...mailSite, legalAddress: '1 Example & Main St, Los Angeles, CA 90012' };
    const last = 'PoppyHaul, 1 Example & Main St, Los Angeles, CA 90012';
    for (const mail of [
      mailToCustomer(requestArrivedSays(usualLead, site), stopToken, site),
      mailToOperator(newRequestSays(usualLead, site), deskToken, site),
      mailToHauler(jobOfferedSays(usualLead, usualOffer, site, inTime), stopToken, site),
    ]) {
      expect(mail.text.trimEnd().split('\n').at(-1)).toBe(last);
      expect(pageOf(mail).body.textContent?.trimEnd().endsWith(last)).toBe(true);
    }
    expect(requestArrived(usualLead, mailSite).text).not.toMatch(/PoppyHaul, *$/);
  });

  test('wraps no line inside times, amounts and phone numbers', () => {
    function unbrokenOf(mail: Mail): (string | null)[] {
      const parts = [...pageOf(mail).querySelectorAll('[style*="nowrap"]')];
      return parts.filter(({ localName }) => localName === 'span').map(({ textContent }) => textContent);
    }
    const spanish = { ...bookedLead, language: 'es' } as const;
    const { hauler } = usualOffer;

    expect(unbrokenOf(matched(usualLead, hauler, mailSite, inTime))).toEqual([
      ...['10:00 AM', '(818) 555-0111', '(818) 555-0111'],
    ]);
    expect(unbrokenOf(proposalMade(usualLead, usualProposal, hauler, mailSite))).toEqual([
      ...['$120–$180', '9:00–11:00 AM', '11:00 AM–1:00 PM', '$120–$180', '(818) 555-0111'],
    ]);
    expect(unbrokenOf(timeframeChanged(spanish, mailSite))).toEqual(['11:00 a.m.']);
    expect(unbrokenOf(requestArrived(spanish, mailSite))).toEqual(['10:00 a.m.', '8 a.m.', '8 p.m.']);
  });

  test('escapes the name of the site', () => {
    const site = { ...mailSite, name: 'Haul & <i>Sons</i>' };
    const mail = mailToCustomer(requestArrivedSays(usualLead, site), stopToken, site);

    expectNothingButOurMarkup(mail);
    expect(pageOf(mail).body.textContent).toContain('requested a quote at Haul & <i>Sons</i> with');
  });
});

describe('the button of an email', () => {
  test.each(everyKind)('is the only one: $kind to the $audience', async ({ audience, kind, mail }) => {
    const letter = await mail(context);

    // A hauler's copy of the agreement is to be kept.
    const isToKeep = audience === 'hauler' && kind === 'agreement-accepted';
    expect(letter && buttonsOf(letter)).toHaveLength(isToKeep ? 0 : 1);
  });

  test('is the only one, whatever a request is like', () => {
    for (const mail of everyMail) expect(buttonsOf(mail).length).toBeLessThanOrEqual(1);
  });

  test('is as wide as the card on a phone', () => {
    const { html } = requestArrived(usualLead, mailSite);

    expect(html).toMatch(/@media \(max-width: 480px\) \{\s*\.button \{ display: block !important; \}\s*\}/);
    expect(pageOf({ subject: '', text: '', html }).querySelector('a.button')?.textContent).toBe('Track my request');
  });

  test('leads the operator to the desk only if there is no one to call', () => {
    expect(buttonsOf(newRequest(usualLead, mailSite))).toEqual(['Call (213) 555-0142']);
    expect(buttonsOf(newRequest({ ...usualLead, phone: '442079460000' }, mailSite))).toEqual(['Open at the desk']);
  });
});

describe('the picture of an email', () => {
  const address = (name: string) => `https://www.example.com/mail/${name}-1.jpg`;
  const ofCustomers: Record<string, string> = {
    'request-arrived': 'waiting',
    matched: 'truck',
    'proposal-made': 'proposal',
    'pickup-booked': 'booked',
    'timeframe-changed': 'booked',
    'pickup-reminder': 'booked',
    'on-my-way': 'on-the-way',
    'review-asked': 'done',
  };

  test.each(everyKind)(
    'fits what has happened to a customer: $kind to the $audience',
    async ({ audience, kind, mail }) => {
      const letter = await mail(context);

      const name = audience === 'customer' ? ofCustomers[kind] : undefined;
      expect(letter && picturesOf(letter)).toEqual(name === undefined ? [] : [address(name)]);
    },
  );

  test.each(statuses)('is there for the status %s only once the job is done', (status) => {
    const mail = statusChanged({ ...usualLead, status }, mailSite, null);

    expect(picturesOf(mail)).toEqual(status === 'Completed' ? [address('done')] : []);
  });

  test('shows a booked day only if there is a time', () => {
    expect(picturesOf(timeframeChanged(bookedLead, mailSite))).toEqual([address('booked')]);
    expect(picturesOf(timeframeChanged(plannedLead, mailSite))).toEqual([address('booked')]);
    expect(picturesOf(timeframeChanged(usualLead, mailSite))).toEqual([]);
  });

  test('is decoration between the band and the heading, as wide as the card', () => {
    const page = pageOf(matched(usualLead, usualOffer.hauler, mailSite, inTime));
    const [picture] = page.images;

    expect(picture?.getAttribute('alt')).toBe('');
    expect(picture?.getAttribute('width')).toBe('560');
    expect(picture?.getAttribute('style')).toBe('width:100%;height:auto');
    const parts = [...page.querySelectorAll('img, h1, div')].filter(
      (part) => part.matches('img, h1') || part.textContent === 'PoppyHaul',
    );
    expect(parts.map(({ localName }) => localName)).toEqual(['div', 'img', 'h1']);
  });

  test('is left out as long as the address of the site is unknown', () => {
    const site = { ...mailSite, url: '' };
    const mail = mailToCustomer(matchedSays(usualLead, usualOffer.hauler, site, inTime), stopToken, site);

    expect(picturesOf(mail)).toEqual([]);
    expect(mail.text).toBe(matched(usualLead, usualOffer.hauler, mailSite, inTime).text.replaceAll(mailSite.url, ''));
  });

  test('is not in the text', () => {
    for (const { text } of everyMail) expect(text).not.toContain('/mail/');
  });
});

describe('the text part of an email', () => {
  test('quotes each line that a visitor wrote, with any line ending', () => {
    const jobDescription = 'one\ntwo\r\nthree\rfour\u2028five\u2029six\u0085seven\vhttps://evil.example';

    const { text } = newRequest({ ...usualLead, jobDescription }, mailSite);

    expect(text).toContain('\n> one\n> two\n> three\n> four\n> five\n> six\n> seven\n> https://evil.example\n');
  });

  test('keeps a fact on one line', () => {
    const { text } = newRequest({ ...usualLead, fullName: ' Rosa\nEmail: other@example.com\n' }, mailSite);

    expect(text).toContain('\nName: Rosa Email: other@example.com\n');
  });
});

describe('emails to customers', () => {
  const typed = {
    streetAddress: 'typed-street',
    unitNumber: 'typed-unit',
    city: 'typed-city',
    zipCode: 'typed-zip',
    jobDescription: 'typed-description',
    fullName: 'typed-name',
    phone: '9998887777',
    email: 'typed-email@example.com',
    imageUrls: ['https://photos.example/typed-photo.jpg'],
    cancelReasons: ['typed-reason'],
    canceledByCustomer: true,
    callTime: 'typed-time',
    flaggedBecause: 'typed-doubt',
  };

  test('contain nothing a visitor typed', () => {
    const blank: LeadOfMail = {
      ...usualLead,
      streetAddress: '',
      unitNumber: null,
      city: null,
      zipCode: '',
      jobDescription: null,
      fullName: '',
      phone: '',
      imageUrls: [],
      callTime: null,
    };

    expect(customerMails({ ...usualLead, ...typed })).toEqual(customerMails(blank));
    for (const { subject, text, html } of customerMails({ ...usualLead, ...typed })) {
      expect(subject + text + html).not.toMatch(/typed|9998887777|888-7777/);
    }
    fc.assert(
      fc.property(oddLead, (lead) => {
        expect(customerMails({ ...lead, email: lead.email || 'x' })).toEqual(customerMails(blank));
      }),
      { numRuns: 20 },
    );
  });

  test('contain nothing a hauler typed', () => {
    const ofCancel = statuses.map((status) => statusChanged({ ...haulersLead, status }, mailSite, null));

    for (const { subject, text, html } of [...customerMails(haulersLead), ...ofCancel]) {
      expect(subject + text + html).not.toContain('typed');
    }
    fc.assert(
      fc.property(oddText(60), oddText(60), (timeframe, reason) => {
        const typed = { timeframe: `<${timeframe}>`, cancelReasons: [`<${reason}>`] };
        const byHauler = { timeframeByHauler: typed.timeframe, cancelReasonsByHauler: typed.cancelReasons };
        const other = { timeframeByHauler: 'Friday', cancelReasonsByHauler: ['The gate was locked'] };

        expect(customerMails({ ...usualLead, ...typed, ...byHauler })).toEqual(
          customerMails({ ...usualLead, ...other, timeframe: 'Friday', cancelReasons: ['The gate was locked'] }),
        );
      }),
      { numRuns: 20 },
    );
  });

  test('contain neither the note of a proposal nor what the customer asked', () => {
    fc.assert(
      fc.property(oddText(60), oddText(60), (note, line) => {
        const asked = { for: 'other', line: `<${line}>`, at: usualProposal.madeAt } as const;

        expect(customerMails(bookedLead, usualOffer, { ...usualProposal, note: `<${note}>`, asked })).toEqual(
          customerMails(bookedLead),
        );
      }),
      { numRuns: 20 },
    );
  });

  test('have subjects that say what happened and reveal nothing about the request on a locked screen', () => {
    const subjects = [usualLead, plannedLead, haulersLead].flatMap((lead) =>
      customerMails(lead).map(({ subject }) => subject),
    );

    expect(new Set(subjects)).toEqual(
      new Set([
        'Your request has arrived',
        'You’ve been matched with a hauler',
        'We’re still looking for a hauler',
        ...statuses.map((status) => statusWords[status].mailHeading),
        'Your request has a new timeframe',
        'Your pickup has no set time right now',
        'The time of your pickup has changed',
        'Your request was changed',
        'Your request was canceled',
        'Your tracking link',
        'Your proposal: $120–$180',
        'The proposal was withdrawn',
        'Your pickup is booked: Monday, November 23, 9:00–11:00 AM',
        'Your pickup is tomorrow: 9:00–11:00 AM',
        'Your pickup is today: 9:00–11:00 AM',
        'Your hauler is on the way: they should arrive at about 9:20 AM',
        'Is it all gone?',
      ]),
    );
  });

  test('say why they were sent and how to stop them', () => {
    for (const mail of customerMails(usualLead)) {
      expect(mail.text).toContain('because someone requested a quote at PoppyHaul with this email address');
      expect(mail.text).toContain('I did not ask for this:\nhttps://www.example.com/stop-mail/ZZ00-YY11-XX22-WW33\n');
    }
  });

  test('link to the tracking page and show its address as text', () => {
    // The first may go to a stranger's address; the second is for its recipient only, and tracking pages are forwarded.
    const others = [...mailsOfChange(usualLead), ...mailsOfQuestion(usualLead)].map(({ text }) => text);
    for (const mail of customerMails(usualLead).filter(({ text }) => !others.includes(text))) {
      const url = 'https://www.example.com/track/7K3M-9Q2X-4TBV-R8ND';

      expect(linksOfHtml(mail)).toContain(url);
      expect(partsOfHtml(mail)).toContain(url);
    }
  });
});

test.each([usualLead, bookedLead, plannedLead, canceledLead])(
  'no email to a customer promises that the next news will be an email',
  (lead) => {
    for (const { text } of customerMails(lead)) expect(text.replace(/\s+/g, ' ')).not.toMatch(/we email|your email\./i);
  },
);

describe('the confirmation email', () => {
  test('gives the promised time, how it is counted, and the tracking ID', () => {
    const { subject, text } = requestArrived(usualLead, mailSite);

    expect(subject).toBe('Your request has arrived');
    expect(text).toContain(
      'A local hauler will contact you within 2 hours: by 10:00 AM on Sunday, November 22 (Los Angeles time). The 2-hour clock runs from 8 AM to 8 PM Los Angeles time, every day.',
    );
    expect(text).toContain('Tracking ID: 7K3M-9Q2X-4TBV-R8ND');
  });

  test('says where price and times will appear', () => {
    const { text } = requestArrived(usualLead, mailSite);

    expect(text.replace(/\s+/g, ' ')).toContain(
      'pickup times will show up on your tracking page, and we’ll let you know. Choose the time',
    );
  });

  test.each([[[]], [['Home Cleaning']], [['Attic & Basement Cleanouts', 'Old Appliances']]])(
    'names its services: %j',
    (services) => {
      const mail = requestArrived({ ...usualLead, services }, mailSite);

      expect(partsOfHtml(mail).includes('Services')).toBe(services.length > 0);
      expect(mail.text).toContain(services.join(', '));
    },
  );
});

test("the confirmation email explains how to prepare, what haulers can't take, and where to read more", () => {
  const mail = requestArrived(usualLead, mailSite);

  expect(mail.text).toContain('\nBefore your pickup\n------------------\n\n- Set aside what stays');
  expect(mail.text).toMatch(
    /\n- Haulers can’t take paint, .*propane tanks \(not even empty ones\).* and fireworks\.\n/,
  );
  expect(linksOfText(mail)).toContain('https://www.example.com/before-your-pickup');
  expect(mail.text).not.toMatch(/fast|reliable/i);
});

describe('while no hauler is found', () => {
  const lead = { ...usualLead, isStillLooking: true };
  const sentence =
    'We haven’t found a hauler yet and are still looking. You can cancel at no cost, or ask your city for its bulky-item pickup.';

  test('an email says so, how to cancel, and which request it is about', () => {
    const { subject, text } = stillLooking(lead, mailSite);

    expect(subject).toBe('We’re still looking for a hauler');
    expect(text).toContain(`\n${sentence}\n`);
    expect(text).toContain('To cancel, open your tracking page and press “Cancel my request”.');
    expect(text).toContain('\nStatus: Submitted\nServices: Furniture Removal\nTracking ID: 7K3M-9Q2X-4TBV-R8ND\n');
  });

  test.each([
    ['that confirms the request', requestArrived(lead, mailSite), sentence],
    // The email that we are still looking is sent as well.
    ['that a request is open again', statusChanged(lead, mailSite, null), 'We’re looking for a hauler for it again. '],
  ])('the email %s says so instead of making promises', (_, { text }, said) => {
    expect(text).toContain(`\n${said}`);
    expect(text).not.toMatch(/2 hours|November|contacts you\.|the time above/);
  });
});

describe('the email about a match', () => {
  test('says who will call, from which number and by when', () => {
    const mail = matched(usualLead, usualOffer.hauler, mailSite, inTime);

    expect(mail.subject).toBe('You’ve been matched with a hauler');
    expect(mail.text).toContain(
      'Valley Hauling has taken your request. They’ll contact you by 10:00 AM on Sunday, November 22 (Los Angeles time). If they don’t, let us know on your tracking page.',
    );
    expect(mail.text).toContain(
      'A call should come from (818) 555-0111. Agree on the price before loading, and don’t pay anything in advance.',
    );
    expect(mail.text).toContain(
      'Their price and pickup times will show up on your tracking page, and we’ll let you know.',
    );
    expect(linksOfText(mail)).toContain('tel:+18185550111');
  });

  test('promises no time in the past', () => {
    const { text } = matched(usualLead, usualOffer.hauler, mailSite, tooLate);

    expect(text).toContain('Valley Hauling has taken your request. We’ve asked them to contact you right away.');
    expect(text).not.toContain('November');
  });

  test('promises no call if the job is further along', () => {
    const { text } = matched(plannedLead, usualOffer.hauler, mailSite, inTime);

    expect(text).toContain('Questions about the day or time? Ask them directly.');
    expect(text).not.toContain('November');
    expect(text).not.toContain('Their price');
  });

  test("doesn't link a number that costs extra", () => {
    const mail = matched(usualLead, { ...usualOffer.hauler, phone: '9005550111' }, mailSite, inTime);

    expect(mail.text).toContain('A call should come from (900) 555-0111.');
    expect(linksOfText(mail).filter((url) => url.startsWith('tel:'))).toEqual([]);
  });

  test("doesn't reveal the hauler's email address", () => {
    const { text, html } = matched(usualLead, usualOffer.hauler, mailSite, inTime);

    expect(text + html).not.toContain('valley.example');
  });
});

describe('the email about a changed status', () => {
  test.each(statuses.filter((status) => status !== 'Submitted'))(
    'says about %s what the tracking page says',
    (status) => {
      const { text } = statusChanged({ ...usualLead, status }, mailSite, null);
      // Unlike a page, an email can be answered.
      const next = statusWords[status]
        .next(usualLead)
        .replace('damaged? Write to us.', 'damaged? Reply to this email.');

      expect(text).toContain(`${statusWords[status].meaning} ${next}`);
      expect(text).toContain(`\nStatus: ${status}\n`);
    },
  );

  test('says about Submitted that the request is open again, without a time that may have passed', () => {
    const { subject, text } = statusChanged(usualLead, mailSite, null);

    expect(subject).toBe('Your request is open again');
    expect(text).not.toMatch(/2 hours|November/);
  });

  test.each([
    [true, 'Look for it in your calls, texts or email, and'],
    [false, 'Look for it in your calls or email, and'],
  ])('says where to look for a quote, depending on consent to texts: %s', (agreedToMessages, said) => {
    const { text } = statusChanged({ ...usualLead, agreedToMessages, status: 'Sent Proposal' }, mailSite, null);

    expect(text).toContain(said);
  });

  test('names and links the hauler until the request is closed', () => {
    for (const status of statuses) {
      const mail = statusChanged({ ...usualLead, status }, mailSite, usualOffer.hauler);
      const isOpen = status !== 'Completed' && status !== 'Canceled';

      expect(mail.text.includes('\nYour hauler: Valley Hauling\nTheir phone: (818) 555-0111\n'), status).toBe(isOpen);
      expect(linksOfText(mail).includes('tel:+18185550111'), status).toBe(isOpen);
    }
  });

  test('explains how to complain only about a completed job', () => {
    const complaint = 'Not right, or something damaged? Reply to this email.';
    const said = statuses.filter((status) =>
      statusChanged({ ...usualLead, status }, mailSite, null).text.includes(complaint),
    );

    expect(said).toEqual(['Completed']);
  });

  test("tells a customer who couldn't be reached what to do, without asking for more junk", () => {
    const cancelReasons = ['The customer could not be reached'];
    const mail = statusChanged({ ...canceledLead, cancelReasons }, mailSite, null);

    expect(mail.text).toContain(
      'We couldn’t reach you. If you still want the pickup, book again with a number where we can reach you, or write to us.',
    );
    expect(mail.text).not.toContain('Still have junk?');
    expect(linksOfText(mail)).toEqual(
      expect.arrayContaining(['https://www.example.com/book', 'https://www.example.com/contact']),
    );
    expect(linksOfText(statusChanged(canceledLead, mailSite, null))).not.toContain('https://www.example.com/contact');
  });

  test.each(['Submitted', 'Sent Proposal', 'In Progress', 'Completed'] as const)(
    'gives the timeframe of %s',
    (status) => {
      const planned = statusChanged({ ...plannedLead, status }, mailSite, null);
      const unplanned = statusChanged({ ...plannedLead, status, timeframe: ' ' }, mailSite, null);

      expect(planned.text).toContain('\nTimeframe: Friday between 9 and 11 AM\n');
      expect(unplanned.text).not.toContain('Timeframe:');
    },
  );

  test('gives the reasons for a cancellation without a timeframe, and links to booking again', () => {
    const mail = statusChanged({ ...canceledLead, timeframe: 'Friday' }, mailSite, null);

    expect(mail.text).toContain(
      'Cancellation reasons\n--------------------\n\n- The gate was locked\n- The customer found another date\n',
    );
    expect(mail.text).not.toContain('Friday');
    expect(linksOfText(mail)).toContain('https://www.example.com/book');
  });

  test('uses the singular for one reason and leaves out the list without any', () => {
    const one = statusChanged({ ...canceledLead, cancelReasons: ['No access'] }, mailSite, null);
    const none = statusChanged({ ...canceledLead, cancelReasons: [] }, mailSite, null);

    expect(one.text).toContain('Cancellation reason\n');
    expect(none.text).not.toContain('Cancellation reason');
  });

  test.each<[what: string, reasons: string[], said: string]>([
    [
      'only from the list',
      ['The customer chose somebody else', 'The items cannot be taken'],
      'Cancellation reasons\n--------------------\n\n- The customer chose someone else\n- The items can’t be taken\n\nTrack',
    ],
    [
      'from the list and typed',
      ['The items cannot be taken', 'typed-reason'],
      'Cancellation reason\n-------------------\n\n- The items can’t be taken\n\nYour tracking page shows why, in your hauler’s words.\n\nTrack',
    ],
    [
      'only typed',
      ['typed-reason', 'I no longer need it'],
      'anytime.\n\nYour tracking page shows why, in your hauler’s words.\n\nTrack',
    ],
    ['empty', [], 'anytime.\n\nTrack'],
  ])("gives only those of the hauler's reasons that are on the list: %s", (_, cancelReasons, said) => {
    const lead = { ...canceledLead, cancelReasons, cancelReasonsByHauler: cancelReasons };
    const { text } = statusChanged(lead, mailSite, null);

    expect(text).toContain(said);
    expect(text).not.toMatch(/typed|I no longer/);
  });

  test("gives the operator's reasons even if a hauler gave others before", () => {
    const { text } = statusChanged({ ...canceledLead, cancelReasonsByHauler: ['typed-reason'] }, mailSite, null);

    expect(text).toContain('- The gate was locked\n- The customer found another date\n');
  });

  test("leaves out the customer's own reasons", () => {
    const { text } = statusChanged({ ...canceledLead, canceledByCustomer: true }, mailSite, null);

    expect(text).not.toMatch(/The gate was locked|Cancellation reason/);
  });

  test('leaves out reasons if the request is not canceled', () => {
    const { text } = statusChanged({ ...canceledLead, status: 'In Progress' }, mailSite, null);

    expect(text).not.toContain('The gate was locked');
  });
});

describe('the email about a changed timeframe', () => {
  test('gives the new timeframe', () => {
    const { subject, text } = timeframeChanged({ ...plannedLead, timeframe: ' Friday\nat 9 ' }, mailSite);

    expect(subject).toBe('Your request has a new timeframe');
    expect(text).toContain('It’s planned for: Friday at 9\n');
  });

  test.each([null, '', ' '])('says that there is no set time: %j', (timeframe) => {
    const { subject, text } = timeframeChanged({ ...plannedLead, timeframe }, mailSite);

    expect(subject).toBe('Your pickup has no set time right now');
    expect(text).toContain('The earlier time is off.');
  });
});

describe('the email about a timeframe changed by the hauler', () => {
  test('says that the new time is on the tracking page, without quoting it', () => {
    const { subject, text } = timeframeChanged(haulersLead, mailSite);

    expect(subject).toBe('The time of your pickup has changed');
    expect(text).toContain('Your hauler has set a new time. Your tracking page shows it.');
  });

  test.each([null, ''])('says that there is no set time anymore: %j', (timeframe) => {
    const { subject, text } = timeframeChanged({ ...plannedLead, timeframe, timeframeByHauler: '' }, mailSite);

    expect(subject).toBe('The time of your pickup has changed');
    expect(text).toContain('The earlier time is off.');
  });

  test("gives the operator's timeframe even if the hauler wrote another", () => {
    const { text } = timeframeChanged({ ...plannedLead, timeframeByHauler: 'typed-timeframe' }, mailSite);

    expect(text).toContain('It’s planned for: Friday between 9 and 11 AM\n');
  });
});

describe('the email about a change made with the tracking link', () => {
  const corrected = requestChanged(usualLead, mailSite, 'corrected', reportedAt);
  const canceled = requestChanged(usualLead, mailSite, 'canceled', reportedAt);

  test('says what was changed, when and on which request', () => {
    expect(corrected.text).toContain(
      'At 11:00 AM on Sunday, November 22 (Los Angeles time) someone with the tracking link, or our team, changed your contact information. If it was you, or you asked us to, you’re all set.',
    );
    expect(canceled.text).toContain(
      'At 11:00 AM on Sunday, November 22 (Los Angeles time) someone with the tracking link canceled your request. If it was you, you’re all set.',
    );
    for (const { text } of [corrected, canceled]) {
      expect(text).toContain('Your request was sent: 11:00 PM on Saturday, November 21 (Los Angeles time)\n');
    }
  });

  test("says whom to contact, without a link that opens the request, since the address may be a stranger's", () => {
    for (const mail of [corrected, canceled]) {
      expect(mail.text).toContain('This wasn’t you?');
      expect(linksOfHtml(mail)).toEqual([
        'https://www.example.com/contact',
        'https://www.example.com/stop-mail/ZZ00-YY11-XX22-WW33',
      ]);
      expect(mail.text + mail.html).not.toMatch(/\/track|7K3M|Furniture|Valley/);
    }
  });
});

describe("the operator's email about a request", () => {
  test('has everything the customer entered', () => {
    const mail = newRequest(usualLead, mailSite);

    expect(mail.subject).toBe('New request: Furniture Removal in Pasadena, 91101');
    for (const line of [
      'A hauler must contact the customer by 10:00 AM on Sunday, November 22 (Los Angeles time).',
      'Services: Furniture Removal',
      'Load: Half a truck, about 8 cubic yards',
      'Name: María-José O’Neill',
      'Email: maria@example.com',
      'Texts and emails: Agreed to',
      'Address: 742 Evergreen Terrace, Pasadena, 91101',
      'Unit: 4B',
      'Sent: 11:00 PM on Saturday, November 21 (Los Angeles time)',
      'Tracking ID: 7K3M-9Q2X-4TBV-R8ND',
      '> A sofa bed, third floor, no elevator.\n> The piano stays.',
    ]) {
      expect(mail.text).toContain(`\n${line}\n`);
    }
    expect(linksOfText(mail)).toEqual([
      'tel:+12135550142',
      deskUrl,
      'https://project.supabase.co/storage/v1/object/public/lead-images/a/1.jpg',
      'https://www.google.com/maps/search/?api=1&query=742+Evergreen+Terrace%2C+Pasadena%2C+CA+91101',
      'https://www.example.com/track/7K3M-9Q2X-4TBV-R8ND',
    ]);
  });

  test('leaves out what the customer left out', () => {
    const { subject, text } = newRequest(sparseLead, mailSite);

    expect(subject).toBe('New request: Furniture Removal in Pasadena, 91101');
    expect(text).toContain('Texts and emails: Not agreed to: call, and don’t text');
    expect(text).not.toMatch(/null|Unit:|Email:|What the customer wrote|Photo \d/);
  });

  test.each([
    ['2135550142', 'tel:+12135550142'],
    ['12135550142', 'tel:+12135550142'],
    ['213<b>555"0142', 'tel:+12135550142'],
  ])('calls %s at %s', (phone, url) => {
    const mail = newRequest({ ...usualLead, phone }, mailSite);

    expect(linksOfHtml(mail)[0]).toBe(url);
  });

  test.each(['442079460000', '9005550142', '9765550142', '12139760142'])(
    'shows %s as text, because it must not be called by a tap',
    (phone) => {
      const mail = newRequest({ ...usualLead, phone }, mailSite);

      expect(mail.text).toContain(`\nPhone: ${formatPhone(phone)}\n`);
      expect(linksOfHtml(mail).filter((url) => url.startsWith('tel:'))).toEqual([]);
    },
  );

  test('names in its subject only the city our list has for the ZIP code', () => {
    const city = 'Verify now at evil.example';

    const known = newRequest({ ...usualLead, city }, mailSite);
    const unknown = newRequest({ ...usualLead, city, zipCode: '90009' }, mailSite);

    expect(known.subject).toBe('New request: Furniture Removal in Pasadena, 91101');
    expect(unknown.subject).toBe('New request: Furniture Removal in 90009');
    expect(known.text).toContain(`Address: 742 Evergreen Terrace, ${city}, 91101`);
  });

  test('links each of five photos', () => {
    const imageUrls = [1, 2, 3, 4, 5].map((photo) => `https://project.supabase.co/${photo}.jpg`);

    const mail = newRequest({ ...usualLead, imageUrls }, mailSite);

    expect(linksOfHtml(mail)).toEqual(expect.arrayContaining(imageUrls));
    expect(mail.text).toContain('Photo 5:\nhttps://project.supabase.co/5.jpg\n');
  });

  test('links only photos on the web', () => {
    const mail = newRequest(hostileLead, mailSite);

    expect(linksOfHtml(mail).filter((url) => url.includes('project.supabase.co'))).toHaveLength(2);
    expect(mail.html).not.toMatch(/href="(?:javascript|data):/);
  });

  test('makes no links from what the customer typed', () => {
    const jobDescription = 'See https://evil.example/description';

    const mail = newRequest({ ...usualLead, fullName: 'https://evil.example/name', jobDescription }, mailSite);

    expect(linksOfHtml(mail).join(' ')).not.toContain('evil');
  });

  test('is not cut off for a long description', () => {
    const jobDescription = '<é>'.repeat(666);

    const mail = newRequest({ ...usualLead, jobDescription }, mailSite);

    expect(mail.text).toContain(jobDescription);
    expect(pageOf(mail).querySelector('blockquote')?.textContent).toBe(jobDescription);
  });
});

describe("the operator's emails about neglected requests", () => {
  test('"I was not contacted" says whom to call and since when', () => {
    const { subject, text } = notContacted({ ...usualLead, status: 'Sent Proposal' }, mailSite, reportedAt, null);

    expect(subject).toBe('Not contacted: Furniture Removal in Pasadena, 91101');
    expect(text).toContain('Call (213) 555-0142:\ntel:+12135550142\n');
    expect(text).toContain('\nPrefers to be called: After 5 PM\n');
    expect(text).toContain('\nStatus: Sent Proposal\n');
    expect(text).toContain('\nSent: 11:00 PM on Saturday, November 21 (Los Angeles time)\n');
    expect(text).toContain('\nPromised by: 10:00 AM on Sunday, November 22 (Los Angeles time)\n');
    expect(text).toContain('\nReported: 11:00 AM on Sunday, November 22 (Los Angeles time)\n');
    expect(text).not.toContain('Has the job');
  });

  test('an overdue request says whom to call and what was promised', () => {
    const { subject, text } = overdue(usualLead, mailSite, null);

    expect(subject).toBe('Overdue: Furniture Removal in Pasadena, 91101');
    expect(text).toContain('Call (213) 555-0142:\ntel:+12135550142\n');
    expect(text).toContain(
      'The customer was promised a call by 10:00 AM on Sunday, November 22 (Los Angeles time). No one has recorded a call, or someone marked one on the desk’s list but no hauler has the request.',
    );
    expect(text).not.toContain('Has the job');
  });

  test.each([
    ['"I was not contacted"', notContacted(usualLead, mailSite, reportedAt, usualOffer.hauler)],
    ['the email about an overdue request', overdue(usualLead, mailSite, usualOffer.hauler)],
  ])('%s names the hauler who has the job and links their number', (_, { text }) => {
    expect(text).toContain('\nHas the job: Valley Hauling, (818) 555-0111\n');
    expect(text).toContain('Call Valley Hauling, (818) 555-0111:\ntel:+18185550111\n');
  });
});

describe("the operator's emails about a failed match", () => {
  test('with no hauler left says who was asked, the outcome, and how to offer by hand', () => {
    const offers = [
      { ...usualOffer, state: 'declined', declineReason: 'Booked up' },
      {
        ...usualOffer,
        state: 'expired',
        hauler: { ...usualOffer.hauler, name: 'Harbor Hauling', phone: '5625550112' },
      },
    ] as const;

    const { subject, text } = nobodyLeft(usualLead, mailSite, offers);

    expect(subject).toBe('No one left: Furniture Removal in Pasadena, 91101');
    expect(text).toContain('\n- Valley Hauling: declined, “Booked up”\n- Harbor Hauling: expired\n');
    expect(text).toContain('Call Harbor Hauling, (562) 555-0112:\ntel:+15625550112\n');
    expect(text).toContain(`\nlead_id: ${usualLead.id}\n`);
    expect(text).toContain('To give it to a hauler yourself, open it at the desk: “Offer…” asks one more');
  });

  test('with no hauler to ask says so', () => {
    const { text } = nobodyLeft(usualLead, mailSite, []);

    expect(text).toContain('No hauler takes these services in this ZIP code.');
    expect(text).not.toContain('Who was asked');
  });

  test('a job taken back names who had it and why', () => {
    const { subject, text } = takenBack(usualLead, mailSite, { ...usualOffer, state: 'returned' });

    expect(subject).toBe('Taken back: Furniture Removal in Pasadena, 91101');
    expect(text).toContain(
      'The customer said that no one had contacted them, and Valley Hauling, who had the job, didn’t answer in time.',
    );
    expect(takenBack(usualLead, mailSite, { ...usualOffer, reportedAgain: true }).text).toContain(
      'The customer said a second time that no one had contacted them, while Valley Hauling had the job.',
    );
    expect(text).toContain('We’re offering the job to other haulers.');
    expect(text).toContain('Call Valley Hauling, (818) 555-0111:\ntel:+18185550111\n');
  });
});

describe("the operator's emails about what a customer did", () => {
  const canceled: LeadOfMail = {
    ...usualLead,
    status: 'Canceled',
    cancelReasons: ['Found another hauler', 'https://evil.example'],
    canceledByCustomer: true,
  };

  test('canceled: quotes each reason and names who had the job', () => {
    const { subject, text } = customerCanceled(canceled, mailSite, usualOffer.hauler);

    expect(subject).toBe('Canceled: Furniture Removal in Pasadena, 91101');
    expect(text).toContain('Why\n---\n\n> Found another hauler\n> https://evil.example\n');
    expect(text).toContain('Valley Hauling had the job. We’ll let them know, too.');
    expect(text).toContain('\nHad the job: Valley Hauling, (818) 555-0111\n');
  });

  test('canceled: says that no one had the job', () => {
    const { text } = customerCanceled(canceled, mailSite, null);

    expect(text).toContain('No hauler had the job.');
    expect(text).not.toContain('Had the job');
  });

  test('corrected: gives the current contact information', () => {
    const mail = customerCorrected(usualLead, mailSite, usualOffer.hauler, []);

    expect(mail.subject).toBe('Corrected: Furniture Removal in Pasadena, 91101');
    expect(mail.text).toContain(
      '\nPhone: (213) 555-0142\nEmail: maria@example.com\nUnit: 4B\nPrefers to be called: After 5 PM\n',
    );
    expect(mail.text).toContain('Valley Hauling has the job. We’ll let them know, too.');
    expect(linksOfText(mail)).toEqual(expect.arrayContaining(['tel:+12135550142', 'tel:+18185550111']));
  });

  test.each([
    [true, 'Agreed to'],
    [false, 'Not agreed to: call, and don’t text'],
  ])('corrected: shows consent to texts: %s', (agreedToMessages, said) => {
    const { text } = customerCorrected({ ...usualLead, agreedToMessages }, mailSite, null, []);

    expect(text).toContain(`\nTexts and emails: ${said}\n`);
  });

  test('corrected: leaves out what was removed', () => {
    const { text } = customerCorrected(sparseLead, mailSite, null, []);

    expect(text).toContain('\nEmail: None\nUnit: None\nPrefers to be called: At any time\n');
    expect(text).not.toMatch(/Has the job|(?:Phone|Email) before/);
  });

  test('corrected: lists each earlier contact once, without the current one', () => {
    const { text } = customerCorrected(usualLead, mailSite, null, [
      { phoneBefore: '2135550199', emailBefore: 'maria@example.com' },
      { phoneBefore: '2135550142', emailBefore: 'before@example.com' },
      { phoneBefore: '2135550188', emailBefore: null },
      { phoneBefore: '2135550199', emailBefore: null },
    ]);

    expect(text).toContain('\nPhone before: (213) 555-0199, (213) 555-0188\nEmail before: before@example.com, None\n');
  });
});

describe("the operator's emails about what a hauler did", () => {
  const canceled: LeadOfMail = {
    ...usualLead,
    status: 'Canceled',
    cancelReasons: ['The items cannot be taken', 'https://evil.example'],
    cancelReasonsByHauler: ['The items cannot be taken', 'https://evil.example'],
  };

  test('canceled: says whom to call and quotes each reason', () => {
    const mail = haulerCanceled(canceled, mailSite, usualOffer, 'mail');

    expect(mail.subject).toBe('Hauler canceled: Furniture Removal in Pasadena, 91101');
    expect(mail.text).toContain('Valley Hauling canceled this job. Call the customer');
    expect(mail.text).toContain('open it at the desk: press “Reopen…”, then “Take back…”.');
    expect(mail.text).toContain('\n> The items can’t be taken\n> https://evil.example\n');
    expect(linksOfText(mail)).toEqual([
      'tel:+12135550142',
      deskUrl,
      'tel:+18185550111',
      'https://www.example.com/track/7K3M-9Q2X-4TBV-R8ND',
    ]);
  });

  test("canceled: gives the hauler's reasons even if the operator changed them", () => {
    const { text } = haulerCanceled({ ...canceled, cancelReasons: ['Rained out'] }, mailSite, usualOffer, 'mail');

    expect(text).toContain('> https://evil.example\n');
    expect(text).not.toContain('Rained out');
  });

  test.each([
    ['mail', 'We’ll tell the customer that it’s canceled, along with any of these reasons that came from our list.'],
    ['both', 'We’ll tell the customer that it’s canceled, along with any of these reasons that came from our list.'],
    ['text', 'We’ll text the customer that it’s canceled, unless they replied STOP. Their tracking page says why.'],
    ['none', 'Our messages can’t reach the customer: only their tracking page says that it’s canceled, and why.'],
  ] as const)('canceled: says whether the customer is notified, with the channels: %s', (by, said) => {
    const { text } = haulerCanceled(canceled, mailSite, usualOffer, by);

    expect(text.replace(/\s+/g, ' ')).toContain(said);
    expect(text.match(/canceled, and why|We’ll (?:tell|text) the customer/g)).toHaveLength(1);
  });

  test('given back: says how many, why, whom to call and how to pause the hauler', () => {
    const mail = givenBack(usualLead, mailSite, { ...usualOffer, declineReason: 'Booked up' }, 4);

    expect(mail.subject).toBe('Given back: Furniture Removal in Pasadena, 91101');
    expect(mail.text).toContain(
      'Valley Hauling has given back 4 jobs within 24 hours. They saw the name, phone and address of each customer.',
    );
    expect(mail.text).toContain('\n> Booked up\n');
    expect(mail.text).toContain(
      'To pause them, ask for a link to the desk’s list at https://www.example.com/desk, and press “Pause” there.',
    );
    expect(mail.text).toContain(`\nhauler_id: ${usualOffer.hauler.id}\n`);
    expect(linksOfText(mail)[0]).toBe('tel:+18185550111');
  });

  test('given back: quotes nothing without a reason', () => {
    expect(givenBack(usualLead, mailSite, usualOffer, 3).text).not.toContain('Why they');
  });

  test("a hauler's number that must not be called by a tap is plain text", () => {
    const offer = { ...usualOffer, hauler: { ...usualOffer.hauler, phone: '9765550111' } };

    const mail = haulerCanceled(canceled, mailSite, offer, 'mail');

    expect(mail.text).toContain('\n\nValley Hauling, (976) 555-0111\n');
    expect(partsOfHtml(mail)).toContain('Valley Hauling, (976) 555-0111');
    expect(linksOfText(mail)).not.toContain('tel:+19765550111');
  });
});

describe("the operator's email about expiring insurance", () => {
  const mailAt = (now: string) => insuranceEnds(usualHauler, '2026-11-30', new Date(now));

  test('says whose, when, what to do and whom to call', () => {
    const mail = mailAt('2026-11-16T18:00:00Z');

    expect(mail.subject).toBe('Insurance for Valley Hauling ends on Monday, November 30, 2026');
    expect(mail.text).toContain(
      'Then open the desk, press “Change” next to this hauler, and set “Insured until” to its last day.',
    );
    expect(mail.text).toContain('they won’t get offers after that day');
    expect(mail.text).toContain(
      `\nHauler: Valley Hauling, (818) 555-0111\nTheir email: jobs@valley.example\nhauler_id: ${usualHauler.id}\nInsured until: 2026-11-30\n`,
    );
    expect(linksOfText(mail)).toEqual(['tel:+18185550111', deskUrl]);
  });

  test.each([
    ['in the last minute of the day in Los Angeles', '2026-12-01T07:59:00Z', 'ends'],
    ['after that day in Los Angeles', '2026-12-01T08:00:00Z', 'ended'],
  ])('says %s that it %s', (_, now, said) => {
    expect(mailAt(now).subject).toBe(`Insurance for Valley Hauling ${said} on Monday, November 30, 2026`);
  });
});

describe('emails to haulers', () => {
  const typed: LeadOfMail = {
    ...usualLead,
    streetAddress: 'typed-street',
    unitNumber: 'typed-unit',
    city: 'typed-city',
    jobDescription: 'typed-description',
    fullName: 'typed-name',
    phone: '9998887777',
    email: 'typed-email@example.com',
    imageUrls: ['https://photos.example/typed-photo.jpg'],
    cancelReasons: ['typed-reason'],
    callTime: 'typed-time',
  };

  test("don't reveal the customer's name, address, contact information or words", () => {
    for (const { subject, text, html } of haulerMails(typed)) {
      expect(subject + text + html).not.toMatch(/typed|9998887777|888-7777/);
    }
    expect(haulerMails(typed)).toEqual(haulerMails(usualLead));
  });

  test("don't name the city once the job is theirs", () => {
    for (const { subject, text, html } of mailsOfTheirJob(usualLead)) {
      expect(subject + text + html).not.toContain('Pasadena');
    }
  });

  test('name no city if our list has none for the ZIP code', () => {
    const { subject, text } = jobOffered({ ...usualLead, zipCode: '90009' }, usualOffer, mailSite, inTime);

    expect(subject).toBe('Job offer: Furniture Removal in 90009');
    expect(text).toContain('\nPlace: 90009\n');
  });

  test('link only to the page of the job, and to the one that pauses offers', () => {
    for (const mail of haulerMails(usualLead)) {
      expect(linksOfHtml(mail)).toEqual([
        'https://www.example.com/job/0FF3-R0FF-3R0F-F3R0',
        'https://www.example.com/pause/ZZ00-YY11-XX22-WW33',
      ]);
    }
  });

  test.each([
    [usualOffer, 'You’re getting this email because you take jobs from PoppyHaul.', 'Pause offers', '/pause/'],
    [
      inSpanish(usualOffer),
      'Este correo le llega porque usted toma trabajos de PoppyHaul.',
      'Pausar las ofertas',
      '/es/pause/',
    ],
  ])('end with why they were sent and how to pause them', (offer, why, pause, path) => {
    const url = `https://www.example.com${path}ZZ00-YY11-XX22-WW33`;
    for (const { text, html } of haulerMails(usualLead, offer)) {
      expect(text.endsWith(`\n\n${why}\n\n${pause}:\n${url}\n`)).toBe(true);
      expect(html).toMatch(new RegExp(`>${why}</p>\\s*<p[^>]*><a [^>]*href="${url}"[^>]*>${pause}</a></p>`));
    }
  });

  test('an offer says what to haul, where, and by when to accept and call', () => {
    const { subject, text } = jobOffered(usualLead, usualOffer, mailSite, inTime);

    expect(subject).toBe('Job offer: Furniture Removal in Pasadena, 91101');
    for (const line of [
      'Services: Furniture Removal',
      'Place: Pasadena, 91101',
      'Accept by: 8:30 AM on Sunday, November 22 (Los Angeles time)',
      'Call the customer: By 10:00 AM on Sunday, November 22 (Los Angeles time)',
    ]) {
      expect(text).toContain(`\n${line}\n`);
    }
  });

  test.each<[LoadSize, string, string]>([
    ['few-items', 'A few items, about 2 cubic yards', 'Unas cuantas cosas, unas 2 yardas cúbicas'],
    ['quarter', 'A quarter of a truck, about 4 cubic yards', 'Un cuarto de camión, unas 4 yardas cúbicas'],
    ['half', 'Half a truck, about 8 cubic yards', 'Medio camión, unas 8 yardas cúbicas'],
    [
      'three-quarters',
      'Three quarters of a truck, about 11 cubic yards',
      'Tres cuartos de camión, unas 11 yardas cúbicas',
    ],
    ['full', 'A full truck or more, 15 cubic yards or more', 'Un camión lleno o más, 15 yardas cúbicas o más'],
  ])('an offer begins with the load, which no subject names: %s', (loadSize, said, spanish) => {
    const lead = { ...usualLead, loadSize };

    expect(jobOffered(lead, usualOffer, mailSite, inTime).text).toContain(`\n\nLoad: ${said}\nServices: `);
    expect(jobOffered(lead, inSpanish(usualOffer), mailSite, inTime).text).toContain(
      `\n\nCarga: ${spanish}\nServicios: `,
    );
    expect(haulerMails(lead).map(({ subject }) => subject)).toEqual(
      haulerMails(sparseLead).map(({ subject }) => subject),
    );
  });

  test('say nothing of the load if the customer does not', () => {
    for (const { text } of haulerMails({ ...usualLead, loadSize: null })) expect(text).not.toMatch(/^Load|null/m);
  });

  test.each([
    [true, 'Calls and texts are fine.'],
    [false, 'Calls only. Please don’t text.'],
  ])('say before and after acceptance whether texts are fine: %s', (agreedToMessages, said) => {
    const lead = { ...usualLead, agreedToMessages };

    expect(jobOffered(lead, usualOffer, mailSite, inTime).text).toContain(`\nCalls or texts: ${said}\n`);
    for (const each of [lead, { ...lead, status: 'In Progress' } as const]) {
      expect(jobAccepted({ lead: each, offer: usualOffer, now: inTime }).text).toContain(`. ${said}\n`);
    }
  });

  test('an offer past the promised time asks for a call right away', () => {
    const { text } = jobOffered(usualLead, usualOffer, mailSite, tooLate);

    expect(text).toContain('\nCall the customer: Right away\n');
  });

  test('an accepted job asks for a call by the promised time', () => {
    const { subject, text } = jobAccepted({ lead: usualLead, offer: usualOffer, now: inTime });

    expect(subject).toBe('The job is yours: Furniture Removal in 91101');
    expect(text).toContain('Call the customer by 10:00 AM on Sunday, November 22 (Los Angeles time).');
    expect(text).toContain('The link shows the customer’s name, phone and address.');
    expect(text).toContain('Go there to record your call and to send your price and pickup times.');
  });

  test('a job accepted after the promised time asks for a call right away', () => {
    const { text } = jobAccepted({ lead: usualLead, offer: usualOffer, now: tooLate });

    expect(text).toContain('Call the customer right away: the time we promised has passed.');
  });

  test('a job accepted at a later status gives that status and asks for no first call', () => {
    const { text } = jobAccepted({ lead: plannedLead, offer: usualOffer, now: inTime });

    expect(text).toContain('Its status is now In Progress.');
    expect(text).not.toContain('Call the customer');
  });

  test('a customer who was not contacted is waiting for their call', () => {
    const { subject, text } = jobNotContacted({ lead: usualLead, offer: usualOffer }, reportedAt);

    expect(subject).toBe('Call now: Furniture Removal in 91101');
    expect(text).toContain(
      'At 11:00 AM on Sunday, November 22 (Los Angeles time) the customer said that no one had contacted them. Call them now',
    );
    expect(text).toContain('the job may be taken back and offered to others.');
  });

  test('what the customer did is on the page of the job', () => {
    const canceled = jobCanceled({ lead: canceledLead, offer: usualOffer });
    const corrected = jobCorrected({ lead: usualLead, offer: usualOffer });

    expect(canceled.subject).toBe('Canceled: Furniture Removal in 91101');
    expect(canceled.text).toContain('Its page shows the customer’s reasons.');
    expect(canceled.text).not.toContain('The gate was locked');
    expect(corrected.subject).toBe('Corrected: Furniture Removal in 91101');
    expect(corrected.text).toContain('Check the job’s page before you call or head out');
    expect(corrected.text.replace(/\s+/g, ' ')).toContain('and whether you may text them.');
  });
});

describe("the operator's email about a message", () => {
  test.each(contactSubjects)('names the subject %s as on the contact page', (value) => {
    const { subject, text } = contactMessage({ ...usualMessage, subject: value });
    const label = contactSubjectLabels[value];

    expect(subject).toBe(`${label}: message from Rosa Alvarez`);
    expect(text).toContain(`\nSubject: ${label}\n`);
  });

  test('has the message and its sender', () => {
    const { text } = contactMessage(usualMessage);

    expect(text).toContain('\nFrom: Rosa Alvarez\nEmail: rosa@example.com\n');
    expect(text).toContain('\n> I have a truck and insurance.\n> How do I join?\n');
    expect(text).not.toMatch(/Business:|as a hauler/);
  });

  test('has what a hauler who wants to join has filled in', () => {
    const { text } = contactMessage(usualApplication);

    expect(text).toContain('\nA hauler wants to join\n');
    expect(text).toContain(
      '\nBusiness: Alvarez Hauling\nPhone: (909) 555-0142\nZIP codes or cities: 91766, Pomona, Chino\n' +
        'Services: Old Appliances, Home Cleaning - Deep Cleaning\nTruck: 15 cubic yards\n',
    );
    expect(text).toContain('To add them as a hauler, open the desk’s list.');
  });

  test.each([
    [1, '\nTruck: 1 cubic yard\n'],
    [undefined, null],
  ])('says what the truck holds, if the hauler does: %s', (truckCubicYards, said) => {
    const { application } = usualApplication;

    const { text } = contactMessage({
      ...usualApplication,
      application: application && { ...application, truckCubicYards },
    });

    if (said === null) expect(text).not.toContain('Truck');
    else expect(text).toContain(said);
  });

  test('says that a hauler who chose no service takes everything', () => {
    const { application } = usualApplication;

    const { text } = contactMessage({
      ...usualApplication,
      application: application && { ...application, services: [] },
    });

    expect(text).toContain('\nServices: Everything\n');
  });
});

describe("the operator's email about a held request", () => {
  const because = 'More than 5 requests with this phone number within an hour';
  const held = { ...usualLead, flaggedBecause: because };

  test('says who sent it, why it was flagged, whom to call and how to release it', () => {
    const mail = heldRequest(held, mailSite, because);

    expect(mail.subject).toBe('Held back: Furniture Removal in Pasadena, 91101');
    expect(mail.text).toContain(`It may not be real (${because}). Call to find out.`);
    expect(mail.text).toContain('If it’s real, press “Clear the flag…” at the desk.');
    expect(mail.text).toContain('Until then, haulers don’t see it, and the customer won’t hear from us.');
    expect(mail.text).toContain('The desk’s list shows them all, under “Flagged”.');
    expect(mail.text).toContain(`\nlead_id: ${usualLead.id}\n`);
    expect(mail.text).toContain('\nName: María-José O’Neill\n');
    expect(linksOfText(mail)[0]).toBe('tel:+12135550142');
    expect(mail.text).not.toContain('Promised by');
  });

  test('other emails about it say that it is flagged', () => {
    expect(notContacted(held, mailSite, reportedAt, null).text).toContain(`\nFlagged: ${because}\n`);
    expect(notContacted(usualLead, mailSite, reportedAt, null).text).not.toContain('Flagged');
  });
});

describe("the operator's email about a held message", () => {
  const because = 'More than 5 messages with this e-mail address within an hour';

  test('says why it was flagged, what it says and how to answer', () => {
    const { subject, text } = heldMessage({ ...usualMessage, flaggedBecause: because }, because);

    expect(subject).toBe(`Held back: ${contactMessage(usualMessage).subject}`);
    expect(text).toContain(`It may not be real (${because}). If it’s real, answer it.`);
    expect(text).toContain('\n> I have a truck and insurance.\n');
    expect(text).toContain('To answer, write to the email address above.');
    expect(text).toContain('The desk’s list shows the others: press “Not spam” on one, and it’s emailed, too.');
  });
});

describe("the operator's digest of flagged items", () => {
  test.each([
    [{ requests: 7, messages: 1 }, '7 requests and 1 message flagged'],
    [{ requests: 1, messages: 0 }, '1 request flagged'],
    [{ requests: 0, messages: 2 }, '2 messages flagged'],
  ])('counts them: %j', (amounts, subject) => {
    expect(flaggedDigest({ ...usualFlagged, ...amounts }).subject).toBe(subject);
  });

  test('lists the newest with reason and time, and where to look', () => {
    const { text } = flaggedDigest(usualFlagged);

    expect(text.replace(/\s+/g, ' ')).toContain('its customer doesn’t hear from us, and we don’t ask anyone to call');
    expect(text).toContain('The newest (Los Angeles time)\n');
    expect(text).toContain(
      '\n- Request at 11:00 PM on Saturday, November 21: More than 5 requests with this phone number within an hour\n',
    );
    expect(text).toContain('\n- Message at 10:30 PM on Saturday, November 21: More than 5 messages');
    expect(text).toContain('npm run flagged');
  });
});

describe('times', () => {
  test.each([
    ['2026-11-01T08:30:00Z', '1:30 AM on Sunday, November 1'],
    ['2026-11-01T09:30:00Z', '1:30 AM on Sunday, November 1'],
    ['2026-11-01T10:30:00Z', '2:30 AM on Sunday, November 1'],
    ['2026-11-01T18:00:00Z', '10:00 AM on Sunday, November 1'],
    ['2026-10-31T17:00:00Z', '10:00 AM on Saturday, October 31'],
    ['2027-03-14T09:59:00Z', '1:59 AM on Sunday, March 14'],
    ['2027-03-14T10:00:00Z', '3:00 AM on Sunday, March 14'],
    ['2027-01-01T04:00:00Z', '8:00 PM on Thursday, December 31'],
    ['2027-01-01T20:00:00Z', '12:00 PM on Friday, January 1'],
  ])('%s is %s in Los Angeles, in any time zone of the server', (moment, words) => {
    for (const timeZone of ['America/Los_Angeles', 'UTC', 'Pacific/Auckland']) {
      vi.stubEnv('TZ', timeZone);
      const lead = { ...usualLead, promisedBy: new Date(moment) };

      expect(requestArrived(lead, mailSite).text).toContain(`by ${words} (Los Angeles time)`);
    }
  });
});

describe('emails and site', () => {
  test('format phone numbers alike', () => {
    const storedPhone = fc.stringMatching(/^[1-9][0-9]{9,15}$/);
    fc.assert(
      fc.property(storedPhone, (phone) => {
        expect(newRequest({ ...usualLead, phone }, mailSite).text).toContain(formatPhone(phone));
      }),
    );
  });

  test('format tracking IDs alike', () => {
    const { trackingId } = usualLead;

    expect(newRequest(usualLead, mailSite).text).toContain(`Tracking ID: ${formatTrackingId(trackingId)}\n`);
  });

  test('share their colors', () => {
    const brand = JSON.stringify(tailwind.theme.extend.colors);
    const { dark, light, ...others } = colors;

    for (const color of [...Object.values(light), ...Object.values(others)]) expect(brand).toContain(color);
    expect(Object.keys(dark)).toEqual(Object.keys(light));
  });

  test.each(['light', 'dark'] as const)('have readable contrast: %s', (scheme) => {
    const { page, card, quote, ink, soft, link } = colors[scheme];
    const pairs = [
      ...[ink, soft, link].flatMap((word) => [page, card].map((ground) => [word, ground] as const)),
      [ink, quote] as const,
      [colors.onBand, colors.band] as const,
      [colors.onButton, colors.button] as const,
    ];

    for (const [word, ground] of pairs) expect(contrast(word, ground), `${word} on ${ground}`).toBeGreaterThan(4.5);
  });
});

/** The contrast ratio of two colors such as `#22302F`. @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
