import { formatPhone } from '../../_shared/rules/phone.ts';
import { isClosed, toStatus } from '../../_shared/rules/statuses.ts';
import { stillLooking as stillLookingWords } from '../../_shared/words/en/still-looking.ts';
import { type Composer, toCustomer } from '../audiences.ts';
import { customerChangeMails } from './customer-changes.ts';
import { type CustomerContent, callLink, factsOf, statusOf, trackButton, whoHasTheJob } from './customer-parts.ts';
import { customerPickupMails } from './customer-pickups.ts';
import { customerReviewMails } from './customer-reviews.ts';
import { momentOf } from './format.ts';
import { addressBefore, requestChanged } from './request-changed.ts';
import type { HaulerOfMail, LeadOfMail, Site } from './types.ts';
import { words } from './words/en.ts';

// Somebody can enter the address of a person who knows nothing of it. So no mail to a customer has a word in it that a
// visitor typed: no name, no place, no description. Nor has one a word that a hauler typed, who could have anything
// said in our name: the tracking page shows it. Services are chosen from a list. Reasons that the customer gave are
// left out. The operator's own timeframe and reasons are mailed, and who the haulers are, the operator enters. What a
// hauler says in numbers is mailed too: prices, and times of pickups.

/** The mail of each kind of notification that a customer gets. */
export const customerMails: Record<string, Composer> = {
  ...customerChangeMails,
  ...customerPickupMails,
  ...customerReviewMails,
  'request-arrived': toCustomer(({ lead, site }) => requestArrived(lead, site)),
  matched: toCustomer(async ({ lead, notification, read, site, now }) => {
    const offer = await read.offer(notification.offer_id);
    return offer && matched(lead, offer.hauler, site, now);
  }),
  'still-looking': toCustomer(({ lead, site }) => stillLooking(lead, site)),
  'link-again': toCustomer(({ lead, site }) => linkAgain(lead, site)),
  'request-changed': toCustomer(({ lead, notification: { correction_id, created_at }, site }) => {
    const what = correction_id === null ? 'canceled' : 'corrected';
    return requestChanged(lead, site, what, new Date(created_at));
  }, addressBefore),
};

/** The request has arrived: how to follow it, what happens next, and how to prepare. */
export function requestArrived(lead: LeadOfMail, site: Site): CustomerContent {
  const { heading, promise, keepTheId, next, nextSteps, prepare, howToPrepare, moreToPrepare } = words.requestArrived;
  const { isStillLooking, promisedBy } = lead;
  return {
    heading,
    blocks: [
      { kind: 'paragraph', text: isStillLooking ? stillLookingWords : promise(momentOf(promisedBy)) },
      trackButton(lead, site),
      factsOf(lead),
      { kind: 'paragraph', text: keepTheId },
      { kind: 'heading', text: next },
      { kind: 'steps', items: nextSteps(isStillLooking) },
      { kind: 'heading', text: prepare },
      { kind: 'list', items: howToPrepare },
      { kind: 'links', links: [{ label: moreToPrepare, url: `${site.url}/before-your-pickup` }] },
    ],
  };
}

/** No hauler is found: nobody is left to ask, or the promised time has passed without a call. */
export function stillLooking(lead: LeadOfMail, site: Site): CustomerContent {
  const { heading, howToCancel } = words.stillLooking;
  return {
    heading,
    blocks: [
      { kind: 'paragraph', text: stillLookingWords },
      { kind: 'paragraph', text: howToCancel },
      trackButton(lead, site),
      factsOf(lead, statusOf(lead)),
    ],
  };
}

/** The tracking link once more, as the team sends it to who has lost it. */
export function linkAgain(lead: LeadOfMail, site: Site): CustomerContent {
  const { heading, text, whileOpen, keepIt } = words.linkAgain;
  return {
    heading,
    blocks: [
      { kind: 'paragraph', text: isClosed(lead.status) ? text : `${text} ${whileOpen}` },
      trackButton(lead, site),
      factsOf(lead, statusOf(lead)),
      { kind: 'paragraph', text: keepIt },
    ],
  };
}

/**
 * A hauler has taken the request: who calls, so that a call from an unknown number is trusted.
 *
 * @param now decides whether the promised time is still to come.
 */
export function matched(lead: LeadOfMail, hauler: HaulerOfMail, site: Site, now: Date): CustomerContent {
  const { heading, taken, theirProposal, theirNumber } = words.matched;
  const isUncalled = toStatus(lead.status) === 'Submitted';
  return {
    heading,
    blocks: [
      { kind: 'paragraph', text: `${taken(hauler.name)} ${whenTheyCall(lead, now)}` },
      { kind: 'paragraph', text: theirNumber(formatPhone(hauler.phone)) },
      ...(isUncalled ? [{ kind: 'paragraph', text: theirProposal } as const] : []),
      trackButton(lead, site),
      factsOf(lead, ...whoHasTheJob(hauler)),
      ...callLink(hauler),
    ],
  };
}

function whenTheyCall({ status, promisedBy }: LeadOfMail, now: Date): string {
  const { furtherOn, theyCallAtOnce, theyCallBy } = words.matched;
  if (toStatus(status) !== 'Submitted') return furtherOn;
  return promisedBy <= now ? theyCallAtOnce : theyCallBy(momentOf(promisedBy));
}
