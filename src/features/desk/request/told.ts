import type { Candidate, DeskRequest, RequestView } from '@functions/contracts/desk.ts';
import { isClosed, type Status } from '@functions/domain/statuses.ts';
import { statusLabel } from '@functions/words/en/statuses.ts';
import { words } from '@/content/en/desk';
import { holderOf, openOffersOf } from '../offers';

const { told } = words;

/** How soon, and whether a text is better than a mail. */
type Manner = keyof typeof told.hauler;

function customer({ updates }: DeskRequest, manner: Manner, news: string): string {
  return told.customer[manner][updates.by](news);
}

function candidate({ name, toldBy }: Pick<Candidate, 'name' | 'toldBy'>, manner: Manner, news: string): string {
  return told.hauler[manner][toldBy](name, news);
}

/** Who has the job; of one who is paused, the page does not know how they are told. */
function holder({ request, haulers }: RequestView, manner: Manner, news: string): string[] {
  const held = holderOf(request);
  if (!held) return [];
  const known = haulers.find(({ id }) => id === held.hauler.id);
  return [known ? candidate(known, manner, news) : told.hauler[manner].unknown(held.hauler.name, news)];
}

/** Whether the customer hears, besides who has the job, that its time is gone: of a time in words while it begins. */
function losesTime(request: DeskRequest): boolean {
  if (!holderOf(request)) return false;
  return request.pickupFrom !== null || (request.timeframe !== null && request.status === 'Submitted');
}

/** Of a closed job its hauler was told that it is canceled, or has said that it is done. That it goes on is no mail. */
function holderOfClosed({ request }: RequestView): string[] {
  const held = holderOf(request);
  return held && isClosed(request.status) ? [told.haulerHearsNothing(held.hauler.name)] : [];
}

function openOffers(request: DeskRequest, except?: string): number {
  return openOffersOf(request, new Date()).filter(({ hauler }) => hauler.id !== except).length;
}

function whileFlagged({ flaggedBecause }: DeskRequest, sentences: string[]): string[] {
  return flaggedBecause === null ? sentences : [told.whileFlagged];
}

export function toldOfAssign(look: RequestView, chosen: Candidate | undefined): string[] {
  if (!chosen) return [told.choose];
  const others = openOffers(look.request, chosen.id);
  return [
    candidate(chosen, 'byMail', told.news.hasIt),
    ...holder(look, 'urgent', told.news.takenBack),
    customer(look.request, 'urgent', told.news.whoComes),
    ...(losesTime(look.request) ? [customer(look.request, 'held', told.news.noTime)] : []),
    ...(others > 0 ? [told.othersAsked(others)] : []),
  ];
}

export function toldOfOffer(chosen: Candidate | undefined): string[] {
  return [chosen ? candidate(chosen, 'urgent', told.news.offered) : told.chooseOffer, told.customer.notYet];
}

export function toldOfTakeBack(look: RequestView): string[] {
  return [
    ...holder(look, 'urgent', told.news.takenBack),
    ...whileFlagged(look.request, [customer(look.request, 'held', told.news.openAgain), told.next]),
  ];
}

export function toldOfPickup(look: RequestView): string[] {
  return whileFlagged(look.request, [
    customer(look.request, 'held', told.news.pickup),
    ...holder(look, 'held', told.news.pickup),
  ]);
}

/** A request that begins anew loses its time. If it had none and keeps its hauler, that is no news. */
export function toldOfStatus(look: RequestView, status: Status): string[] {
  const { request } = look;
  const offers = openOffers(request);
  if (status !== 'Submitted') {
    const news = told.news.status(statusLabel(status));
    return [
      ...whileFlagged(request, [customer(request, 'held', news)]),
      ...(offers > 0 ? [told.offersEnd(offers)] : []),
      ...holderOfClosed(look),
    ];
  }
  if (!holderOf(request)) {
    return whileFlagged(request, [customer(request, 'held', told.news.openAgain), told.next]);
  }
  if (request.pickupFrom === null) return [told.nobodyOfStatus, ...holderOfClosed(look)];
  return whileFlagged(request, [
    customer(request, 'held', told.news.noTime),
    ...holder(look, 'held', told.news.noTime),
  ]);
}

export function toldOfCancel(look: RequestView): string[] {
  const offers = openOffers(look.request);
  return [
    ...holder(look, 'urgent', told.news.canceled),
    ...whileFlagged(look.request, [customer(look.request, 'held', told.news.canceledWhy)]),
    ...(offers > 0 ? [told.offersEnd(offers)] : []),
  ];
}

export function toldOfFlag({ request }: RequestView): string[] {
  const offers = openOffers(request);
  return [told.flagDigest, ...(offers > 0 ? [told.offersEnd(offers)] : [])];
}

export function toldOfClearedFlag({ request }: RequestView): string[] {
  const isOffered = request.status === 'Submitted' && !holderOf(request);
  return [told.flagCleared, ...(isOffered ? [told.next] : [])];
}

/** Of a completed request, which keeps its hauler. The question whether all is gone goes out once. */
export function toldOfReopening(look: RequestView): string[] {
  const { review, history } = look.request;
  const wasAsked = review !== null || history.some(({ what, kind }) => what === 'told' && kind === 'review-asked');
  return [
    ...toldOfStatus(look, holderOf(look.request) ? 'In Progress' : 'Submitted'),
    wasAsked ? told.notAskedAgain : told.askedLater,
  ];
}

export function toldOfWithholding({ request: { review } }: RequestView): string[] {
  return [told.withheld, ...(review?.moderation === 'published' ? [told.leavesSite] : [])];
}

/** `isOfWays`: it corrects the number or the address by which the customer is reached. */
export function toldOfCorrection(look: RequestView, isOfWays: boolean): string[] {
  const { request } = look;
  const waiting = [
    ...holder(look, 'held', told.news.corrected),
    ...(isOfWays && request.email !== null ? [told.addressBefore(request.email)] : []),
  ];
  return [told.mailbox, ...(waiting.length > 0 ? whileFlagged(request, waiting) : [])];
}

export function toldOfResend({ request }: RequestView): string[] {
  return [customer(request, 'byMail', told.news.link)];
}

export const toldOfNote: readonly string[] = [told.nobody];
