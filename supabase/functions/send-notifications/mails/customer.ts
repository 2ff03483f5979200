import { formatPhone } from '../../_shared/domain/phone.ts';
import { isClosed } from '../../_shared/domain/statuses.ts';
import { formatTrackingId } from '../../_shared/domain/tracking-id.ts';
import { type Composer, toCustomer } from '../audiences.ts';
import type { Block } from './content.ts';
import { customerChangeMails } from './customer-changes.ts';
import { type CustomerContent, callLink, factsOf, statusOf, trackButton, whoHasTheJob } from './customer-parts.ts';
import { customerPickupMails } from './customer-pickups.ts';
import { customerReviewMails } from './customer-reviews.ts';
import { linkIn } from './format.ts';
import { addressBefore, changeOf, requestChanged } from './request-changed.ts';
import type { HaulerOfOffer, LeadOfMail, Site } from './types.ts';
import { wordingIn } from './wording.ts';

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
  'request-changed': toCustomer(
    ({ lead, notification, site }) =>
      requestChanged(lead, site, changeOf(notification), new Date(notification.created_at)),
    addressBefore,
  ),
};

/** The request has arrived: how to follow it, what happens next, and how to prepare. */
export function requestArrived(lead: LeadOfMail, site: Site): CustomerContent {
  const { language, isStillLooking, promisedBy } = lead;
  const { words, momentOf, stillLooking } = wordingIn(language);
  const { heading, promise, keepTheId, next, nextSteps, prepare, howToPrepare, moreToPrepare } = words.requestArrived;
  return {
    language: lead.language,
    heading,
    blocks: [
      { kind: 'paragraph', text: isStillLooking ? stillLooking : promise(momentOf(promisedBy)) },
      trackButton(lead, site),
      factsOf(lead),
      { kind: 'paragraph', text: keepTheId },
      { kind: 'heading', text: next },
      { kind: 'steps', items: nextSteps(isStillLooking) },
      { kind: 'heading', text: prepare },
      { kind: 'list', items: howToPrepare },
      { kind: 'links', links: [{ label: moreToPrepare, url: linkIn('en', '/before-your-pickup', site) }] },
    ],
  };
}

/** No hauler is found: nobody is left to ask, or the promised time has passed without a call. */
export function stillLooking(lead: LeadOfMail, site: Site): CustomerContent {
  const { words, stillLooking } = wordingIn(lead.language);
  const { heading, howToCancel } = words.stillLooking;
  return {
    language: lead.language,
    heading,
    blocks: [
      { kind: 'paragraph', text: stillLooking },
      { kind: 'paragraph', text: howToCancel },
      trackButton(lead, site),
      factsOf(lead, statusOf(lead)),
    ],
  };
}

/** The tracking link once more, as the team sends it to who has lost it. */
export function linkAgain(lead: LeadOfMail, site: Site): CustomerContent {
  const { heading, text, whileOpen, keepIt } = wordingIn(lead.language).words.linkAgain;
  return {
    language: lead.language,
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
export function matched(lead: LeadOfMail, hauler: HaulerOfOffer, site: Site, now: Date): CustomerContent {
  const { heading, taken, theirProposal, theirNumber } = wordingIn(lead.language).words.matched;
  const isUncalled = lead.status === 'Submitted';
  return {
    language: lead.language,
    heading,
    blocks: [
      { kind: 'paragraph', text: `${taken(hauler.name)} ${whenTheyCall(lead, now)}` },
      { kind: 'paragraph', text: theirNumber(formatPhone(hauler.phone)) },
      ...theirLanguage(lead, hauler, site),
      ...(isUncalled ? [{ kind: 'paragraph', text: theirProposal } as const] : []),
      trackButton(lead, site),
      factsOf(lead, ...whoHasTheJob(lead, hauler)),
      ...callLink(lead, hauler),
    ],
  };
}

/** What the customer is to know of what the hauler speaks and, if they do not share a language, where to say so. */
function theirLanguage({ language, trackingId }: LeadOfMail, { name, languages }: HaulerOfOffer, site: Site): Block[] {
  const { speaks, answersInAnother, writeToUs } = wordingIn(language).words.matched;
  if (languages.includes(language)) {
    const text = speaks(name);
    return text === null ? [] : [{ kind: 'paragraph', text }];
  }
  // The contact page begins the message with the ID.
  const url = linkIn(language, `/contact#id=${formatTrackingId(trackingId)}`, site);
  return [
    { kind: 'paragraph', text: answersInAnother(name) },
    { kind: 'links', links: [{ label: writeToUs, url }] },
  ];
}

function whenTheyCall({ language, status, promisedBy }: LeadOfMail, now: Date): string {
  const { words, momentOf } = wordingIn(language);
  const { furtherOn, theyCallAtOnce, theyCallBy } = words.matched;
  if (status !== 'Submitted') return furtherOn;
  return promisedBy <= now ? theyCallAtOnce : theyCallBy(momentOf(promisedBy));
}
