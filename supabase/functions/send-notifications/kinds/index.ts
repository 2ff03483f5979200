// Every kind of message, by audience. Written by `npm run kinds`; do not edit.

import * as customerDoorPrice from './customer/door-price.ts';
import * as customerLinkAgain from './customer/link-again.ts';
import * as customerMatched from './customer/matched.ts';
import * as customerOnMyWay from './customer/on-my-way.ts';
import * as customerPickupBooked from './customer/pickup-booked.ts';
import * as customerPickupReminder from './customer/pickup-reminder.ts';
import * as customerProposalMade from './customer/proposal-made.ts';
import * as customerProposalWithdrawn from './customer/proposal-withdrawn.ts';
import * as customerRequestArrived from './customer/request-arrived.ts';
import * as customerRequestChanged from './customer/request-changed.ts';
import * as customerReviewAsked from './customer/review-asked.ts';
import * as customerStatusChanged from './customer/status-changed.ts';
import * as customerStillLooking from './customer/still-looking.ts';
import * as customerTimeframeChanged from './customer/timeframe-changed.ts';
import * as haulerAgreementAccepted from './hauler/agreement-accepted.ts';
import * as haulerAgreementAsked from './hauler/agreement-asked.ts';
import * as haulerCustomerAsked from './hauler/customer-asked.ts';
import * as haulerCustomerCanceled from './hauler/customer-canceled.ts';
import * as haulerCustomerCorrected from './hauler/customer-corrected.ts';
import * as haulerDoorAnswered from './hauler/door-answered.ts';
import * as haulerJobAccepted from './hauler/job-accepted.ts';
import * as haulerJobCanceled from './hauler/job-canceled.ts';
import * as haulerJobChanged from './hauler/job-changed.ts';
import * as haulerJobOffered from './hauler/job-offered.ts';
import * as haulerJobTakenBack from './hauler/job-taken-back.ts';
import * as haulerNoShow from './hauler/no-show.ts';
import * as haulerNotContacted from './hauler/not-contacted.ts';
import * as haulerPickupOver from './hauler/pickup-over.ts';
import * as haulerPickupReminder from './hauler/pickup-reminder.ts';
import * as haulerProposalAccepted from './hauler/proposal-accepted.ts';
import * as haulerProposalDeclined from './hauler/proposal-declined.ts';
import * as haulerReviewProblem from './hauler/review-problem.ts';
import * as operatorAgreementAccepted from './operator/agreement-accepted.ts';
import * as operatorContactMessage from './operator/contact-message.ts';
import * as operatorCustomerCanceled from './operator/customer-canceled.ts';
import * as operatorCustomerCorrected from './operator/customer-corrected.ts';
import * as operatorCustomerUnreachable from './operator/customer-unreachable.ts';
import * as operatorDeskLink from './operator/desk-link.ts';
import * as operatorDigest from './operator/digest.ts';
import * as operatorFlaggedDigest from './operator/flagged-digest.ts';
import * as operatorGivenBack from './operator/given-back.ts';
import * as operatorHaulerCanceled from './operator/hauler-canceled.ts';
import * as operatorHaulerChanged from './operator/hauler-changed.ts';
import * as operatorHaulerPaused from './operator/hauler-paused.ts';
import * as operatorHaulerUnreachable from './operator/hauler-unreachable.ts';
import * as operatorHeldMessage from './operator/held-message.ts';
import * as operatorHeldRequest from './operator/held-request.ts';
import * as operatorInsuranceEnds from './operator/insurance-ends.ts';
import * as operatorNewRequest from './operator/new-request.ts';
import * as operatorNoShow from './operator/no-show.ts';
import * as operatorNobodyLeft from './operator/nobody-left.ts';
import * as operatorNotContacted from './operator/not-contacted.ts';
import * as operatorOverdue from './operator/overdue.ts';
import * as operatorProviderDown from './operator/provider-down.ts';
import * as operatorReviewProblem from './operator/review-problem.ts';
import * as operatorTakenBack from './operator/taken-back.ts';
import * as operatorTextReply from './operator/text-reply.ts';
import type { Kinds } from './kind.ts';

export const kinds = {
  customer: {
    'door-price': customerDoorPrice,
    'link-again': customerLinkAgain,
    'matched': customerMatched,
    'on-my-way': customerOnMyWay,
    'pickup-booked': customerPickupBooked,
    'pickup-reminder': customerPickupReminder,
    'proposal-made': customerProposalMade,
    'proposal-withdrawn': customerProposalWithdrawn,
    'request-arrived': customerRequestArrived,
    'request-changed': customerRequestChanged,
    'review-asked': customerReviewAsked,
    'status-changed': customerStatusChanged,
    'still-looking': customerStillLooking,
    'timeframe-changed': customerTimeframeChanged,
  },
  hauler: {
    'agreement-accepted': haulerAgreementAccepted,
    'agreement-asked': haulerAgreementAsked,
    'customer-asked': haulerCustomerAsked,
    'customer-canceled': haulerCustomerCanceled,
    'customer-corrected': haulerCustomerCorrected,
    'door-answered': haulerDoorAnswered,
    'job-accepted': haulerJobAccepted,
    'job-canceled': haulerJobCanceled,
    'job-changed': haulerJobChanged,
    'job-offered': haulerJobOffered,
    'job-taken-back': haulerJobTakenBack,
    'no-show': haulerNoShow,
    'not-contacted': haulerNotContacted,
    'pickup-over': haulerPickupOver,
    'pickup-reminder': haulerPickupReminder,
    'proposal-accepted': haulerProposalAccepted,
    'proposal-declined': haulerProposalDeclined,
    'review-problem': haulerReviewProblem,
  },
  operator: {
    'agreement-accepted': operatorAgreementAccepted,
    'contact-message': operatorContactMessage,
    'customer-canceled': operatorCustomerCanceled,
    'customer-corrected': operatorCustomerCorrected,
    'customer-unreachable': operatorCustomerUnreachable,
    'desk-link': operatorDeskLink,
    'digest': operatorDigest,
    'flagged-digest': operatorFlaggedDigest,
    'given-back': operatorGivenBack,
    'hauler-canceled': operatorHaulerCanceled,
    'hauler-changed': operatorHaulerChanged,
    'hauler-paused': operatorHaulerPaused,
    'hauler-unreachable': operatorHaulerUnreachable,
    'held-message': operatorHeldMessage,
    'held-request': operatorHeldRequest,
    'insurance-ends': operatorInsuranceEnds,
    'new-request': operatorNewRequest,
    'no-show': operatorNoShow,
    'nobody-left': operatorNobodyLeft,
    'not-contacted': operatorNotContacted,
    'overdue': operatorOverdue,
    'provider-down': operatorProviderDown,
    'review-problem': operatorReviewProblem,
    'taken-back': operatorTakenBack,
    'text-reply': operatorTextReply,
  },
} satisfies Kinds;
