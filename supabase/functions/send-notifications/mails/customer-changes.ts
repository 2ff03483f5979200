import { isUnreachable } from '../../_shared/domain/reasons.ts';
import { isClosed } from '../../_shared/domain/statuses.ts';
import type { Window } from '../../_shared/words/en/pickups.ts';
import { type Composer, toCustomer } from '../audiences.ts';
import type { Block } from './content.ts';
import { type CustomerContent, callLink, factsOf, statusOf, trackButton, whoHasTheJob } from './customer-parts.ts';
import { linkIn } from './format.ts';
import { isTimeframeByHauler, reasonsToMail } from './hauler-words.ts';
import { pickupBefore } from './pickup-before.ts';
import type { HaulerOfMail, LeadOfMail, Site } from './types.ts';
import { wordingIn } from './wording.ts';

// As in customer.ts, no mail of this file has a word in it that a visitor or a hauler typed.

/** The mail of each kind of notification that a customer gets of what others change about their request. */
export const customerChangeMails: Record<string, Composer> = {
  'status-changed': toCustomer(async ({ lead, notification, read, site }) => {
    const [hauler, before] = [await read.haulerOf(lead), pickupBefore(notification)];
    return isNewsOfTime(lead, hauler, before)
      ? timeframeChanged(lead, site, before)
      : statusChanged(lead, site, hauler, before);
  }),
  'timeframe-changed': toCustomer(({ lead, notification, site }) =>
    timeframeChanged(lead, site, pickupBefore(notification)),
  ),
};

/**
 * Whether what a change of the status tells is the time of the pickup: a request that a hauler has is not open again.
 *
 * @param before the pickup that the customer knew of.
 */
export function isNewsOfTime({ status, pickup }: LeadOfMail, hauler: HaulerOfMail | null, before: Window | null) {
  return status === 'Submitted' && hauler !== null && (before ?? pickup) !== null;
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
  const { words, statusWords } = wordingIn(lead.language);
  const { status } = lead;
  const isCanceled = status === 'Canceled';
  const caller = isClosed(status) ? null : hauler;
  const gone = goneWindow(lead, before);
  return {
    language: lead.language,
    heading: statusWords[status].mailHeading,
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
        ...(caller ? whoHasTheJob(lead, caller) : []),
      ),
      ...(caller ? callLink(lead, caller) : []),
      ...(isCanceled ? [wayOn(lead, site)] : []),
    ],
  };
}

/**
 * What the tracking page says of the status too, except that a request comes back to Submitted only from another one,
 * and that a mail can be answered.
 */
function meaningOf(lead: LeadOfMail): string {
  const { words, statusWords } = wordingIn(lead.language);
  const { notRight, openAgain, openAgainUnfound } = words.statusChanged;
  const { status } = lead;
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
    language: lead.language,
    heading,
    blocks: [
      ...texts.map((text) => ({ kind: 'paragraph', text }) as const),
      trackButton(lead, site),
      factsOf(lead, statusOf(lead)),
    ],
  };
}

function newsOfTimeframe(lead: LeadOfMail, gone: string | null): { heading: string; texts: string[] } {
  const { words, windowOf } = wordingIn(lead.language);
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
function goneWindow({ language, pickup }: LeadOfMail, before: Window | null): string | null {
  const { words, windowOf } = wordingIn(language);
  return before === null || pickup !== null ? null : words.timeframeChanged.noLongerHolds(windowOf(before));
}

/** When the pickup is: in numbers, or in the operator's words. */
function timeToMail(lead: LeadOfMail): string | null {
  if (lead.pickup) return wordingIn(lead.language).windowOf(lead.pickup);
  return isTimeframeByHauler(lead) ? null : timeframeOf(lead);
}

function priceOf({ language, pricePaid }: LeadOfMail): string | null {
  return pricePaid === null ? null : wordingIn(language).dollars(pricePaid);
}

function timeframeOf({ timeframe }: LeadOfMail): string | null {
  return timeframe?.trim() || null;
}

/** The reasons that may be mailed and, where there are others, where to read them. */
function cancelReasonsOf(lead: LeadOfMail): Block[] {
  if (lead.canceledByCustomer) return [];
  const { words, reasonLabel } = wordingIn(lead.language);
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
function wayOn({ language, cancelReasons }: LeadOfMail, site: Site): Block {
  const { bookAgain, writeToUs } = wordingIn(language).words.statusChanged;
  const book = { label: bookAgain, url: linkIn(language, '/book', site) };
  const write = { label: writeToUs, url: linkIn(language, '/contact', site) };
  return { kind: 'links', links: isUnreachable(cancelReasons) ? [book, write] : [book] };
}
