import type { Candidate, DeskRequest, RequestView } from '@functions/contracts/desk.ts';
import { isClosed, type Status } from '@functions/domain/statuses.ts';
import { statusLabel } from '@functions/words/en/statuses.ts';
import { words } from '@/content/en/desk';
import { holderOf, openOffersOf } from '../offers';

const { told: notices } = words;

/** How urgent a notification is: decides when it is sent and whether by text or email. */
type Urgency = keyof typeof notices.hauler;

function toCustomer({ updates }: DeskRequest, urgency: Urgency, news: string): string {
  return notices.customer[urgency][updates.by](news);
}

function toCandidate({ name, toldBy }: Pick<Candidate, 'name' | 'toldBy'>, urgency: Urgency, news: string): string {
  return notices.hauler[urgency][toldBy](name, news);
}

/** For the hauler who has the job. If they are paused, the page does not know their channel. */
function toHolder({ request, haulers }: RequestView, urgency: Urgency, news: string): string[] {
  const held = holderOf(request);
  if (!held) return [];
  const known = haulers.find(({ id }) => id === held.hauler.id);
  return [known ? toCandidate(known, urgency, news) : notices.hauler[urgency].unknown(held.hauler.name, news)];
}

/** Whether the customer is also notified that the pickup lost its time. A time in words counts only while submitted. */
function losesTime(request: DeskRequest): boolean {
  if (!holderOf(request)) return false;
  return request.pickupFrom !== null || (request.timeframe !== null && request.status === 'Submitted');
}

/** The hauler of a closed job is not notified when the job is reopened. */
function toHolderOfClosed({ request }: RequestView): string[] {
  const held = holderOf(request);
  return held && isClosed(request.status) ? [notices.haulerHearsNothing(held.hauler.name)] : [];
}

function openOffers(request: DeskRequest, except?: string): number {
  return openOffersOf(request, new Date()).filter(({ hauler }) => hauler.id !== except).length;
}

function whileFlagged({ flaggedBecause }: DeskRequest, sentences: string[]): string[] {
  return flaggedBecause === null ? sentences : [notices.whileFlagged];
}

export function assignNotifications(view: RequestView, chosen: Candidate | undefined): string[] {
  if (!chosen) return [notices.choose];
  const others = openOffers(view.request, chosen.id);
  return [
    toCandidate(chosen, 'byMail', notices.news.hasIt),
    ...toHolder(view, 'urgent', notices.news.takenBack),
    toCustomer(view.request, 'urgent', notices.news.whoComes),
    ...(losesTime(view.request) ? [toCustomer(view.request, 'held', notices.news.noTime)] : []),
    ...(others > 0 ? [notices.othersAsked(others)] : []),
  ];
}

export function offerNotifications(chosen: Candidate | undefined): string[] {
  return [chosen ? toCandidate(chosen, 'urgent', notices.news.offered) : notices.chooseOffer, notices.customer.notYet];
}

export function takeBackNotifications(view: RequestView): string[] {
  return [
    ...toHolder(view, 'urgent', notices.news.takenBack),
    ...whileFlagged(view.request, [toCustomer(view.request, 'held', notices.news.openAgain), notices.next]),
  ];
}

export function pickupNotifications(view: RequestView): string[] {
  return whileFlagged(view.request, [
    toCustomer(view.request, 'held', notices.news.pickup),
    ...toHolder(view, 'held', notices.news.pickup),
  ]);
}

/** A request that starts over loses its time. If it had none and keeps its hauler, no one is notified. */
export function statusNotifications(view: RequestView, status: Status): string[] {
  const { request } = view;
  const offers = openOffers(request);
  if (status !== 'Submitted') {
    const news = notices.news.status(statusLabel(status));
    return [
      ...whileFlagged(request, [toCustomer(request, 'held', news)]),
      ...(offers > 0 ? [notices.offersEnd(offers)] : []),
      ...toHolderOfClosed(view),
    ];
  }
  if (!holderOf(request)) {
    return whileFlagged(request, [toCustomer(request, 'held', notices.news.openAgain), notices.next]);
  }
  if (request.pickupFrom === null) return [notices.nobodyOfStatus, ...toHolderOfClosed(view)];
  return whileFlagged(request, [
    toCustomer(request, 'held', notices.news.noTime),
    ...toHolder(view, 'held', notices.news.noTime),
  ]);
}

export function cancelNotifications(view: RequestView): string[] {
  const offers = openOffers(view.request);
  return [
    ...toHolder(view, 'urgent', notices.news.canceled),
    ...whileFlagged(view.request, [toCustomer(view.request, 'held', notices.news.canceledWhy)]),
    ...(offers > 0 ? [notices.offersEnd(offers)] : []),
  ];
}

export function flagNotifications({ request }: RequestView): string[] {
  const offers = openOffers(request);
  return [notices.flagDigest, ...(offers > 0 ? [notices.offersEnd(offers)] : [])];
}

export function clearFlagNotifications({ request }: RequestView): string[] {
  const isOffered = request.status === 'Submitted' && !holderOf(request);
  return [notices.flagCleared, ...(isOffered ? [notices.next] : [])];
}

/** For a completed request, which keeps its hauler. The customer is asked for a review only once. */
export function reopenNotifications(view: RequestView): string[] {
  const { review, history } = view.request;
  const wasAsked = review !== null || history.some(({ what, kind }) => what === 'told' && kind === 'review-asked');
  return [
    ...statusNotifications(view, holderOf(view.request) ? 'In Progress' : 'Submitted'),
    wasAsked ? notices.notAskedAgain : notices.askedLater,
  ];
}

export function withholdNotifications({ request: { review } }: RequestView): string[] {
  return [notices.withheld, ...(review?.moderation === 'published' ? [notices.leavesSite] : [])];
}

/** `changesContact`: whether the customer's phone number or email address is corrected. */
export function correctNotifications(view: RequestView, changesContact: boolean): string[] {
  const { request } = view;
  const waiting = [
    ...toHolder(view, 'held', notices.news.corrected),
    ...(changesContact && request.email !== null ? [notices.addressBefore(request.email)] : []),
  ];
  return [notices.mailbox, ...(waiting.length > 0 ? whileFlagged(request, waiting) : [])];
}

export function resendNotifications({ request }: RequestView): string[] {
  return [toCustomer(request, 'byMail', notices.news.link)];
}

export function endTextsNotifications(view: RequestView): string[] {
  const { request } = view;
  const toHauler = toHolder(view, 'held', notices.news.corrected);
  return [
    ...(toHauler.length > 0 ? whileFlagged(request, toHauler) : []),
    request.updates.by === 'text' ? notices.noWayLeft : notices.textsEnd,
  ];
}

export const noteNotifications: readonly string[] = [notices.nobody];
