import type { ListedRequest } from '@functions/contracts/desk.ts';
import { isClosed, toStatus } from '@functions/domain/statuses.ts';
import { timesText, timeText } from '@functions/words/en/pickups.ts';
import { words } from '@/content/en/desk-list';
import { formatLosAngelesClock, isTodayInLosAngeles, losAngelesDayInWords } from '@/features/request/los-angeles-clock';

/** Why a request needs the team: the customer reported it, the promised call is overdue, or no hauler is left. */
type AttentionReason = 'reported' | 'overdue' | 'nobody';

export const filters = ['all', 'waiting', 'taken', 'today', 'flagged'] as const;

export type Filter = (typeof filters)[number];

/** The first reason why a request needs the team; undefined if it is on track. */
export function attentionReason(request: ListedRequest): AttentionReason | undefined {
  if (request.reportedAt !== null) return 'reported';
  if (request.overdue) return 'overdue';
  return isWithoutHauler(request) && request.openOffers === 0 ? 'nobody' : undefined;
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
  const { flaggedBecause, reportedAt, promisedBy, contactedAt, status } = request;
  if (isClosed(status)) return '';
  if (flaggedBecause !== null) return words.progress.flagged(flaggedBecause);
  switch (attentionReason(request)) {
    case 'reported':
      return words.progress.reported(shortMomentText(reportedAt ?? promisedBy, now));
    case 'overdue':
      return contactedAt === null
        ? words.progress.overdue(shortMomentText(promisedBy, now))
        : words.progress.overdueDespiteCall(shortMomentText(contactedAt, now));
    case 'nobody':
      return [words.progress.nobody, promise(request, now)].filter(Boolean).join(' ');
    case undefined:
      return [progress(request, now), promise(request, now)].filter(Boolean).join(' ');
  }
}

/** A sentence about which hauler has the request; undefined if the status already says so. */
export function haulerText(request: ListedRequest): string | undefined {
  const { hauler, openOffers, status } = request;
  if (hauler !== null) return words.progress.has(hauler);
  return attentionReason(request) === 'nobody' || openOffers > 0 || isClosed(status)
    ? undefined
    : words.progress.noHauler;
}

function progress({ status, hauler, openOffers, ...pickup }: ListedRequest, now: Date): string {
  const { pickupFrom, pickupUntil, timeframe } = pickup;
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
  return Date.parse(promisedBy) > now.getTime() ? words.progress.promised(shortMomentText(promisedBy, now)) : '';
}

/** The lowercase text that the search field matches. */
export function searchText({ fullName, services, city, zipCode, trackingId, hauler }: ListedRequest): string {
  return [fullName, ...services, city, zipCode, trackingId, hauler].join(' ').toLowerCase();
}

/** A moment in a sentence that does not need to say "today": "3:40 PM", "3:40 PM yesterday". */
function shortMomentText(moment: string, now: Date): string {
  return isTodayInLosAngeles(moment, now) ? timeText(moment) : formatLosAngelesClock(moment, now);
}

/** When a pickup is, as parts of a sentence. */
function windowWords(from: string, until: string, now: Date): [day: string, times: string] {
  return [losAngelesDayInWords(from, now), timesText({ from, until })];
}
