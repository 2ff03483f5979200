import type { DeskHauler, DeskMessage, ListedRequest, ListView } from '@functions/contracts/desk.ts';
import { losAngelesDay } from '@functions/domain/los-angeles-clock.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { isClosed, toStatus } from '@functions/domain/statuses.ts';
import { dayText, timesText } from '@functions/words/en/pickups.ts';
import { dayShort } from '@/content/en/clock';
import { words } from '@/content/en/desk-list';
import {
  daysBetween,
  formatShortMoment,
  isTodayInLosAngeles,
  losAngelesDayInWords,
} from '@/features/request/los-angeles-clock';

/**
 * Why a request needs the team: the customer reported that no one came or called, the promised call is overdue, or no
 * hauler is left.
 */
type AttentionReason = 'noShow' | 'reported' | 'overdue' | 'nobody';

export const filters = ['waiting', 'taken', 'today', 'flagged', 'all'] as const;

export type Filter = (typeof filters)[number];

/** The first reason why a request needs the team; undefined if it is on track. */
export function attentionReason(request: ListedRequest): AttentionReason | undefined {
  if (request.noShowAt !== null) return 'noShow';
  if (request.reportedAt !== null) return 'reported';
  if (request.overdue) return 'overdue';
  return isWithoutHauler(request) && request.openOffers === 0 ? 'nobody' : undefined;
}

/** Whether a call is promised that no one has made, and that nothing has overtaken. */
function isCallDue({ status, contactedAt, flaggedBecause, pickupFrom }: ListedRequest): boolean {
  return toStatus(status) === 'Submitted' && contactedAt === null && flaggedBecause === null && pickupFrom === null;
}

/** Whether a call is due, or the request needs the team for another reason. */
export function isWaitingForUs(request: ListedRequest): boolean {
  return attentionReason(request) !== undefined || isCallDue(request);
}

/** Those that need the team: first those to whom no one came, then the earliest promise. */
export function inNeed(requests: readonly ListedRequest[]): ListedRequest[] {
  const needy = requests.filter((request) => attentionReason(request) !== undefined);
  const isMet = ({ noShowAt }: ListedRequest) => Number(noShowAt === null);
  return needy.sort((one, other) => isMet(one) - isMet(other) || Date.parse(dueBy(one)) - Date.parse(dueBy(other)));
}

/** The promised moment: by when to call or, once that is known to have failed, by when to come. */
export function dueBy({ noShowAt, pickupUntil, promisedBy }: ListedRequest): string {
  return (noShowAt && pickupUntil) ?? promisedBy;
}

/** Whether the promised moment is over. */
export function isLate(request: ListedRequest, now: Date): boolean {
  return Date.parse(dueBy(request)) <= now.getTime();
}

/** Calls that are due, then pickups, both by time; then the others in the order they came. */
export function inOrder(requests: readonly ListedRequest[]): ListedRequest[] {
  const places = requests.map((request) => ({ request, ...placeOf(request) }));
  places.sort((one, other) => one.group - other.group || Date.parse(one.at) - Date.parse(other.at));
  return places.map(({ request }) => request);
}

function placeOf(request: ListedRequest): { group: number; at: string } {
  const { promisedBy, pickupFrom, createdAt } = request;
  if (isCallDue(request)) return { group: 1, at: promisedBy };
  return pickupFrom === null ? { group: 3, at: createdAt } : { group: 2, at: pickupFrom };
}

/** Whether a submitted request has no hauler. A flagged one should not have any. */
function isWithoutHauler({ status, hauler, flaggedBecause }: ListedRequest): boolean {
  return toStatus(status) === 'Submitted' && hauler === null && flaggedBecause === null;
}

export function matchesFilter(filter: Filter, request: ListedRequest, now: Date): boolean {
  const { hauler, flaggedBecause, pickupFrom } = request;
  switch (filter) {
    case 'all':
      return true;
    case 'waiting':
      return hauler === null && flaggedBecause === null;
    case 'taken':
      return hauler !== null;
    case 'today':
      return pickupFrom !== null && isTodayInLosAngeles(pickupFrom, now);
    case 'flagged':
      return flaggedBecause !== null;
  }
}

/** The status of a request in a sentence or two, without its hauler. */
export function statusText(request: ListedRequest, now: Date): string {
  const { flaggedBecause, noShowAt, reportedAt, promisedBy, contactedAt, status } = request;
  if (isClosed(status)) return '';
  if (flaggedBecause !== null) return words.progress.flagged(flaggedBecause);
  switch (attentionReason(request)) {
    case 'noShow':
      return words.progress.noShow(formatShortMoment(noShowAt ?? promisedBy, now));
    case 'reported':
      return words.progress.reported(formatShortMoment(reportedAt ?? promisedBy, now));
    case 'overdue':
      return contactedAt === null
        ? words.progress.overdue(formatShortMoment(promisedBy, now))
        : words.progress.overdueDespiteCall(formatShortMoment(contactedAt, now));
    case 'nobody':
      return [words.progress.nobody, promise(request, now)].filter(Boolean).join(' ');
    case undefined:
      return [progress(request, now), promise(request, now)].filter(Boolean).join(' ');
  }
}

