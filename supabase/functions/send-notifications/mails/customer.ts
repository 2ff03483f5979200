import { formatPhone } from '../../_shared/rules/phone.ts';
import { isUnreachable } from '../../_shared/rules/reasons.ts';
import { isClosed, toStatus } from '../../_shared/rules/statuses.ts';
import { dollars, type Window } from '../../_shared/words/en/pickups.ts';
import { reasonLabel } from '../../_shared/words/en/reasons.ts';
import { statusLabel, statusWords } from '../../_shared/words/en/statuses.ts';
import { stillLooking as stillLookingWords } from '../../_shared/words/en/still-looking.ts';
import { type Composer, toCustomer } from '../audiences.ts';
import type { Block, Fact } from './content.ts';
import { type CustomerContent, callLink, factsOf, trackButton, whoHasTheJob } from './customer-parts.ts';
import { customerPickupMails } from './customer-pickups.ts';
import { momentOf, windowOf } from './format.ts';
import { isTimeframeByHauler, reasonsToMail } from './hauler-words.ts';
import { pickupBefore } from './pickup-before.ts';
import { addressBefore, requestChanged } from './request-changed.ts';
import type { HaulerOfMail, LeadOfMail, Site } from './types.ts';
import { words } from './words/en.ts';

// Somebody can enter the address of a person who knows nothing of it. So no mail of this file has a word in it that a
// visitor typed: no name, no place, no description. Nor has one a word that a hauler typed, who could have anything said
// in our name: the tracking page shows it. Services are chosen from a list. Reasons that the customer gave are left out.
// The operator's own timeframe and reasons are mailed, and who the haulers are, the operator enters. What a hauler says in
// numbers is mailed too: prices, and times of pickups.