/** Why a request needs the team, beside the chip with the time to its promise; without its hauler. */
export function needText(request: ListedRequest, now: Date): string {
  return request.flaggedBecause === null ? ownText(request, now) : statusText(request, now);
}

/** What a row says about a request, besides what the chip with its time says. */
export function rowText(request: ListedRequest, now: Date): string {
  return [ownText(request, now), haulerText(request)].filter(Boolean).join(' ');
}

function ownText(request: ListedRequest, now: Date): string {
  const { flaggedBecause, pickupUntil, contactedAt, status } = request;
  if (isClosed(status)) return '';
  if (flaggedBecause !== null) return words.progress.flaggedBecause(flaggedBecause);
  const reason = attentionReason(request);
  if (reason) return reasonInShort(request, reason, now);
  if (pickupUntil !== null && Date.parse(pickupUntil) >= now.getTime()) return '';
  const isCalled = toStatus(status) === 'Submitted' && contactedAt !== null;
  return progress(request, now) || (isCalled ? words.progress.called : '');
}

function reasonInShort({ contactedAt }: ListedRequest, reason: AttentionReason, now: Date): string {
  const { short, overdueDespiteCall } = words.progress;
  if (reason !== 'overdue' || contactedAt === null) return short[reason];
  return overdueDespiteCall(formatShortMoment(contactedAt, now));
}

/** A sentence about which hauler has the request, or may get it; undefined if the status already says so. */
export function haulerText(request: ListedRequest): string | undefined {
  const { hauler, openOffers, status } = request;
  if (hauler !== null) return words.progress.has(hauler);
  const reason = attentionReason(request);
  if (reason === 'nobody' || isClosed(status)) return undefined;
  if (openOffers > 0) return reason && words.progress.offered(openOffers);
  return words.progress.noHauler;
}

function progress(request: ListedRequest, now: Date): string {
  const { status, hauler, openOffers, pickupFrom, pickupUntil, timeframe } = request;
  if (pickupFrom && pickupUntil) {
    const isOver = Date.parse(pickupUntil) < now.getTime();
    return words.progress[isOver ? 'pickupOver' : 'pickup'](...windowWords(pickupFrom, pickupUntil, now));
  }
  if (timeframe) return words.progress.timeframe(timeframe);
  if (hauler === null) return openOffers > 0 ? words.progress.offered(openOffers) : '';
  if (toStatus(status) === 'Sent Proposal') return words.progress.proposal;
  return toStatus(status) === 'In Progress' ? words.progress.noPickup : '';
}

/** The promised call while it is due, or that the call was made; empty once there is further progress. */
function promise({ status, promisedBy, contactedAt, pickupFrom, timeframe }: ListedRequest, now: Date): string {
  if (toStatus(status) !== 'Submitted') return '';
  if (contactedAt !== null) return pickupFrom || timeframe ? '' : words.progress.called;
  return Date.parse(promisedBy) > now.getTime() ? words.progress.promised(formatShortMoment(promisedBy, now)) : '';
}

/** "Today 2–4 PM", "Mon 8–10 AM", or if it is not one of the next six days, "Nov 12, 8:30–10 AM". */
export function pickupInShort(from: string, until: string, now: Date): string {
  const times = timesText({ from, until }).replaceAll(':00', '');
  const days = daysBetween(losAngelesDay(now), losAngelesDay(from));
  if (days === 0) return words.requests.today(times);
  const { weekday, date } = dayShort(dayText(from));
  return days > 0 && days < 7 ? `${weekday} ${times}` : `${date}, ${times}`;
}

export type Found = {
  requests: readonly ListedRequest[];
  messages: readonly DeskMessage[];
  haulers: readonly DeskHauler[];
};

/** What on the list contains a text. */
export function findOnList(view: ListView, text: string): Found {
  const has = (...texts: (string | null | undefined)[]) => texts.join(' ').toLowerCase().includes(text.toLowerCase());
  return {
    requests: inOrder(
      view.requests.filter(({ fullName, phone, services, city, zipCode, trackingId, hauler }) =>
        has(fullName, phone, phone && formatPhone(phone), ...services, city, zipCode, trackingId, hauler),
      ),
    ),
    messages: view.messages.filter(({ name, email, message, application }) =>
      has(name, email, message, application?.business, application?.areas),
    ),
    haulers: view.haulers.filter(({ name, contactName, email, phone, zipPrefixes }) =>
      has(name, contactName, email, phone, formatPhone(phone), ...zipPrefixes),
    ),
  };
}

/** When a pickup is, as parts of a sentence. */
function windowWords(from: string, until: string, now: Date): [day: string, times: string] {
  return [losAngelesDayInWords(from, now), timesText({ from, until })];
}