/** The mail of each kind of notification that a customer gets. */
export const customerMails: Record<string, Composer> = {
  ...customerPickupMails,
  'request-arrived': toCustomer(({ lead, site }) => requestArrived(lead, site)),
  matched: toCustomer(async ({ lead, notification, read, site, now }) => {
    const offer = await read.offer(notification.offer_id);
    return offer && matched(lead, offer.hauler, site, now);
  }),
  'still-looking': toCustomer(({ lead, site }) => stillLooking(lead, site)),
  'status-changed': toCustomer(async ({ lead, notification, read, site }) =>
    statusChanged(lead, site, await read.haulerOf(lead), pickupBefore(notification)),
  ),
  'timeframe-changed': toCustomer(({ lead, notification, site }) =>
    timeframeChanged(lead, site, pickupBefore(notification)),
  ),
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

/**
 * A hauler has taken the request: who calls, so that a call from an unknown number is trusted.
 *
 * @param now decides whether the promised time is still to come.
 */
export function matched(lead: LeadOfMail, hauler: HaulerOfMail, site: Site, now: Date): CustomerContent {
  const { heading, taken, theirNumber } = words.matched;
  return {
    heading,
    blocks: [
      { kind: 'paragraph', text: `${taken(hauler.name)} ${whenTheyCall(lead, now)}` },
      { kind: 'paragraph', text: theirNumber(formatPhone(hauler.phone)) },
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

/**
 * The request has come to another status, whatever it was before.
 *
 * @param hauler who has the job: named until it is closed.
 * @param before the pickup that the customer knew of.
 */
export function statusChanged(
  lead: LeadOfMail,
  site: Site,
  hauler: HaulerOfMail | null,
  before: Window | null = null,
): CustomerContent {
  const status = toStatus(lead.status);
  const isCanceled = status === 'Canceled';
  const caller = isClosed(lead.status) ? null : hauler;
  const gone = goneWindow(lead, before);
  return {
    heading: status === 'other' ? words.statusChanged.otherHeading : statusWords[status].mailHeading,
    blocks: [
      { kind: 'paragraph', text: meaningOf(lead) },
      ...(gone === null ? [] : [{ kind: 'paragraph', text: gone } as const]),
      ...(isCanceled ? cancelReasonsOf(lead) : []),
      trackButton(lead, site),
      factsOf(
        lead,
        statusOf(lead),
        // A canceled job has no time any more.
        [words.terms.timeframe, isCanceled ? null : timeToMail(lead)],
        [words.terms.pricePaid, status === 'Completed' ? priceOf(lead) : null],
        ...(caller ? whoHasTheJob(caller) : []),
      ),
      ...(caller ? callLink(caller) : []),
      ...(isCanceled ? [wayOn(lead, site)] : []),
    ],
  };
}

/**
 * What the tracking page says of the status too, except that a request comes back to Submitted only from another one,
 * and that a mail can be answered.
 */
function meaningOf(lead: LeadOfMail): string {
  const { notRight, openAgain, openAgainUnfound, other } = words.statusChanged;
  const status = toStatus(lead.status);
  if (status === 'other') return other(lead.status);
  if (status === 'Submitted') return lead.isStillLooking ? openAgainUnfound : openAgain;
  const { meaning, next } = statusWords[status];
  return `${meaning} ${status === 'Completed' ? notRight : next(lead)}`;
}

/**
 * The operator or the hauler has set another timeframe, or taken it away.
 *
 * @param before the pickup that the customer knew of.
 */
export function timeframeChanged(lead: LeadOfMail, site: Site, before: Window | null = null): CustomerContent {
  const { heading, texts } = newsOfTimeframe(lead, goneWindow(lead, before));
  return {
    heading,
    blocks: [
      ...texts.map((text) => ({ kind: 'paragraph', text }) as const),
      trackButton(lead, site),
      factsOf(lead, statusOf(lead)),
    ],
  };
}

function newsOfTimeframe(lead: LeadOfMail, gone: string | null): { heading: string; texts: string[] } {
  const { heading, planned, headingWithout, earlier, untilNew, headingByHauler, onThePage } = words.timeframeChanged;
  if (lead.pickup) return { heading, texts: [planned(windowOf(lead.pickup))] };
  const isByHauler = isTimeframeByHauler(lead);
  const timeframe = timeframeOf(lead);
  if (timeframe === null) {
    return { heading: isByHauler ? headingByHauler : headingWithout, texts: [`${gone ?? earlier} ${untilNew}`] };
  }
  const news = isByHauler ? { heading: headingByHauler, text: onThePage } : { heading, text: planned(timeframe) };
  return { heading: news.heading, texts: gone === null ? [news.text] : [news.text, gone] };
}

/** That the pickup which the customer knew of is for no time in numbers any more; null if it is, or never was. */
function goneWindow({ pickup }: LeadOfMail, before: Window | null): string | null {
  return before === null || pickup !== null ? null : words.timeframeChanged.noLongerHolds(windowOf(before));
}

/** When the pickup is: in numbers, or in the operator's words. */
function timeToMail(lead: LeadOfMail): string | null {
  if (lead.pickup) return windowOf(lead.pickup);
  return isTimeframeByHauler(lead) ? null : timeframeOf(lead);
}

function priceOf({ pricePaid }: LeadOfMail): string | null {
  return pricePaid === null ? null : dollars(pricePaid);
}

function timeframeOf({ timeframe }: LeadOfMail): string | null {
  return timeframe?.trim() || null;
}

function statusOf({ status }: LeadOfMail): Fact {
  return [words.terms.status, statusLabel(status)];
}

/** The reasons that may be mailed and, where there are others, where to read them. */
function cancelReasonsOf(lead: LeadOfMail): Block[] {
  if (lead.canceledByCustomer) return [];
  const { cancelReasons, onThePage } = words.statusChanged;
  const reasons = reasonsToMail(lead);
  const list: Block[] = [
    { kind: 'heading', text: cancelReasons(reasons.length) },
    { kind: 'list', items: reasons.map(reasonLabel) },
  ];
  return [
    ...(reasons.length > 0 ? list : []),
    ...(reasons.length < lead.cancelReasons.length ? [{ kind: 'paragraph', text: onThePage } as const] : []),
  ];
}

/** What somebody whose request was canceled may do: book again, or write to us if nobody could reach them. */
function wayOn({ cancelReasons }: LeadOfMail, site: Site): Block {
  const { bookAgain, writeToUs } = words.statusChanged;
  const book = { label: bookAgain, url: `${site.url}/book` };
  const write = { label: writeToUs, url: `${site.url}/contact` };
  return { kind: 'links', links: isUnreachable(cancelReasons) ? [book, write] : [book] };
}
